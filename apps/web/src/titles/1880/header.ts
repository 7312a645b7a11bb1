import { DEPOT, trainsOf } from '@stellwerk/engine/finance';
import type { BaseState } from '@stellwerk/engine/kernel';
import {
  COMPANY_IDS,
  hasBegun,
  phaseOf,
  priceOfTrain,
  RESTORED,
  SALE_ORDER,
  SINCE,
  type State,
  TRAIN_TYPES,
  type TrainType,
  trainKinds,
  typeOnSale,
} from '@stellwerk/titles/1880';
import type { Speaker } from '../../text/speaker.ts';
import { words as common } from '../railway/words.ts';
import type { HeaderFacts, Ticket } from '../view.ts';
import { actingIn, nextIn } from './circle.ts';
import { isPosition } from './position.ts';
import { endOf } from './sheets.ts';
import { words } from './words.ts';

/** So many types are shown above the board; the page of trains has all. */
const SHOWN = 4;

export function headerOf(state: BaseState, speaker: Speaker): HeaderFacts {
  if (!isPosition(state)) return { stations: [], colours: [], facts: [], tickets: [] };
  const { tiles, trainLimit } = phaseOf(state);
  const now = SALE_ORDER.indexOf(typeOnSale(state));
  const shown = new Set<string>(SALE_ORDER.slice(now, now + SHOWN));
  if (hasBegun(state.phase, SINCE.exchange)) shown.add(RESTORED);
  return {
    stations: stationsOf(state, speaker),
    colours: tiles,
    facts: [
      {
        value: speaker.text(common.phase, { phase: state.phase }),
        label: speaker.text(words.trainLimit, { n: trainLimit }),
      },
      state.turnsLeft === null
        ? { value: state.marker ?? '–', label: speaker.text(words.purchaseMarker) }
        : { value: speaker.text(words.lastTurns, { n: state.turnsLeft }), label: speaker.text(words.endNears) },
    ],
    tickets: trainTickets(state, speaker).filter(({ id }) => shown.has(id)),
  };
}

type Station = HeaderFacts['stations'][number];

function stationsOf(state: State, speaker: Speaker): readonly Station[] {
  const kinds = state.flow.map(({ kind }) => kind);
  const stock = speaker.text(common.stockRound, { n: Math.max(state.stockRounds, 1) });
  const round = state.flow.find((frame) => frame.kind === 'operatingRound');
  if (round) {
    const operating = speaker.text(words.operatingRound, { n: round.number });
    const acting = actingIn(state);
    if (kinds.includes('stockRound')) {
      return [
        { label: operating, kind: 'done' },
        { label: stock, kind: 'now' },
        ...(acting ? [{ label: speaker.text(words.goesOn, { name: acting }), kind: 'ahead' as const }] : []),
      ];
    }
    const next = nextIn(state);
    return [
      { label: operating, kind: 'now' },
      ...(next ? [{ label: speaker.text(words.afterwards, { name: next }), kind: 'ahead' as const }] : []),
    ];
  }
  const opening = [speaker.text(words.auction), speaker.text(words.investors), stock];
  const at = kinds.includes('stockRound') ? 2 : kinds.includes('investorChoice') ? 1 : 0;
  return opening.map((label, i) => ({ label, kind: i < at ? 'done' : i === at ? 'now' : 'ahead' }));
}

/** All types in the order in which the bank sells them, the restored trains last. */
export function trainTickets(state: State, speaker: Speaker): readonly Ticket[] {
  const bank = trainsOf(state, DEPOT);
  const onSale = typeOnSale(state);
  return TRAIN_TYPES.map((type): Ticket => {
    const left = bank.filter((train) => train === type).length;
    const runs = COMPANY_IDS.some((id) => trainsOf(state, id).includes(type));
    const offered = type === RESTORED ? hasBegun(state.phase, SINCE.exchange) && left > 0 : type === onSale;
    const price = speaker.text(words.yuan, { n: priceOfTrain(state, type) });
    return {
      id: type,
      head: type,
      line: left > 0 ? leftOf(type, left, speaker) : speaker.text(runs ? common.sold : common.gone),
      note: left > 0 ? price : runs ? endOf(type, speaker) : '',
      kind: left === 0 ? (runs ? 'sold' : 'gone') : offered ? 'next' : 'locked',
    };
  });
}

function leftOf(type: TrainType, left: number, speaker: Speaker): string {
  return trainKinds[type].count === null ? speaker.text(words.endless) : speaker.text(common.left, { n: left });
}
