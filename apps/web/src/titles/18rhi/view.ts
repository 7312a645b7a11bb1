import {
  figures,
  game,
  isPosition,
  lending,
  map,
  replaceable,
  rhi,
  type State,
  sitesOf,
  tileStock,
  valueStep,
} from '@stellwerk/titles/18rhi';
import { mustBuy } from '@stellwerk/titles/rhineland';
import { aachenFund } from '../rhineland/fund.ts';
import { lendingView } from '../rhineland/lending.ts';
import { siteMarks } from '../rhineland/marks.ts';
import type { RhinelandTable } from '../rhineland/table.ts';
import { rhineBonuses } from '../rhineland/words.ts';
import { companyLooks, mapLook } from './look.ts';
import { words } from './words.ts';

const table: RhinelandTable<State> = {
  title: rhi,
  game,
  isPosition,
  map,
  tiles: tileStock(),
  look: mapLook,
  companies: companyLooks,
  valueStepOf: valueStep,
  marksOf: (state) => siteMarks(sitesOf(state)),
  linesOf: aachenFund,
  mustBuy: (state, company) => mustBuy(game, state, company),
  powers: {
    no1: words.powerNo1,
    no2: words.powerNo2,
    no3: words.powerNo3,
    no4: words.powerNo4,
    no5: words.powerNo5,
    no6: words.powerNo6,
  },
  bonuses: { ...rhineBonuses, EasternRuhr: words.easternRuhr },
  sources: figures,
  replaceable,
};

export const view = lendingView(table, lending);
