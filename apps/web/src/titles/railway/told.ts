import { type BaseAction, type Choice, type GameEvent, isRecord, valueAt } from '@stellwerk/engine/kernel';
import type { Speaker } from '../../text/speaker.ts';
import { words } from './words.ts';

/** A route as an event tells it. */
export interface ToldRoute {
  readonly train: string;
  /** “Köln 40 + Bonn 30”. */
  readonly stops: string;
  readonly revenue: number;
}

/** The routes of a run: train, stops with their values, and the sum. */
export function routesTold(event: GameEvent, stopName: (stop: string) => string): readonly ToldRoute[] {
  const { routes } = event;
  if (event.type !== 'ran' || !Array.isArray(routes)) return [];
  return routes.flatMap((route: unknown): ToldRoute[] => {
    if (!isRecord(route) || !Array.isArray(route['stops'])) return [];
    const stops = route['stops'].map((stop) => valued(String(stop), stopName)).join(' + ');
    return [{ train: String(route['train']), stops, revenue: Number(route['revenue']) }];
  });
}

/** “E2.offboard0 20” is Venlo 20. */
function valued(stop: string, stopName: (stop: string) => string): string {
  const [place = '', value = ''] = stop.split(' ');
  return `${stopName(place)} ${value}`;
}

/** What an event says the company earned in its turn. */
export function earnedBy(event: GameEvent, company: string): number | undefined {
  if (event['company'] !== company) return undefined;
  return event.type === 'ran' ? Number(event['revenue']) : event.type === 'didNotRun' ? 0 : undefined;
}

/** What a lay replaces, and how many copies are left. */
export function layNote(
  action: BaseAction,
  {
    tiles,
    track,
  }: { tiles: Readonly<Record<string, unknown>>; track: { laid: Readonly<Record<string, { tile: string }>> } },
  speaker: Speaker,
): string {
  const values = new Map<string, unknown>(Object.entries(action));
  const left = tiles[String(values.get('tile'))];
  const old = track.laid[String(values.get('hex'))]?.tile;
  return [
    ...(old === undefined ? [] : [speaker.text(words.replaces, { tile: old })]),
    ...(typeof left === 'number'
      ? [left === 1 ? speaker.text(words.lastCopy) : speaker.text(words.copies, { n: left })]
      : []),
  ].join(' · ');
}

/** New trains have a button each; what is left to be put together are those of other companies. */
export function tradeName(
  choices: readonly Choice[],
  isCompany: (owner: string) => boolean,
  speaker: Speaker,
): string | undefined {
  const fromCompany = ({ type, params }: Choice) => {
    const from = params['from'];
    return type === 'buyTrain' && from !== undefined && isCompany(String(valueAt(from, 0)));
  };
  return choices.length > 0 && choices.every(fromCompany) ? speaker.text(words.buyFromCompany) : undefined;
}
