import { topFrame } from '@stellwerk/engine/kernel';
import {
  game,
  isCompany,
  isPosition,
  maps,
  mustBuy,
  rhl,
  type State,
  sitesOf,
  tileStock,
  valueStep,
} from '@stellwerk/titles/18rhl';
import type { Speaker } from '../../text/speaker.ts';
import { aachenFund } from '../rhineland/fund.ts';
import { siteMarks } from '../rhineland/marks.ts';
import type { RhinelandTable } from '../rhineland/table.ts';
import { rhinelandView } from '../rhineland/view.tsx';
import { rhineBonuses } from '../rhineland/words.ts';
import type { TitleView } from '../view.ts';
import { companyLooks, mapLook } from './look.ts';
import { words } from './words.ts';

const table: RhinelandTable<State> = {
  title: rhl,
  game,
  isPosition,
  map: maps.standard,
  tiles: tileStock(true, false),
  look: mapLook,
  companies: companyLooks,
  valueStepOf: valueStep,
  marksOf: (state) => siteMarks(sitesOf(state)),
  linesOf: aachenFund,
  mustBuy: (state, company) => isCompany(company) && mustBuy(state, company),
  powers: {
    no1: words.powerNo1,
    no2: words.powerNo2,
    no3: words.powerNo3,
    no4: words.powerNo4,
    no5: words.powerNo5,
    no6: words.powerNo6,
    KKK: words.powerKkk,
  },
  bonuses: { ...rhineBonuses, EasternRuhr: words.easternRuhr },
};

/** What only this game asks: the par of RhE, and the money for a forced purchase. */
function ownQuestion(state: State, speaker: Speaker): string | undefined {
  const frame = topFrame(state);
  switch (frame?.kind) {
    case 'choosePar':
      return speaker.text(words.askPar, { paid: frame.paid });
    case 'raiseMoney':
      return speaker.text(words.askRaise, { company: frame.company, train: frame.train, missing: frame.missing });
    default:
      return undefined;
  }
}

const common = rhinelandView(table);

export const view: TitleView = {
  ...common,
  tradesFiles: true,
  ask: (state, speaker) =>
    (isPosition(state) ? ownQuestion(state, speaker) : undefined) ?? common.ask?.(state, speaker),
};
