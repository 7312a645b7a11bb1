import type { TitleCard } from '../view.ts';

export const card: TitleCard = {
  id: '18rhi',
  name: '18RhI – Rhineland, newer edition',
  players: [3, 5],
  minutes: [240, 330],
  weight: 4,
  designer: 'Wolfram Janich',
  map: '/maps/18rhi.jpg',
  special: {
    de: 'Gesellschaften fahren sofort, die Bank leiht, und der Eiserne Rhein führt nach Antwerpen.',
    en: 'Companies float at once, the bank lends, and the Iron Rhine leads to Antwerpen.',
  },
  load: async () => (await import('./view.ts')).view,
  lesson: async () => (await import('./lesson.ts')).lesson,
  glossary: async () => (await import('./glossary.ts')).glossary,
  primer: async () => (await import('./primer.ts')).primer,
};
