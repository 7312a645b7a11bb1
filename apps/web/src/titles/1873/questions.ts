import { type BaseState, type Text, topFrame } from '@stellwerk/engine/kernel';
import { type Frame, isPosition } from '@stellwerk/titles/1873';
import type { Speaker } from '../../text/speaker.ts';
import { words as common } from '../railway/words.ts';
import type { Steps } from '../view.ts';
import { auctioned } from './powers.ts';
import { railway } from './railway.ts';
import { words } from './words.ts';

/** The steps of each turn in their order: the name of the step, and what is asked in it. */
const TURNS = {
  mineTurn: {
    track: [words.stepTrack, words.askMineTrack],
    purchases: [words.stepPurchases, words.askMineBuy],
  },
  mineCompanyTurn: {
    produce: [words.stepProduce, words.askProduce],
    payout: [words.stepPayout, words.askPayout],
    mine: [words.stepMine, words.askMine],
    purchases: [words.stepPurchases, words.askPurchases],
    issue: [words.stepIssue, words.askIssue],
  },
  railwayTurn: {
    track: [words.stepTrack, words.askTrack],
    station: [words.stepStation, words.askStation],
    run: [common.stepRun, words.askRun],
    payout: [words.stepPayout, words.askPayout],
    purchases: [words.stepPurchases, words.askPurchases],
    issue: [words.stepIssue, words.askIssue],
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, readonly [name: Text, ask: Text]>>>>;

type Turn = Extract<Frame, { kind: keyof typeof TURNS }>;

function isTurn(frame: Frame | undefined): frame is Turn {
  return frame !== undefined && frame.kind in TURNS;
}

function stepsOf({ kind }: Turn): readonly (readonly [step: string, texts: readonly [Text, Text]])[] {
  return Object.entries(TURNS[kind]);
}

export function steps(state: BaseState, speaker: Speaker): Steps | undefined {
  const frame = isPosition(state) ? topFrame(state) : undefined;
  if (!isTurn(frame)) return undefined;
  const all = stepsOf(frame);
  return { names: all.map(([, [name]]) => speaker.text(name)), now: all.findIndex(([step]) => step === frame.step) };
}

export function ask(state: BaseState, speaker: Speaker): string | undefined {
  if (!isPosition(state)) return undefined;
  const frame = topFrame(state);
  if (isTurn(frame)) {
    const question = stepsOf(frame).find(([step]) => step === frame.step)?.[1][1];
    const who = frame.kind === 'mineTurn' ? { mine: frame.mine } : { company: frame.company };
    const profit = 'profit' in frame ? railway.money(frame.profit, speaker) : '';
    return question && speaker.text(question, { ...who, profit });
  }
  switch (frame?.kind) {
    case 'premiumAuction':
      if (!frame.high) return speaker.text(words.askPremium);
      return speaker.text(words.askPremiumOver, {
        player: speaker.player(frame.high.seat),
        high: railway.money(frame.high.amount, speaker),
      });
    case 'startAuction':
      return speaker.text(words.askStart, { premium: railway.money(frame.premium, speaker) });
    case 'auctionRound':
      return speaker.text(words.askAuction);
    case 'bidding': {
      const { item, high } = frame;
      const { kind } = auctioned(state, item, speaker);
      const figures = { item, kind, player: speaker.player(high.seat), high: railway.money(high.amount, speaker) };
      return speaker.text(words.askRaise, figures);
    }
    case 'stockRound':
      return speaker.text(words.askStock);
    case 'consent':
      return consentQuestion(frame.deal, speaker);
    default:
      return undefined;
  }
}

type Deal = Extract<Frame, { kind: 'consent' }>['deal'];

const OFFERS = { trade: words.askTrade, mine: words.askMineSale, founding: words.askFounding } as const;

/** Who wants what of the one who is asked, and for how much. */
function consentQuestion(deal: Deal, speaker: Speaker): string {
  const price = 'price' in deal ? railway.money(deal.price, speaker) : '';
  const player = 'seat' in deal ? speaker.player(deal.seat) : '';
  return speaker.text(OFFERS[deal.kind], { ...deal, price, player });
}
