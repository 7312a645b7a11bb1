import type { Offer } from '../session/offers.ts';
import { endingOf, type TitleView } from '../titles/view.ts';

export function typeOf(offer: Offer): string {
  return offer.kind === 'act' ? offer.action.type : offer.type;
}

/** What is most often wanted stands first, the choice that ends the step last but for what is seldom wanted. */
export function inOrder(offers: readonly Offer[], view: TitleView): readonly Offer[] {
  const { wishes = [], seldom = [] } = view;
  const rank = (offer: Offer) => {
    const type = typeOf(offer);
    if (seldom.includes(type)) return wishes.length + 2;
    if (endingOf(view).includes(type)) return wishes.length + 1;
    return wishes.includes(type) ? wishes.indexOf(type) : wishes.length;
  };
  return offers.toSorted((a, b) => rank(a) - rank(b));
}
