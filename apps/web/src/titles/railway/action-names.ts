import { type BaseAction, type BaseState, type Choice, valueAt } from '@stellwerk/engine/kernel';
import type { Speaker } from '../../text/speaker.ts';
import { nameOn } from './places.ts';
import type { Railway } from './railway.ts';
import { trainName } from './terms.ts';
import { words } from './words.ts';

/** The parameters of an action, as words and as figures. */
export function valuesIn(action: BaseAction) {
  const values = new Map<string, unknown>(Object.entries(action));
  return {
    any: (name: string) => values.get(name),
    text: (name: string) => String(values.get(name) ?? ''),
    count: (name: string) => Number(values.get(name)),
  };
}

/** The actions that every title has, in the words of those who play. */
export function commonName<S extends BaseState>(
  railway: Railway<S>,
  action: BaseAction,
  state: S,
  speaker: Speaker,
): string | undefined {
  const { map, terms } = railway;
  const { text } = valuesIn(action);
  switch (action.type) {
    case 'layTile':
      return speaker.text(words.layTile, { tile: text('tile'), hex: text('hex') });
    case 'placeMarker':
      return speaker.text(terms.placeMarker, { place: nameOn(map, railway.trackOf(state), text('hex'), text('node')) });
    case 'buyTrain':
      return speaker.text(words.buyTrain, {
        train: trainName(terms, text('train'), speaker),
        from: sourceOf(railway, action, speaker),
      });
    case 'discardTrain':
      return speaker.text(words.discardTrain, { train: trainName(terms, text('train'), speaker) });
    default:
      return undefined;
  }
}

function sourceOf<S extends BaseState>(railway: Railway<S>, action: BaseAction, speaker: Speaker): string {
  const { text, count } = valuesIn(action);
  const company = text('from');
  if (!railway.isCompany(company)) return speaker.text(company === 'pool' ? words.fromPool : words.fromBank);
  return speaker.text(words.fromCompany, { company, price: railway.money(count('price'), speaker) });
}

/** What a lay replaces, and how many copies are left. */
export function layNote<S extends BaseState>(
  railway: Railway<S>,
  action: BaseAction,
  state: S,
  speaker: Speaker,
): string {
  const { text } = valuesIn(action);
  const left = railway.supplyOf(state)[text('tile')];
  const old = railway.trackOf(state).laid[text('hex')]?.tile;
  return [
    ...(old === undefined ? [] : [speaker.text(words.replaces, { tile: old })]),
    ...(typeof left === 'number'
      ? [left === 1 ? speaker.text(words.lastCopy) : speaker.text(words.copies, { n: left })]
      : []),
  ].join(' · ');
}

/** New trains have a button each; what is left to be put together are those of other companies. */
export function tradeName(
  choices: readonly Choice[],
  isCompany: (owner: string) => boolean,
  speaker: Speaker,
): string | undefined {
  const fromCompany = ({ type, params }: Choice) => {
    const from = params['from'];
    return type === 'buyTrain' && from !== undefined && isCompany(String(valueAt(from, 0)));
  };
  return choices.length > 0 && choices.every(fromCompany) ? speaker.text(words.buyFromCompany) : undefined;
}
