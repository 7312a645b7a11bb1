import { type BaseState, type GameEvent, isRecord } from '@stellwerk/engine/kernel';
import type { Speaker } from '../../text/speaker.ts';
import { stopOn } from './places.ts';
import type { Railway } from './railway.ts';
import { trainName } from './terms.ts';
import { words } from './words.ts';

/** The routes of a run, a line each: “4-train: Köln 40 + Bonn 30 = 70 M”. */
export function routeTexts<S extends BaseState>(
  { map, terms, money }: Railway<S>,
  event: GameEvent,
  speaker: Speaker,
  nameOf: (place: string) => string = (place) => stopOn(map, place),
): readonly string[] {
  const { routes } = event;
  if (event.type !== 'ran' || !Array.isArray(routes)) return [];
  return routes.flatMap((route: unknown): string[] => {
    if (!isRecord(route) || !Array.isArray(route['stops'])) return [];
    const stops = route['stops'].map((stop) => {
      const [place = '', value = ''] = String(stop).split(' ');
      return value === '0' ? `(${nameOf(place)})` : `${nameOf(place)} ${value}`;
    });
    const train = trainName(terms, String(route['train']), speaker);
    const revenue = money(Number(route['revenue']), speaker);
    return [speaker.text(words.route, { train, stops: stops.join(' + '), revenue })];
  });
}

/** What an event says the company earned in its turn. */
export function earnedBy(event: GameEvent, company: string): number | undefined {
  if (event['company'] !== company) return undefined;
  return event.type === 'ran' ? Number(event['revenue']) : event.type === 'didNotRun' ? 0 : undefined;
}
