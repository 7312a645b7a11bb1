import type { BaseState, Text } from '@stellwerk/engine/kernel';
import type { ComponentType } from 'react';
import type { Speaker } from '../../text/speaker.ts';
import { type Chart, type LibraryPage, type Panel, TOPICS, type Topic } from '../view.ts';
import { MarketChart, PrintedMap } from './library.tsx';
import { MarketPage } from './market.tsx';
import { successorsOn, TileSheet } from './material.tsx';
import type { Railway } from './railway.ts';
import { words } from './words.ts';

/** What any 18xx title is measured by. */
export const CHARTS: readonly Chart[] = [
  { id: 'wealth', name: words.wealth, of: 'player' },
  { id: 'price', name: words.prices, of: 'company' },
  { id: 'income', name: words.incomes, of: 'company' },
];

/** The page of the market in the drawer. */
export function marketPanel<S extends BaseState>(railway: Railway<S>): Panel {
  return {
    id: 'market',
    name: words.market,
    icon: 'market',
    Body: ({ state, speaker }) =>
      railway.isPosition(state) ? <MarketPage railway={railway} state={state} speaker={speaker} /> : null,
  };
}

type Page = ComponentType<{ readonly speaker: Speaker }>;

interface OwnPages {
  readonly trainsName: Text;
  readonly trains: Page;
  readonly companies: Page;
}

/** The pages about a title beside its rules. */
export function libraryOf<S extends BaseState>(
  railway: Railway<S>,
  { trainsName, trains, companies }: OwnPages,
): readonly LibraryPage[] {
  const { map, tiles, look } = railway;
  const successors = successorsOn(map, tiles);
  return [
    { id: 'map', name: words.map, Body: ({ speaker }) => <PrintedMap railway={railway} speaker={speaker} /> },
    {
      id: 'tiles',
      name: words.tiles,
      Body: ({ speaker }) => (
        <TileSheet map={map} look={look} speaker={speaker} supply={tiles} becomes={successors} width={92} />
      ),
    },
    { id: 'trains', name: trainsName, Body: trains },
    { id: 'market', name: words.market, Body: ({ speaker }) => <MarketChart railway={railway} speaker={speaker} /> },
    { id: 'companies', name: words.companiesPage, Body: companies },
  ];
}

type EventsByTopic = Readonly<Partial<Record<Topic, readonly string[]>>>;

/** Events that titles tell by the same name. */
const COMMON: EventsByTopic = {
  money: ['bid', 'privatePaid', 'ran', 'didNotRun', 'dividendPaid', 'directorPaid', 'forcedPurchase', 'debtRepaid'],
  track: ['tileLaid', 'markerPlaced', 'homePlaced'],
  trains: ['trainBought', 'phaseBegan', 'trainsScrapped', 'trainDiscarded'],
  market: ['founded', 'shareBought', 'sharesSold', 'directorChanged', 'priceMoved', 'soldOut'],
};

/** Topics of the log by event: those of every title, and the title's own. */
export function topicsOf(own: EventsByTopic): Readonly<Record<string, Topic>> {
  const topics = new Map<string, Topic>();
  for (const topic of TOPICS) {
    for (const event of [...(COMMON[topic] ?? []), ...(own[topic] ?? [])]) topics.set(event, topic);
  }
  return Object.fromEntries(topics);
}
