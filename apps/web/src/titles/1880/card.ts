import type { TitleCard } from '../view.ts';

export const card: TitleCard = {
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
  load: async () => (await import('./view.tsx')).view,
  lesson: async () => (await import('./lesson.ts')).lesson,
  glossary: async () => (await import('./glossary.ts')).glossary,
  primer: async () => (await import('./primer.ts')).primer,
};
