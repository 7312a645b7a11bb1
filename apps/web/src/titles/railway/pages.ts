import type { Text } from '@stellwerk/engine/kernel';
import type { ComponentType } from 'react';
import type { Speaker } from '../../text/speaker.ts';
import { type Chart, type LibraryPage, TOPICS, type Topic } from '../view.ts';
import { words } from './words.ts';

/** What any 18xx title is measured by. */
export const CHARTS: readonly Chart[] = [
  { id: 'wealth', name: words.wealth, of: 'player' },
  { id: 'price', name: words.prices, of: 'company' },
  { id: 'income', name: words.incomes, of: 'company' },
];

type Page = ComponentType<{ readonly speaker: Speaker }>;

/** The pages about a title beside its rules. */
export function libraryOf(
  trains: Text,
  pages: Readonly<Record<'map' | 'tiles' | 'trains' | 'market' | 'companies', Page>>,
): readonly LibraryPage[] {
  return [
    { id: 'map', name: words.map, Body: pages.map },
    { id: 'tiles', name: words.tiles, Body: pages.tiles },
    { id: 'trains', name: trains, Body: pages.trains },
    { id: 'market', name: words.market, Body: pages.market },
    { id: 'companies', name: words.companiesPage, Body: pages.companies },
  ];
}

/** Topics of the log by event, from the events of each topic. */
export function topicsOf(events: Readonly<Partial<Record<Topic, readonly string[]>>>): Readonly<Record<string, Topic>> {
  const topics = new Map<string, Topic>();
  for (const topic of TOPICS) {
    for (const event of events[topic] ?? []) topics.set(event, topic);
  }
  return Object.fromEntries(topics);
}
