import type { TitleCard } from '../view.ts';

export const card: TitleCard = {
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
  load: async () => (await import('./view.tsx')).view,
  lesson: async () => (await import('./lesson.ts')).lesson,
  glossary: async () => (await import('./glossary.ts')).glossary,
  primer: async () => (await import('./primer.ts')).primer,
};
