import {
  admits,
  type BaseAction,
  type BaseState,
  breadth,
  type Choice,
  canonical,
  draw,
  eventText,
  type Game,
  historyOf,
  imbalance,
  isOpen,
  isRecord,
  kernelRules,
  LANGUAGES,
  listed,
  loadGame,
  mayAdmit,
  offersTo,
  positionAfter,
  type RandomState,
  type Refusal,
  randomAction,
  refusalText,
  resumeGame,
  type Seat,
  sample,
  storeGame,
  type Text,
  type Title,
  weightsIn,
} from '../src/kernel/index.ts';
import { foreignAction, type Seen } from './foreign.ts';

/** How much is tried at each position. */
export interface Effort {
  /** Offered choices tried on a copy. */
  readonly offers: number;
  /** Foreign and damaged actions. */
  readonly foreign: number;
  /** One move in so many is looked at with more care: taken back and made again, and its position sent through JSON. */
  readonly careful: number;
}

/** A value came back from JSON as it went: nothing left out, and no number that JSON cannot hold. */
function cameBack(now: unknown, was: unknown): boolean {
  if (typeof was !== 'object' || was === null) return Object.is(now, was);
  if (Array.isArray(was)) {
    return Array.isArray(now) && now.length === was.length && was.every((item, i) => cameBack(now[i], item));
  }
  if (!isRecord(now) || !isRecord(was)) return false;
  const keys = Object.keys(was);
  return keys.length === Object.keys(now).length && keys.every((key) => key in now && cameBack(now[key], was[key]));
}

/** A position to compare with later, quickly made; only another order of keys asks for a closer look. */
function isStill(state: BaseState, before: string): boolean {
  return JSON.stringify(state) === before || canonical(state) === canonical(JSON.parse(before));
}

/** What a law finds broken: its name, and what was seen. */
export interface Breach {
  readonly law: string;
  readonly found: string;
}

export interface Trial<S extends BaseState> {
  readonly game: Game<S>;
  readonly random: RandomState;
  readonly seen: Seen;
  readonly effort: Effort;
  /** What the title's things added up to after the set-up. */
  readonly sums: Readonly<Record<string, number>>;
  /** The position as text, as the last move left it. */
  text: string;
}

/** What holds in every position. */
export function breachInPosition<S extends BaseState>(trial: Trial<S>): Breach | undefined {
  const { game, sums } = trial;
  const { title, state } = game;
  if (state.title !== title.id) return { law: 'a state names its title', found: state.title };
  const lost = imbalance(sums, title.conserved(state));
  if (lost.length > 0) return { law: 'conservation', found: lost.join('; ') };
  const flaws = title.flaws(state);
  if (flaws.length > 0) return { law: 'no flaws', found: flaws.join('; ') };
  if (game.over) return undefined;
  const actors = game.actors();
  if (actors.length === 0) return { law: 'somebody can act', found: `nobody acts in ${canonical(state.flow)}` };
  for (const seat of actors) {
    const breach = breachInChoices(trial, seat, game.choices(seat));
    if (breach) return breach;
  }
  return undefined;
}

function breachInChoices<S extends BaseState>(
  trial: Trial<S>,
  seat: Seat,
  choices: readonly Choice[],
): Breach | undefined {
  const { game, random, effort } = trial;
  if (choices.length === 0) return { law: 'somebody can act', found: `seat ${seat} is to act and has no choice` };
  const empty = choices.find((choice) => breadth(choice) === 0);
  if (empty) return { law: 'choices are not empty', found: canonical(empty) };
  for (let i = 0; i < effort.offers; i++) {
    const choice = choices[draw(random, 'offers', choices.length)];
    if (!choice) continue;
    const action = randomAction(random, choice, seat);
    const tried = positionAfter(game.title, game.state, action);
    if (!tried.ok) return { law: 'offered is accepted', found: `${canonical(action)}: ${tried.refusal.rule}` };
  }
  return draw(random, 'draws', effort.careful) === 0 ? breachInDrawing(trial, seat, choices) : undefined;
}

/** What can be drawn without listing all is what the list holds: not a choice more, and not one less. */
function breachInDrawing<S extends BaseState>(
  { game, random }: Trial<S>,
  seat: Seat,
  choices: readonly Choice[],
): Breach | undefined {
  const { title, state } = game;
  const offers = offersTo(title, state, seat);
  const misnamed = offers.find(({ type, portions }) =>
    portions().some((portion) => portion().some((choice) => choice.type !== type)),
  );
  if (misnamed) return { law: 'an offer holds one kind', found: misnamed.type };
  const weightOf = weightsIn(title, state);
  const weightless = offers.find(({ type }) => !Number.isInteger(weightOf(type)) || weightOf(type) < 1);
  if (weightless) return { law: 'every kind can be drawn', found: weightless.type };
  const [inOffers, inList] = [listed(offers), choices].map((all) => all.map(nameOfChoice).sort());
  if (canonical(inOffers) !== canonical(inList)) {
    return { law: 'what is offered can be drawn', found: `${inOffers?.length} choices of ${inList?.length}` };
  }
  const action = sample(random, title, state, seat);
  const tried = action && mayAdmit(choices, action) ? positionAfter(title, state, action) : undefined;
  return tried?.ok ? undefined : { law: 'drawn is accepted', found: show(action) };
}

