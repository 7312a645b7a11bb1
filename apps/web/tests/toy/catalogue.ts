import type { TitleCard } from '../../src/titles/view.ts';

/** Takes the place of the catalogue of titles in the build that `toy.test.ts` makes. */
export const catalogue: readonly TitleCard[] = [
  {
    id: 'toy',
    name: 'Toy 18xx',
    players: [2, 2],
    minutes: [10, 20],
    weight: 1,
    designer: 'Stellwerk',
    special: { de: 'Zwei Gesellschaften auf zehn Feldern.', en: 'Two companies on ten hexes.' },
    load: async () => (await import('./view.tsx')).view,
  },
];

export function cardOf(id: string): TitleCard | undefined {
  return catalogue.find((card) => card.id === id);
}
