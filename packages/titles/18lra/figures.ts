import type { FigureSource } from '../rhineland/figures.ts';

/** What the figures rest on that the rulebook does not give: they stand on board, charters and cards. */
export const figures: readonly FigureSource[] = [
  {
    id: 'map',
    standing: 'one-source',
    rules: ['18lra/6.2.1.4-b', '18lra/6.2.1.4-d', '18lra/6.2.4.2-c', '18lra/6.2.3-m', '18lra/6.2.3-n'],
    what: {
      de: 'Der Plan: Felder, Gleise, Werte, Geländekosten, Rhein, Zechen und Stahlwerke.',
      en: 'The map: hexes, track, values, terrain costs, the Rhine, coal mines and steel mills.',
    },
  },
  {
    id: 'tiles',
    standing: 'one-source',
    rules: ['18lra/3.3-b', '18lra/6.2.1.2-g', '18lra/6.2.3.2-d'],
    what: { de: 'Die Plättchen und ihre Anzahl.', en: 'The tiles and how many there are of each.' },
  },
  {
    id: 'harbourPlaces',
    standing: 'deduced',
    rules: ['18lra/6.2.2.1-k'],
    what: {
      de: 'Welcher Kreis der Hafenplättchen der Hafenplatz ist.',
      en: 'Which circle of the harbour tiles is the harbour place.',
    },
  },
  {
    id: 'letters',
    standing: 'deduced',
    rules: ['18lra/6.2.1.1-b'],
    what: { de: 'Die Buchstaben von C11 (MO) und C13 (CM).', en: 'The letters of C11 (MO) and C13 (CM).' },
  },
  {
    id: 'closedHexes',
    standing: 'one-source',
    rules: ['18lra/6.2.1.1-g', '18lra/6.2.1.1-h'],
    what: {
      de: 'Die Felder, auf denen erst ab Grün gebaut wird, und die gedruckten Gleisansätze.',
      en: 'The hexes that open with green and the printed stubs.',
    },
  },
  {
    id: 'market',
    standing: 'older-edition',
    rules: ['18lra/4.2-b', '18lra/5.1.3-a'],
    what: { de: 'Die Kurstafel.', en: 'The stock market.' },
  },
  {
    id: 'privates',
    standing: 'one-source',
    rules: ['18lra/4.1-c', '18lra/5.1.1-a'],
    what: { de: 'Preise und Erträge der Privatbahnen.', en: 'Prices and revenues of the privates.' },
  },
  {
    id: 'markers',
    standing: 'one-source',
    rules: ['18lra/4.2.3-k'],
    what: { de: 'Was Bahnhöfe und Häfen kosten.', en: 'What stations and harbours cost.' },
  },
  {
    id: 'certificateLimit',
    standing: 'one-source',
    rules: ['18lra/5.2.2-a'],
    what: { de: 'Das Zertifikatslimit.', en: 'The certificate limit.' },
  },
  {
    id: 'trains',
    standing: 'deduced',
    rules: ['18lra/2-b'],
    what: {
      de: 'Welche 24 Züge es gibt: die 28 von 18RhI ohne die vier 8er.',
      en: 'Which 24 trains there are: the 28 of 18RhI without the four 8s.',
    },
  },
  {
    id: 'trainPrices',
    standing: 'older-edition',
    rules: ['18lra/2-b'],
    what: { de: 'Was Züge kosten.', en: 'What trains cost.' },
  },
  {
    id: 'homes',
    standing: 'deduced',
    rules: ['18lra/4.2.3-l'],
    what: {
      de: 'Auf welchem Kreis von Krefeld die KEG beginnt.',
      en: 'On which circle of Krefeld KEG starts.',
    },
  },
  {
    id: 'twoPlayers',
    standing: 'reconstruction',
    rules: ['18lra/1.2-a', '18lra/2p-b', '18lra/2p-c', '18lra/2p-h'],
    what: {
      de: 'Das Spiel zu zweit: Bank, Geld und Limit haben eine Quelle, der Investor ist unsere Rekonstruktion.',
      en: 'The game for two: bank, money and limit have one source, the Investor is our reconstruction.',
    },
  },
  {
    id: 'shortGame',
    standing: 'reconstruction',
    rules: ['18lra/8-b', '18lra/short-d', '18lra/short-e', '18lra/short-f', '18lra/short-g'],
    what: { de: 'Das Kurzspiel.', en: 'The short game.' },
  },
];
