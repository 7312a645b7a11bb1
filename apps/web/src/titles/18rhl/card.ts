import type { TitleCard } from '../view.ts';

export const card: TitleCard = {
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
  load: async () => (await import('./view.ts')).view,
  lesson: async () => (await import('./lesson.ts')).lesson,
  glossary: async () => (await import('./glossary.ts')).glossary,
  primer: async () => (await import('./primer.ts')).primer,
};
