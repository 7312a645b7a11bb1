import {
  type Deeds,
  inStep,
  type Offer,
  offer,
  pop,
  type Refusal,
  refuse,
  type Step,
  type Tell,
} from '@stellwerk/engine/kernel';
import { begins, dividendOffers, PASS_OFFER } from '@stellwerk/engine/rounds';
import type { Action, ActionNamed } from './actions.ts';
import type { Rhineland } from './game.ts';
import { keepIncome, payDividend, settleIncome } from './income.ts';
import { markerChoices, placeMarker } from './markers.ts';
import { run, runChoices } from './running.ts';
import type { CompanyTurn, State } from './state.ts';
import { layingOffer, layTile } from './track-laying.ts';
import { type BankOffer, buyTrain, trainChoices } from './train-buying.ts';

type TurnStep = Step<State, CompanyTurn>;

/** What may be done in the step; `withTrains` adds what the game has of its own while trains are bought. */
export function stepOffers(
  game: Rhineland,
  state: State,
  frame: CompanyTurn,
  withTrains: () => readonly Offer[],
): readonly Offer[] {
  // After the first step nothing is built, unless the law lets powers be used late.
  const building = [layingOffer(game, state, frame), offer('placeMarker', () => markerChoices(game, state, frame))];
  switch (frame.step) {
    case 'build':
      return [...building, PASS_OFFER];
    case 'run':
      return [...building, offer('run', () => runChoices(game, state, frame))];
    case 'dividend':
      return [...building, ...dividendOffers({ income: frame.income })];
    case 'trains':
      return [...building, offer('buyTrain', () => trainChoices(game, state, frame)), ...withTrains()];
    case 'over':
      return [];
  }
}

/** The trains that a director may choose when the treasury cannot pay. */
export function forcingOffer(offers: () => readonly BankOffer[]): Offer {
  return offer('forcePurchase', () =>
    offers().map(({ train, from, price }) => ({
      type: 'forcePurchase',
      params: { train: [train], from: [from] },
      info: { price },
    })),
  );
}

/** What every game on the Rhine knows in a company's turn. */
export function turnDeeds(game: Rhineland): Deeds<State, Action, CompanyTurn> {
  const { stepOrder } = game.cites;
  return {
    layTile: (step, action) => layTile(game, step, action),
    placeMarker: (step, action) => placeMarker(game, step, action),
    run: inStep('run', stepOrder, (step: TurnStep, action: ActionNamed<'run'>) =>
      action.routes.length === 0 ? standStill(game, step) : run(game, step, action),
    ),
    payDividend: (step) => payDividend(game, step),
    withhold: inStep('dividend', stepOrder, (step: TurnStep) => keepIncome(game, step)),
    buyTrain: (step, action) => buyTrain(game, step, action),
  };
}

/** True if the turn only begins now. */
export function beginsTurn({ frame, tell }: TurnStep): boolean {
  if (!begins(frame)) return false;
  tell({ type: 'turnBegan', company: frame.company });
  return true;
}

/** What happens of itself in a turn: it ends, or trains without a route stand idle. */
export function goesOn<S extends State>(
  game: Rhineland,
  { state, frame, tell }: Step<S, CompanyTurn>,
  canRun: (state: S, company: string) => boolean,
): boolean {
  if (frame.step === 'over') {
    endTurn(state, frame, tell);
    return true;
  }
  if (frame.step !== 'run' || canRun(state, frame.company)) return false;
  stayIdle(game, state, frame, tell);
  return true;
}

/** Ends the step; `refuseEnding` says why the turn may not end without another train. */
export function passStep(
  game: Rhineland,
  { state, frame, tell }: TurnStep,
  refuseEnding: () => Refusal | undefined,
): Refusal | undefined {
  switch (frame.step) {
    case 'build':
      frame.step = 'run';
      frame.freeMarkerOn = '';
      return undefined;
    case 'run':
      return refuse(game.cites.mustRun);
    case 'dividend':
      return refuse(game.cites.payOrKeep);
    case 'trains':
      return refuseEnding() ?? endTurn(state, frame, tell);
    case 'over':
      return refuse('kernel/not-now');
  }
}

function endTurn(state: State, frame: CompanyTurn, tell: Tell): undefined {
  pop(state);
  tell({ type: 'turnEnded', company: frame.company });
}

/** Trains are left standing only where the law lets them. */
function standStill(game: Rhineland, { state, frame, tell }: TurnStep): Refusal | undefined {
  if (!game.law.standsStill(state)) return refuse(game.cites.mustRun);
  stayIdle(game, state, frame, tell);
  return undefined;
}

/** Without a run there is no income, and the price falls. */
export function stayIdle(game: Rhineland, state: State, frame: CompanyTurn, tell: Tell): void {
  tell({ type: 'didNotRun', company: frame.company });
  settleIncome(game, state, frame, 0, tell);
}
