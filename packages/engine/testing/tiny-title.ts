import {
  type ActionOf,
  actionShape,
  type BaseState,
  blankState,
  draw,
  type Frame,
  type FrameState,
  frames,
  pop,
  push,
  refuse,
  shape,
  type Title,
} from '../src/kernel/index.ts';

/**
 * The smallest game that has everything the kernel knows: a heap of stones, from which the players take 1 to 3 in turn or as
 * many as a die shows; whoever leaves exactly seven makes the other answer a question first. Who takes the last stone wins.
 */
export interface TinyState extends BaseState {
  flow: TinyFrame[];
  heap: number;
  taken: number[];
}

interface Taking extends FrameState {
  readonly kind: 'taking';
  seat: number;
}

interface Answering extends FrameState {
  readonly kind: 'answering';
  readonly seat: number;
}

type TinyFrame = Taking | Answering;

const kinds = {
  take: { stones: shape.integer(1, 3) },
  gamble: {},
  answer: { word: shape.oneOf('yes', 'no') },
} as const;
type TinyAction = ActionOf<typeof kinds>;

const taking: Frame<TinyState, TinyAction, Taking> = {
  actors: (_, { seat }) => [seat],
  choices: ({ heap }) => [
    { type: 'take', params: { stones: { min: 1, max: Math.min(3, heap), step: 1 } } },
    ...(heap >= 6 ? [{ type: 'gamble', params: {} }] : []),
  ],
  apply({ state, frame, tell }, action) {
    if (action.type === 'answer') return refuse('kernel/not-now');
    if (action.type === 'gamble' && state.heap < 6) return refuse('tiny/gamble');
    if (action.type === 'take' && action.stones > state.heap) return refuse('tiny/take', { heap: state.heap });
    const stones = action.type === 'take' ? action.stones : draw(state.random, 'die', 6) + 1;
    state.heap -= stones;
    state.taken[frame.seat] = (state.taken[frame.seat] ?? 0) + stones;
    tell({ type: 'took', seat: frame.seat, stones });
    frame.seat = 1 - frame.seat;
    if (state.heap === 0) pop(state);
    else if (state.heap === 7) push(state, { kind: 'answering', seat: frame.seat });
    return undefined;
  },
};

const answering: Frame<TinyState, TinyAction, Answering> = {
  actors: (_, { seat }) => [seat],
  choices: () => [{ type: 'answer', params: { word: ['yes', 'no'] } }],
  apply({ state, frame, tell }, action) {
    if (action.type !== 'answer') return refuse('kernel/not-now');
    tell({ type: 'answered', seat: frame.seat, word: action.word });
    pop(state);
    return undefined;
  },
};

export const tinyTitle: Title<TinyState, TinyAction> = {
  id: 'tiny',
  name: 'Tiny',
  revision: 1,
  players: [2, 2],
  options: [{ id: 'stones', kind: 'number', min: 7, max: 90, default: 21 }],
  action: actionShape(kinds),
  setup: (config) => ({
    ...blankState<TinyFrame>(config),
    flow: [{ kind: 'taking', seat: 0 }],
    heap: Number(config.options['stones']),
    taken: [0, 0],
  }),
  frames: frames<TinyState, TinyAction, TinyFrame>({ taking, answering }),
  score: ({ taken }) =>
    taken.map((value, seat) => ({ seat, value, rank: value === Math.max(...taken) ? 1 : 2, parts: {} })),
  conserved: ({ heap, taken }) => ({ stones: taken.reduce((sum, stones) => sum + stones, heap) }),
  flaws: ({ heap }) => (heap < 0 ? ['the heap is below nothing'] : []),
  rules: {
    'tiny/take': {
      de: 'Nimm ein bis drei Steine, höchstens {heap}.',
      en: 'Take one to three stones, {heap} at the most.',
    },
    'tiny/gamble': { de: 'Würfeln geht nur ab sechs Steinen.', en: 'Gamble only with six stones or more.' },
  },
  cases: [],
  texts: {
    'event.took': {
      de: '{seat:player} nimmt {stones:Stein|Steine}.',
      en: '{seat:player} takes {stones:stone|stones}.',
    },
    'event.answered': { de: '{seat:player} sagt {word:term}.', en: '{seat:player} says {word:term}.' },
    'term.yes': { de: 'ja', en: 'yes' },
    'term.no': { de: 'nein', en: 'no' },
  },
};
