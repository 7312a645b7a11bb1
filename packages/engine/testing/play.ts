import { type Choice, contains, type Game, type GameEvent, isOpen, isRange } from '../src/kernel/index.ts';

type Playing = Pick<Game, 'actors' | 'choices' | 'play' | 'hash'>;
type Wanted = Readonly<Record<string, unknown>>;

/** Plays actions of whoever is to act, unless they name a seat, and returns the events of the last. */
export function play(game: Playing, ...actions: readonly Wanted[]): readonly GameEvent[] {
  let events: readonly GameEvent[] = [];
  for (const action of actions) {
    const played = game.play({ seat: game.actors()[0], ...action });
    if (!played.ok) throw new Error(`${JSON.stringify(action)} was refused: ${played.refusal.rule}`);
    events = played.events;
  }
  return events;
}

/** The rule that refuses the action; throws if it is accepted or if the refusal changed anything. */
export function refusedBy(game: Playing, action: Wanted): string {
  const before = game.hash();
  const played = game.play({ seat: game.actors()[0], ...action });
  if (played.ok) throw new Error(`${JSON.stringify(action)} was accepted`);
  if (game.hash() !== before) throw new Error(`${JSON.stringify(action)} was refused and left a trace`);
  return played.refusal.rule;
}

/** Whether an action like this one is offered: all given parameters fit one of the choices. */
export function offers(game: Playing, action: Wanted & { readonly type: string }): boolean {
  return choicesOf(game, action.type).some((choice) =>
    Object.entries(action).every(([name, value]) => {
      const domain = choice.params[name];
      return name === 'type' || (domain !== undefined && contains(domain, value));
    }),
  );
}

/** The choices of this type that whoever is to act has. */
export function choicesOf(game: Playing, type: string): readonly Choice[] {
  return game.choices(game.actors()[0] ?? 0).filter((choice) => choice.type === type);
}

export function typesOffered(game: Playing): readonly string[] {
  return [...new Set(game.choices(game.actors()[0] ?? 0).map((choice) => choice.type))];
}

/** The listed values of a parameter, as texts. */
export function valuesOf({ params }: Choice, name: string): readonly string[] {
  const domain = params[name] ?? [];
  return isRange(domain) || isOpen(domain) ? [] : domain.map(String);
}

/** Where a marker may be placed now, and for how much: { 'F9.city1': 60 }. */
export function offeredMarkers(game: Playing): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    choicesOf(game, 'placeMarker').map((choice) => [
      `${valuesOf(choice, 'hex')[0]}.${valuesOf(choice, 'node')[0]}`,
      choice.info?.['cost'],
    ]),
  );
}

export function types(events: readonly GameEvent[]): readonly string[] {
  return events.map((event) => event.type);
}
