import { cashOf } from '@stellwerk/engine/finance';
import { type BaseAction, topFrame } from '@stellwerk/engine/kernel';
import {
  companies,
  DALHEIM,
  figures,
  game,
  harbourCost,
  INVESTOR,
  isPosition,
  lending,
  lra,
  mapOf,
  maps,
  replaceable,
  type State,
  tileStock,
  valueStep,
} from '@stellwerk/titles/18lra';
import { mustBuy } from '@stellwerk/titles/rhineland';
import type { Speaker } from '../../text/speaker.ts';
import { valuesIn } from '../railway/action-names.ts';
import { namedHexOn } from '../railway/places.ts';
import { lendingView } from '../rhineland/lending.ts';
import type { RhinelandTable } from '../rhineland/table.ts';
import { words as family } from '../rhineland/words.ts';
import type { TitleView } from '../view.ts';
import { companyLooks, mapLook } from './look.ts';
import { linesOf } from './sheets.ts';
import { words } from './words.ts';

const table: RhinelandTable<State> = {
  title: lra,
  game,
  isPosition,
  map: maps.text,
  tiles: tileStock(),
  look: mapLook,
  companies: companyLooks,
  valueStepOf: valueStep,
  marksOf: ({ decActive }) => (decActive ? { [DALHEIM]: [{ kind: 'camp' }] } : {}),
  linesOf,
  otherHolders: [{ owner: INVESTOR, name: words.investor, note: words.investorNote, letters: 'Inv' }],
  mustBuy: (state, company) => mustBuy(game, state, company),
  powers: {
    no1: words.powerNo1,
    no2: words.powerNo2,
    no3: words.powerNo3,
    no4: words.powerNo4,
    no5: words.powerNo5,
    no6: words.powerNo6,
  },
  bonuses: {
    montan: family.montan,
    ironRhine: family.ironRhine,
    camp: words.camp,
    harbour: words.harbourBonus,
  },
  sources: figures,
  replaceable: replaceable.text,
};

/** What only this game asks: a card for a company, and a share for the Investor. */
function ownQuestion(state: State, speaker: Speaker): string | undefined {
  const frame = topFrame(state);
  switch (frame?.kind) {
    case 'assignCard':
      return speaker.text(words.askCard, { card: frame.card });
    case 'investorTurn':
      return speaker.text(words.askInvestor, { cash: cashOf(state, INVESTOR) });
    default:
      return undefined;
  }
}

function ownName(action: BaseAction, state: State, speaker: Speaker): string | undefined {
  const { text } = valuesIn(action);
  switch (action.type) {
    case 'investorBuys':
      return speaker.text(words.investorBuys, {
        company: text('company'),
        percent: text('percent'),
        from: text('from'),
      });
    case 'chooseCompany':
      return speaker.text(words.giveCard, { company: text('company') });
    case 'placeHarbour': {
      const hex = text('hex');
      const turn = state.flow.find((frame) => frame.kind === 'companyTurn');
      const cost = turn ? harbourCost(state, companies[turn.company], hex) : 0;
      return speaker.text(words.placeHarbour, { place: namedHexOn(mapOf(state), hex), cost });
    }
    default:
      return undefined;
  }
}

const common = lendingView(table, lending);

export const view: TitleView = {
  ...common,
  pointing: { ...common.pointing, placeHarbour: ['hex'] },
  priced: [...(common.priced ?? []), 'placeHarbour'],
  topics: {
    ...common.topics,
    harbourBuilt: 'track',
    campActive: 'track',
    gkbStarted: 'trains',
    cardAssigned: 'trains',
    cardWaits: 'trains',
    trainExported: 'trains',
    gveLinePaid: 'money',
    investorBought: 'market',
    investorPassed: 'market',
  },
  ask: (state, speaker) =>
    (isPosition(state) ? ownQuestion(state, speaker) : undefined) ?? common.ask?.(state, speaker),
  nameOf: (action, state, speaker) =>
    (isPosition(state) ? ownName(action, state, speaker) : undefined) ?? common.nameOf?.(action, state, speaker),
};
