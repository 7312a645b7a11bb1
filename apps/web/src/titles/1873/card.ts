import type { TitleCard } from '../view.ts';

export const card: TitleCard = {
  id: '1873',
  name: 'Harzbahn 1873',
  players: [2, 5],
  minutes: [240, 420],
  weight: 5,
  designer: 'Klaus Kiermeier',
  map: '/maps/1873.jpg',
  special: {
    de: 'Bergwerke, Schmalspurbahnen und Konzessionen im Harz; Maschinen und Loks kosten immer mehr Unterhalt.',
    en: 'Mines, narrow-gauge railways and concessions in the Harz; machines and locos cost ever more upkeep.',
  },
  load: async () => (await import('./view.tsx')).view,
  lesson: async () => (await import('./lesson.ts')).lesson,
  glossary: async () => (await import('./glossary.ts')).glossary,
  primer: async () => (await import('./primer.ts')).primer,
};
