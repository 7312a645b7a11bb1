import { type BaseState, type Text, topFrame } from '@stellwerk/engine/kernel';
import { isPosition, type MineCompanyTurn, type RailwayTurn } from '@stellwerk/titles/1873';
import type { Speaker } from '../../text/speaker.ts';
import { words as common } from '../railway/words.ts';
import type { Steps } from '../view.ts';
import { railway } from './railway.ts';
import { words } from './words.ts';

interface StepTexts {
  readonly name: Text;
  readonly ask: Text;
}

const RAILWAY: Readonly<Record<RailwayTurn['step'], StepTexts>> = {
  track: { name: words.stepTrack, ask: words.askTrack },
  station: { name: words.stepStation, ask: words.askStation },
  run: { name: common.stepRun, ask: words.askRun },
  payout: { name: common.stepPay, ask: words.askPayout },
  purchases: { name: words.stepPurchases, ask: words.askPurchases },
  issue: { name: words.stepIssue, ask: words.askIssue },
};

const MINE_COMPANY: Readonly<Record<MineCompanyTurn['step'], StepTexts>> = {
  produce: { name: words.stepProduce, ask: words.askProduce },
  payout: { name: common.stepPay, ask: words.askPayout },
  mine: { name: words.stepMine, ask: words.askMine },
  purchases: { name: words.stepPurchases, ask: words.askPurchases },
  issue: { name: words.stepIssue, ask: words.askIssue },
};

const MINE = { track: words.stepTrack, purchases: words.stepPurchases } as const;

export function steps(state: BaseState, speaker: Speaker): Steps | undefined {
  const frame = isPosition(state) ? topFrame(state) : undefined;
  const rail = (names: readonly Text[], ids: readonly string[], now: string): Steps => ({
    names: names.map((name) => speaker.text(name)),
    now: ids.indexOf(now),
  });
  switch (frame?.kind) {
    case 'mineTurn':
      return rail(Object.values(MINE), Object.keys(MINE), frame.step);
    case 'mineCompanyTurn':
      return rail(
        Object.values(MINE_COMPANY).map(({ name }) => name),
        Object.keys(MINE_COMPANY),
        frame.step,
      );
    case 'railwayTurn':
      return rail(
        Object.values(RAILWAY).map(({ name }) => name),
        Object.keys(RAILWAY),
        frame.step,
      );
    default:
      return undefined;
  }
}

export function ask(state: BaseState, speaker: Speaker): string | undefined {
  const frame = isPosition(state) ? topFrame(state) : undefined;
  switch (frame?.kind) {
    case 'premiumAuction':
      return speaker.text(words.askPremium);
    case 'startAuction':
      return speaker.text(words.askStart, { premium: railway.money(frame.premium, speaker) });
    case 'auctionRound':
      return speaker.text(words.askAuction);
    case 'bidding': {
      const { item, high } = frame;
      const figures = { item, player: speaker.player(high.seat), high: railway.money(high.amount, speaker) };
      return speaker.text(words.askRaise, figures);
    }
    case 'stockRound':
      return speaker.text(words.askStock);
    case 'mineTurn':
      return speaker.text(frame.step === 'track' ? words.askMineTrack : words.askMineBuy, { mine: frame.mine });
    case 'mineCompanyTurn':
      return turnQuestion(MINE_COMPANY[frame.step], frame, speaker);
    case 'railwayTurn':
      return turnQuestion(RAILWAY[frame.step], frame, speaker);
    case 'consent':
      return speaker.text(words.askConsent);
    default:
      return undefined;
  }
}

function turnQuestion(
  { ask: question }: StepTexts,
  { company, profit }: Pick<RailwayTurn, 'profit'> & { readonly company: string },
  speaker: Speaker,
): string {
  return speaker.text(question, { company, profit: railway.money(profit, speaker) });
}
