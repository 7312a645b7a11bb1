import { BANK, cashOf } from '@stellwerk/engine/finance';
import { commonFlow, phaseOf, type Rhineland, type State } from '@stellwerk/titles/rhineland';
import type { Speaker } from '../../text/speaker.ts';
import { phaseFact, stationsAt } from '../railway/header.ts';
import type { Railway } from '../railway/railway.ts';
import { words as common } from '../railway/words.ts';
import type { HeaderFacts } from '../view.ts';
import { ticketsOf } from './trains.ts';
import { words } from './words.ts';

export function headerOf<S extends State>(
  game: Rhineland,
  railway: Railway<S>,
  state: S,
  speaker: Speaker,
): HeaderFacts {
  const { stockRounds, phase } = state;
  const { tiles, trainLimit } = phaseOf(game, state);
  const operating = commonFlow(state).find((frame) => frame.kind === 'operatingRound');
  const rounds = Array.from({ length: operating?.of ?? 0 }, (_, i) =>
    speaker.text(words.operatingRound, { n: stockRounds, i: i + 1 }),
  );
  const bank = cashOf(state, BANK);
  const first = stockRounds === 0 ? speaker.text(words.start) : speaker.text(common.stockRound, { n: stockRounds });
  return {
    stations: stationsAt(operating?.number ?? 0, [first, ...rounds]),
    colours: tiles,
    facts: [
      phaseFact(railway.terms, phase, trainLimit, speaker),
      // A broken bank goes on with money that it owes.
      { value: railway.money(Math.abs(bank), speaker), label: speaker.text(bank < 0 ? words.bankOwes : words.bank) },
    ],
    tickets: ticketsOf(game, railway, state, speaker),
  };
}
