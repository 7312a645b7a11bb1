import type { Text } from '@stellwerk/engine/kernel';

/** The chapters of a first game, wherever trains run. */
export const chapters = {
  auction: { de: 'Die Versteigerung', en: 'The auction' },
  founding: { de: 'Gründen und Aktien kaufen', en: 'Founding and buying shares' },
  firstRound: { de: 'Erste Betriebsrunde', en: 'First operating round' },
  stock: { de: 'Wieder an der Börse', en: 'Back on the market' },
  running: { de: 'Fahren und verdienen', en: 'Running and earning' },
} as const satisfies Readonly<Record<string, Text>>;
