import type { Text } from '@stellwerk/engine/kernel';

/** What the table says of this title beyond the family's and the title's own texts. */
export const words = {
  powerNo1: {
    de: 'sobald Dalheim mit dem rechten Rheinufer verbunden ist, spätestens mit dem ersten 5er-Zug: eine eigene Gesellschaft erhält je Strecke von Dalheim über den Rhein 20 M mehr, bis zum Ende',
    en: 'once Dalheim is linked with the right bank, at the latest with the first 5-train: a company of the owner earns 20 M more for each route from Dalheim across the Rhine, to the end',
  },
  powerNo2: {
    de: 'hält den Hafenplatz in Uerdingen (E13) bis zum ersten 5er-Zug für eigene Gesellschaften frei, zum niedrigeren Preis',
    en: 'keeps the harbour place in Uerdingen (E13) for companies of the owner until the first 5-train, at the lower price',
  },
  powerNo3: {
    de: 'hält den Hafenplatz in Neuss (H14) bis zum ersten 5er-Zug für eigene Gesellschaften frei, zum niedrigeren Preis',
    en: 'keeps the harbour place in Neuss (H14) for companies of the owner until the first 5-train, at the lower price',
  },
  powerNo4: {
    de: 'hält den Hafenplatz in Ruhrort (B14) bis zum ersten 5er-Zug für eigene Gesellschaften frei, zum niedrigeren Preis',
    en: 'keeps the harbour place in Ruhrort (B14) for companies of the owner until the first 5-train, at the lower price',
  },
  powerNo5: {
    de: 'bringt eine Aktie der ADR; ab der grünen Phase einmal ein Plättchen auf H8 oder I7 statt des normalen, ohne Verbindung, danach ein Marker dort',
    en: 'brings a share of ADR; from the green phase once a tile on H8 or I7 instead of the normal one, without a link, then a marker there',
  },
  powerNo6: {
    de: 'wird mit dem ersten 5er-Zug der 2+4-Zug einer eigenen Gesellschaft: er fährt ab Kevelaer, bleibt bis zum Ende und legt jeden Zug ein Plättchen mehr',
    en: 'becomes with the first 5-train the 2+4 train of a company of the owner: it runs from Kevelaer, stays to the end and lays one more tile each turn',
  },
  privilege: { de: 'Vorrecht', en: 'Privilege' },
  quickStart: {
    de: 'im ersten Zug zwei gelbe Plättchen',
    en: 'two yellow tiles in its first turn',
  },
  privilegeCCE: { de: 'ein Marker in Krefeld ohne Verbindung', en: 'a marker in Krefeld without a link' },
  privilegeGVE: {
    de: '100 M, sobald M.Gladbach oder Rheydt mit Venlo verbunden ist',
    en: '100 M once M.Gladbach or Rheydt is linked with Venlo',
  },
  privilegeMKB: { de: 'Hafen in Orsoy für 20 M', en: 'harbour in Orsoy for 20 M' },
  harbour: { de: 'Hafenmarker', en: 'Harbour marker' },
  harbourLeft: {
    de: 'auf der Tafel: {lower} M, ab der braunen Phase {higher} M',
    en: 'on the charter: {lower} M, from the brown phase {higher} M',
  },
  harbourBuilt: { de: 'Hafen in {place}', en: 'harbour in {place}' },
  harbourTurned: { de: 'umgedreht, als Bahnhof gesetzt', en: 'turned over, placed as a station' },
  dec: { de: 'Auswandererlager', en: 'Emigrant camp' },
  decBonus: {
    de: '+{bonus} M je Strecke von Dalheim über den Rhein',
    en: '+{bonus} M for each route from Dalheim across the Rhine',
  },
  investor: { de: 'Investor', en: 'Investor' },
  investorNote: {
    de: 'kauft nach jeder Runde eine Aktie, stimmt nie mit · unsere Rekonstruktion',
    en: 'buys a share after each lap, never has a say · our reconstruction',
  },
  askInvestor: {
    de: 'Für den Investor eine Aktie wählen; er hat {cash} M',
    en: 'Choose a share for the Investor; it has {cash} M',
  },
  investorBuys: {
    de: 'Investor: {company} {percent} % kaufen, {from:term}',
    en: 'Investor: buy {percent} % of {company}, {from:term}',
  },
  askCard: { de: '{card:term}: welche Gesellschaft bekommt ihn?', en: '{card:term}: which company gets it?' },
  giveCard: { de: 'An {company}', en: 'To {company}' },
  placeHarbour: { de: 'Hafen in {place} für {cost} M', en: 'Harbour in {place} for {cost} M' },
  camp: { de: 'Auswandererlager', en: 'emigrant camp' },
  harbourBonus: { de: 'eigener Hafen', en: 'own harbour' },
} as const satisfies Readonly<Record<string, Text>>;
