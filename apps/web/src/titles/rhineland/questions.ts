import { type CompanyTurn, commonTop, phaseOf, type State } from '@stellwerk/titles/rhineland';
import type { Speaker } from '../../text/speaker.ts';
import { words as common } from '../railway/words.ts';
import type { RhinelandTable } from './table.ts';
import { words } from './words.ts';

/** One sentence for what is to be decided; of a title's own frames the title asks. */
export function question<S extends State>(
  { game, mustBuy }: RhinelandTable<S>,
  state: S,
  speaker: Speaker,
): string | undefined {
  const frame = commonTop(state);
  switch (frame?.kind) {
    case 'startPacket':
      return speaker.text(words.askPacket);
    case 'itemAuction':
      return speaker.text(words.askItem, { item: frame.item });
    case 'stockRound':
      return speaker.text(common.askStock);
    case 'companyTurn':
      return turnQuestion(frame, mustBuy(state, frame.company), speaker);
    case 'trainOffer':
      return speaker.text(words.askOffer, { ...frame });
    case 'discardTrains':
      return speaker.text(words.askDiscard, { company: frame.company, limit: phaseOf(game, state).trainLimit });
    default:
      return undefined;
  }
}

function turnQuestion({ step, company, income, laid }: CompanyTurn, mustBuy: boolean, speaker: Speaker) {
  switch (step) {
    case 'build':
      return speaker.text(laid ? words.askBuilt : words.askBuild);
    case 'run':
      return speaker.text(words.askRun);
    case 'dividend':
      return speaker.text(words.askPay, { income });
    case 'trains':
      return speaker.text(mustBuy ? words.askMustBuy : words.askTrains, { company });
    case 'over':
      return undefined;
  }
}