/** All that tells a choice from others; what an open domain suggests is not looked for. */
function nameOfChoice({ type, params }: Choice): string {
  return canonical([type, Object.entries(params).map(([name, domain]) => [name, isOpen(domain) ? 'open' : domain])]);
}

/** What is not offered is refused, with a rule and a text, and has changed nothing. */
export function breachByForeigners<S extends BaseState>(trial: Trial<S>, offered: BaseAction): Breach | undefined {
  const { game, random, seen, effort, text: before } = trial;
  for (let i = 0; i < effort.foreign; i++) {
    const action = foreignAction(random, seen, game.config.players.length, offered);
    if (isOffered(game, action)) {
      const tried = game.preview(action);
      if (!tried.ok) return { law: 'offered is accepted', found: `${show(action)}: ${tried.refusal.rule}` };
      continue;
    }
    if (isUndecided(game, action) && game.preview(action).ok) continue;
    const played = game.play(action);
    if (played.ok) return { law: 'not offered is refused', found: `${show(action)} was accepted` };
    if (!isStill(game.state, before)) {
      return { law: 'refused changes nothing', found: `${show(action)} left a trace` };
    }
    const mute = breachInRefusal(game.title, played.refusal);
    if (mute) return mute;
  }
  return undefined;
}

function isOffered(game: Game, action: unknown): boolean {
  return game.title.action.accepts(action) && admits(game.choices(action.seat), action);
}

/** The choices leave it to the engine whether this is legal. */
function isUndecided(game: Game, action: unknown): boolean {
  return game.title.action.accepts(action) && mayAdmit(game.choices(action.seat), action);
}

function breachInRefusal(title: Title, refusal: Refusal): Breach | undefined {
  if (!title.rules[refusal.rule] && !kernelRules[refusal.rule]) {
    return { law: 'refusals cite a rule', found: `no rule ${refusal.rule}` };
  }
  return speaks(refusalText(title, refusal)) ? undefined : { law: 'texts exist', found: `refusal ${refusal.code}` };
}

/** Plays a move: it can be taken back and made again, and everything told has a text. Nothing happens if it is refused. */
export function breachByMove<S extends BaseState>(trial: Trial<S>, action: BaseAction): Breach | undefined {
  const { game, random, effort, text: before } = trial;
  const careful = draw(random, 'careful', effort.careful) === 0;
  const ahead = careful ? positionAfter(game.title, game.state, action) : undefined;
  const played = game.play(action);
  if (!played.ok) return undefined;
  const { events } = played;
  const mute = events.find((event) => !speaks(eventText(game.title, event)));
  if (mute) return { law: 'texts exist', found: `event ${mute.type}` };
  const after = JSON.stringify(game.state);
  trial.text = after;
  if (!careful) return undefined;
  if (!cameBack(JSON.parse(after), game.state) && canonical(JSON.parse(after)) !== canonical(game.state)) {
    return { law: 'JSON round trip', found: 'the state is another after a trip through JSON' };
  }
  const undone = game.undo();
  if (!undone.ok || !isStill(game.state, before)) return { law: 'undo is identity', found: 'another position' };
  const redone = game.redo();
  // Its keys may stand in another order now.
  trial.text = JSON.stringify(game.state);
  if (!redone.ok || (trial.text !== after && !isStill(game.state, after)))
    return { law: 'redo is identity', found: 'another position' };
  if (canonical(redone.events) !== canonical(events)) return { law: 'redo is identity', found: 'other events' };
  if (!ahead?.ok || !isStill(ahead.value, after)) {
    return { law: 'looking ahead equals playing', found: `another position after ${canonical(action)}` };
  }
  return undefined;
}

/** The whole game as a file comes back to the same position, by its moves and by its history. */
export function breachInReplay<S extends BaseState>({ game, random }: Trial<S>): Breach | undefined {
  const file: unknown = JSON.parse(JSON.stringify(storeGame(game)));
  const middle = draw(random, 'middle', game.actions.length + 1);
  const loaded = loadGame([game.title], file);
  const resumed = resumeGame([game.title], file, JSON.parse(JSON.stringify(historyOf(game))));
  for (const [law, again] of [
    ['replay equals live', loaded],
    ['history equals live', resumed],
  ] as const) {
    if (!again.ok) return { law, found: canonical(again.refusal) };
    if (canonical(again.value.at(middle)) !== canonical(game.at(middle)))
      return { law, found: `after ${middle} moves` };
    if (canonical(again.value.events(middle)) !== canonical(game.events(middle))) {
      return { law, found: `other events in move ${middle}` };
    }
  }
  return undefined;
}

function speaks(text: Text | undefined): boolean {
  return text !== undefined && LANGUAGES.every((language) => text[language].trim() !== '');
}

function show(action: unknown): string {
  return JSON.stringify(action) ?? String(action);
}
