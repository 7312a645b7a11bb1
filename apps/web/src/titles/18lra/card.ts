import type { TitleCard } from '../view.ts';

export const card: TitleCard = {
  id: '18lra',
  name: '18LRA – Lower Rhine Area',
  players: [2, 4],
  minutes: [180, 300],
  weight: 4,
  designer: 'Wolfram Janich',
  map: '/maps/18lra.jpg',
  special: {
    de: 'Häfen am Niederrhein, ein Auswandererlager und eine Kreisbahn, die erst spät losfährt.',
    en: 'Harbours on the Lower Rhine, an emigrant camp and a local railway that starts late.',
  },
  load: async () => (await import('./view.ts')).view,
  lesson: async () => (await import('./lesson.ts')).lesson,
  glossary: async () => (await import('./glossary.ts')).glossary,
  primer: async () => (await import('./primer.ts')).primer,
};
