import type { Text } from '@stellwerk/engine/kernel';
import type { TitleView } from './view.ts';

/** What the shelf says of a title before it is taken down; the rest is loaded with it. */
export interface TitleCard {
  readonly id: string;
  readonly name: string;
  readonly players: readonly [min: number, max: number];
  readonly minutes: readonly [min: number, max: number];
  /** From 1, light, to 5, heavy. */
  readonly weight: number;
  readonly designer: string;
  readonly special: Text;
  /** Its map in small, drawn by tests/cards.ts. */
  readonly map?: string;
  load(): Promise<TitleView>;
}

export const catalogue: readonly TitleCard[] = [
  {
    id: 'railroad-dice-2',
    name: 'Railroad Dice 2',
    players: [2, 4],
    minutes: [45, 90],
    weight: 2,
    designer: 'Jens Kappe',
    map: '/maps/railroad-dice-2.jpg',
    special: {
      de: 'Gewürfelte Gleise auf quadratischen Feldern: anschließen, Loks kaufen, Passagiere holen.',
      en: 'Dice become track on square fields: connect, buy locos, fetch passengers.',
    },
    load: async () => (await import('./railroad-dice-2/view.tsx')).view,
  },
  {
    id: '18rhl',
    name: '18Rhl – Rhineland',
    players: [3, 6],
    minutes: [240, 360],
    weight: 4,
    designer: 'Wolfram Janich',
    map: '/maps/18rhl.jpg',
    special: {
      de: 'Kohle, Stahl und drei Metropolen am Rhein, mit Fähren und dem Rheingold-Express.',
      en: 'Coal, steel and three metropoles on the Rhine, with ferries and the Rheingold-Express.',
    },
    load: async () => (await import('./18rhl/view.tsx')).view,
  },
  {
    id: '1880',
    name: '1880 China',
    players: [3, 7],
    minutes: [240, 420],
    weight: 5,
    designer: 'Helmut Ohley & Leonhard Orgler',
    map: '/maps/1880.jpg',
    special: {
      de: 'Investoren, Baurechte je Phase und eine Runde ohne Ende, bis die Machtübernahme die Börse anhält.',
      en: 'Investors, permits by phase and a round without end, until the takeover stops the exchange.',
    },
    load: async () => (await import('./1880/view.tsx')).view,
  },
];

export function cardOf(id: string): TitleCard | undefined {
  return catalogue.find((card) => card.id === id);
}
