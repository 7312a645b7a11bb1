import type { FigureSource } from '../rhineland/figures.ts';

/** What the figures rest on that the rulebook does not give: they stand on board, charters and cards. */
export const figures: readonly FigureSource[] = [
  {
    id: 'map',
    standing: 'older-edition',
    rules: ['18rhi/6.2.1.1-d', '18rhi/6.2.1.1-e', '18rhi/4.1.1-no3-d', '18rhi/4.2.2-g'],
    what: {
      de: 'Der Plan: Felder, Gleise, Werte, Geländekosten und der Rhein.',
      en: 'The map: hexes, track, values, terrain costs and the Rhine.',
    },
  },
  {
    id: 'mapChanges',
    standing: 'one-source',
    rules: ['18rhi/6.2.1.3-f', '18rhi/6.2.4.1-c', '18rhi/6.2.4.1-d'],
    what: {
      de: 'Was auf dem Plan neu ist: B7, Roermond und Antwerpen.',
      en: 'What is new on the map: B7, Roermond and Antwerpen.',
    },
  },
  {
    id: 'tiles',
    standing: 'older-edition',
    rules: ['18rhi/6.2.3.1-d', '18rhi/6.2.1.3-b'],
    what: { de: 'Die Plättchen.', en: 'The tiles.' },
  },
  {
    id: 'tileCounts',
    standing: 'one-source',
    rules: ['18rhi/2-c'],
    what: {
      de: 'Wie viele Plättchen es von #3, #4, #7, #25, #58 und #88 gibt; acht von #88 sind zweifelhaft.',
      en: 'How many tiles there are of #3, #4, #7, #25, #58 and #88; eight of #88 are doubtful.',
    },
  },
  {
    id: 'market',
    standing: 'older-edition',
    rules: ['18rhi/4.2-b', '18rhi/5.1.3-a'],
    what: { de: 'Die Kurstafel.', en: 'The stock market.' },
  },
  {
    id: 'privates',
    standing: 'older-edition',
    rules: ['18rhi/4.1-c', '18rhi/5.1.1-a'],
    what: { de: 'Preise und Erträge von Nr. 1 bis 5.', en: 'Prices and revenues of No. 1 to 5.' },
  },
  {
    id: 'markers',
    standing: 'older-edition',
    rules: ['18rhi/4.2.2-h'],
    what: { de: 'Was Bahnhöfe kosten.', en: 'What stations cost.' },
  },
  {
    id: 'trains',
    standing: 'older-edition',
    rules: ['18rhi/2-b'],
    what: {
      de: 'Preise und Anzahl der Züge; im Regelheft steht nur, dass es 28 sind.',
      en: 'Prices and numbers of the trains; the rulebook says only that there are 28.',
    },
  },
  {
    id: 'sites',
    standing: 'older-edition',
    rules: ['18rhi/3.2-h'],
    what: {
      de: 'Welche Felder die neun Reihenfolgekarten nennen.',
      en: 'Which hexes the nine order cards name.',
    },
  },
  {
    id: 'certificateLimit',
    standing: 'older-edition',
    rules: ['18rhi/5.2.2-a'],
    what: { de: 'Das Zertifikatslimit.', en: 'The certificate limit.' },
  },
  {
    id: 'easternRuhr',
    standing: 'deduced',
    rules: ['18rhi/6.2.4.3-a'],
    what: {
      de: 'Was das Östliche Ruhrgebiet mit zwei und drei Zufahrten wert ist.',
      en: 'What the Eastern Ruhr is worth with two and three entries.',
    },
  },
];
