import { sameJson } from '@stellwerk/engine/kernel';
import { offersOf, openParams } from '../session/offers.ts';
import type { Moment } from '../session/session.ts';
import type { TitleView } from '../titles/view.ts';
import { fits } from './lesson.ts';
import type { Wish } from './steps.ts';

/** What is to be pressed next for a wish, as selectors: the first that is shown is meant, all of them are marked. */
export function marksFor(
  wish: Wish,
  moment: Pick<Moment, 'choices' | 'draft' | 'seat'>,
  view: Pick<TitleView, 'pointing' | 'turning'>,
): readonly string[] {
  const { choices, draft, seat } = moment;
  if (seat === undefined) return [];
  const pointing = view.pointing[wish.type] ?? [];
  if (draft?.type === wish.type) {
    for (const name of openParams(choices, draft, pointing)) {
      const wanted = wish[name];
      const now = draft.values[name];
      if (wanted === undefined || (now !== undefined && sameJson(now, wanted))) continue;
      if (pointing.includes(name)) return onBoard(wish, pointing);
      const text = JSON.stringify(wanted);
      if (name === view.turning) return ['.pick .confirm .btn:not(.primary)'];
      return [
        `.dw-fan-tile[data-tile="${String(wanted)}"]`,
        `.pick [data-param="${name}"] [data-value='${text}']`,
        `.pick [data-range="${name}"] input[type=number]`,
      ];
    }
    return ['.pick [data-confirm="yes"]'];
  }
  const offers = offersOf(choices, seat, view.pointing);
  const direct = offers.find((offer) => offer.kind === 'act' && fits(wish, offer.action));
  const inRow =
    typeof wish['company'] === 'string' ? [`tr[data-company="${wish['company']}"] [data-deal="${wish.type}"]`] : [];
  if (direct?.kind === 'act')
    return [...onBoard(wish, pointing), ...inRow, `.now .offer[data-action='${JSON.stringify(direct.action)}']`];
  return [...onBoard(wish, pointing), ...inRow, `.now .offer[data-type="${wish.type}"][data-offer="draft"]`];
}

/** A place of the board: a hex, a field, a card. */
function onBoard(wish: Wish, pointing: readonly string[]): readonly string[] {
  const place = pointing.map((name) => wish[name]);
  if (place.length === 0 || place.includes(undefined)) return [];
  const id = place.join(',');
  return [`.map [data-hex="${id}"]`, `.map [data-field="${id}"]`, `.map [data-card="${id}"]`];
}
