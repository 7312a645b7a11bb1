import {
  type ActionOf,
  actionShape,
  type BaseState,
  blankState,
  draw,
  type Frame,
  frames,
  refuse,
  shape,
  type Title,
} from '@stellwerk/engine/kernel';

/**
 * A small game to try the server with: lots are auctioned one after the other, who has the highest bid when all others have
 * passed gets the lot. Before the first bid of a lot a die may be rolled, which sets the least bid.
 */
interface Lots extends BaseState {
  flow: Auction[];
  money: number[];
  lots: number[];
}

interface Auction {
  kind: 'auction';
  turn: number;
  high: number;
  holder: number | null;
  passed: number[];
  rolled: boolean;
  left: number;
}

const kinds = { pass: {}, bid: { amount: shape.integer(0, 1000) }, roll: {} };
type Action = ActionOf<typeof kinds>;

const auction: Frame<Lots, Action, Auction> = {
  actors: (_state, frame) => [frame.turn],
  choices(state, frame, seat) {
    const money = state.money[seat] ?? 0;
    return [
      { type: 'pass', params: {} },
      ...(frame.high + 5 <= money
        ? [{ type: 'bid', params: { amount: { min: frame.high + 5, max: money, step: 5 } } }]
        : []),
      ...(frame.holder === null && !frame.rolled ? [{ type: 'roll', params: {} }] : []),
    ];
  },
  apply({ state, frame, tell }, action) {
    const players = state.money.length;
    switch (action.type) {
      case 'roll':
        if (frame.holder !== null || frame.rolled) return refuse('lots/roll');
        frame.rolled = true;
        frame.high = 5 * draw(state.random, 'die', 4);
        tell({ type: 'rolled', seat: action.seat, least: frame.high });
        return undefined;
      case 'bid':
        if (
          action.amount < frame.high + 5 ||
          action.amount > (state.money[action.seat] ?? 0) ||
          action.amount % 5 !== 0
        ) {
          return refuse('lots/bid', { least: frame.high + 5 });
        }
        frame.high = action.amount;
        frame.holder = action.seat;
        tell({ type: 'bid', seat: action.seat, amount: action.amount });
        break;
      case 'pass':
        frame.passed.push(action.seat);
        tell({ type: 'passed', seat: action.seat });
    }
    if (frame.passed.length >= players - (frame.holder === null ? 0 : 1)) {
      if (frame.holder !== null) {
        state.money[frame.holder] = (state.money[frame.holder] ?? 0) - frame.high;
        state.lots[frame.holder] = (state.lots[frame.holder] ?? 0) + 1;
        tell({ type: 'sold', seat: frame.holder, amount: frame.high });
      }
      const opener = (frame.turn + 1) % players;
      state.flow.pop();
      if (frame.left > 1) state.flow.push(fresh(opener, frame.left - 1));
      return undefined;
    }
    do frame.turn = (frame.turn + 1) % players;
    while (frame.passed.includes(frame.turn) || frame.turn === frame.holder);
    return undefined;
  },
};

function fresh(turn: number, left: number): Auction {
  return { kind: 'auction', turn, high: 0, holder: null, passed: [], rolled: false, left };
}

function text(de: string, en: string) {
  return { de, en };
}

export const lots: Title<Lots, Action> = {
  id: 'lots',
  name: 'Lots',
  revision: 1,
  players: [2, 4],
  options: [{ id: 'lots', kind: 'number', min: 1, max: 50, default: 4 }],
  action: actionShape(kinds),
  setup: (config) => ({
    ...blankState<Auction>(config),
    flow: [fresh(0, Number(config.options['lots']))],
    money: config.players.map(() => 100),
    lots: config.players.map(() => 0),
  }),
  frames: frames<Lots, Action, Auction>({ auction }),
  score: ({ money, lots: won }) => {
    const values = money.map((sum, seat) => sum + 30 * (won[seat] ?? 0));
    return values.map((value, seat) => ({
      seat,
      value,
      rank: 1 + values.filter((other) => other > value).length,
      parts: { money: money[seat] ?? 0, lots: won[seat] ?? 0 },
    }));
  },
  conserved: () => ({}),
  flaws: () => [],
  rules: {
    'lots/roll': text('Gewürfelt wird nur vor dem ersten Gebot.', 'The die is rolled before the first bid only.'),
    'lots/bid': text('Das Gebot muss mindestens {least} sein.', 'The bid must be at least {least}.'),
  },
  cases: [],
  texts: {
    'event.rolled': text('Mindestens {least}', 'At least {least}'),
    'event.bid': text('Gebot {amount}', 'Bid {amount}'),
    'event.passed': text('Gepasst', 'Passed'),
    'event.sold': text('Verkauft', 'Sold'),
    'action.pass': text('Passen', 'Pass'),
    'action.bid': text('Bieten', 'Bid'),
    'action.roll': text('Würfeln', 'Roll'),
  },
};
