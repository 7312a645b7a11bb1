import { type BaseAction, type BaseState, topFrame } from '@stellwerk/engine/kernel';
import { companyIncome, isPosition, mines, nextSize, phaseOf, type State } from '@stellwerk/titles/1873';
import type { Speaker } from '../../text/speaker.ts';
import { commonName, layNote, valuesIn } from '../railway/action-names.ts';
import { nameOn } from '../railway/places.ts';
import { trainName } from '../railway/terms.ts';
import { words as common } from '../railway/words.ts';
import { railway } from './railway.ts';
import { words } from './words.ts';

/** An action in the words of those who play; kinds without a name here have the title's own word. */
export function nameOf(action: BaseAction, state: BaseState, speaker: Speaker): string | undefined {
  if (!isPosition(state)) return undefined;
  const { any, text, count } = valuesIn(action);
  const money = (name: string) => railway.money(count(name), speaker);
  const figures = { ...Object.fromEntries(Object.entries(action)), amount: money('amount'), price: money('price') };
  switch (action.type) {
    case 'pass':
      return passName(state, speaker);
    case 'buyItem':
    case 'putUp':
    case 'raise':
    case 'buyShare':
    case 'sellShares':
    case 'exercise':
    case 'foundRailway':
    case 'foundMines':
    case 'buyMine':
      return speaker.text(words[action.type], figures);
    case 'bidPremium':
      return speaker.text(words.raise, figures);
    case 'buyLoco':
      return speaker.text(words.buyLoco, { size: nextSize(state) });
    case 'buyMachine': {
      const chosen = any('mines');
      const names = Array.isArray(chosen) ? chosen.map((mine) => speaker.term(String(mine))) : [];
      return speaker.text(words.buyMachine, { size: nextSize(state), mines: names.join(', ') });
    }
    case 'produce':
      return produceName(state, any('switchers'), speaker);
    case 'buySwitcher':
      return speaker.text(count('scraps') > 0 ? words.buySwitcherFor : words.buySwitcher, {
        size: phaseOf(state).size,
        scraps: count('scraps'),
      });
    case 'scrap':
      return speaker.text(words.scrap, { unit: unitName(text('item'), count('size'), speaker) });
    case 'trade':
      return speaker.text(words.trade, { ...figures, unit: unitName(text('item'), count('size'), speaker) });
    case 'placeMarker': {
      const replaced = any('replaces');
      if (typeof replaced !== 'string') return commonName(railway, action, state, speaker);
      return speaker.text(words.replaceMarker, {
        company: replaced,
        place: nameOn(railway.map, railway.trackOf(state), text('hex'), text('node')),
      });
    }
    case 'payOut':
      return speaker.text({ none: words.payNone, half: words.payHalf }[text('part')] ?? words.payFull);
    case 'answer':
      return speaker.text(any('accept') === true ? words.accept : words.decline);
    default:
      return commonName(railway, action, state, speaker);
  }
}

function unitName(item: string, size: number, speaker: Speaker): string {
  if (item === 'switcher') return speaker.text(words.switcherUnit, { size });
  return trainName(railway.terms, item === 'diesel' ? 'D' : String(size), speaker);
}

/** “switcher 3 in 5 Braunesumpf”: where they go, and what all mines then bring. */
function produceName(state: State, switchers: unknown, speaker: Speaker): string | undefined {
  const frame = topFrame(state);
  if (frame?.kind !== 'mineCompanyTurn' || !Array.isArray(switchers)) return undefined;
  const sizes = switchers.map(Number);
  const told = state.mineCompanies[frame.company].mines.flatMap((mine, i) => {
    const size = sizes[i] ?? 0;
    return size > 0 ? [speaker.text(words.switcherAt, { size, mine: mines[mine].name })] : [];
  });
  const income = railway.money(companyIncome(state, frame.company, sizes), speaker);
  return speaker.text(words.produce, { switchers: told.join(', '), income });
}

/** In an auction or a stock round one passes; in a turn one goes on. */
function passName(state: State, speaker: Speaker): string {
  switch (topFrame(state)?.kind) {
    case 'mineTurn':
    case 'mineCompanyTurn':
    case 'railwayTurn':
      return speaker.text(words.passOn);
    default:
      return speaker.text(common.passStock);
  }
}

export function noteOn(action: BaseAction, state: BaseState, speaker: Speaker): string | undefined {
  const frame = isPosition(state) ? topFrame(state) : undefined;
  if (action.type === 'closeMine' && frame?.kind === 'mineTurn') {
    return speaker.text(words.closes, { value: railway.money(mines[frame.mine].faceValue, speaker) });
  }
  return action.type === 'layTile' && isPosition(state) ? layNote(railway, action, state, speaker) : undefined;
}
