import type { RuleTexts } from '@stellwerk/engine/kernel';

/** Chapters XIV and XV: the communist takeover and the end of the game. */
export const endRules: RuleTexts = {
  // Communist takeover
  '1880/XIV-comm-a': {
    de: 'Die kommunistische Phase dauert von der ersten 4er- bis zur ersten 6er-Lok.',
    en: 'The communist phase lasts from the first 4-train to the first 6-train.',
  },
  '1880/XIV-comm-b': {
    de: 'Ab B3 zahlen Privatpapiere nichts mehr.',
    en: 'From B3 on privates pay nothing any more.',
  },
  '1880/XIV-comm-c': {
    de: 'Ab B3 schließen Investoren sich nur noch an.',
    en: 'From B3 on investors do nothing but join their company.',
  },
  '1880/XIV-comm-d': {
    de: 'Alle Kurse sind eingefroren.',
    en: 'All prices are frozen.',
  },
  '1880/XIV-comm-e': {
    de: 'In Aktienrunden verkauft niemand Anteile einer Gesellschaft, deren Direktor er ist.',
    en: 'In stock rounds nobody sells units of a company he or she directs.',
  },
  '1880/XIV-comm-f': {
    de: 'Mit der ersten 6er-Lok gelten Kursbewegung und Verkauf wieder wie zuvor.',
    en: 'With the first 6-train price moves and sales are normal again.',
  },

  // End
  '1880/XV-end-a': {
    de: 'Die letzte 8er-Lok löst das Ende aus.',
    en: 'The last 8-train triggers the end.',
  },
  '1880/XV-end-b': {
    de: 'Nach der letzten Aktienrunde beendet die unterbrochene Gesellschaft ihren Zug.',
    en: 'After the last stock round the interrupted company ends its turn.',
  },
  '1880/XV-end-c': {
    de: 'Danach agiert jede offene Gesellschaft noch dreimal, zuletzt die am Lokkauf-Marker.',
    en: 'Then every open company acts three more times, last the one at the purchase marker.',
  },
  '1880/XV-end-d': {
    de: 'Sonst beendet nichts das Spiel.',
    en: 'Nothing else ends the game.',
  },
  '1880/XV-end-e': {
    de: 'Das Spiel endet mit dem dritten Zug der Gesellschaft am Marker, auch wenn sie nichts tun kann.',
    en: "The game ends with the third turn of the marker's company, even if it can do nothing.",
  },
  '1880/XV-score-a': {
    de: 'Besitz der Gesellschaften und Privatpapiere zählen nichts.',
    en: 'What companies own and privates count for nothing.',
  },
  '1880/XV-score-b': {
    de: 'Es zählen Bargeld, Anteile zum Kurs und 20 % vom Geld des eigenen Investors.',
    en: "Cash, units at their price and 20% of your investor's money count.",
  },
  '1880/XV-score-c': {
    de: 'Schulden werden abgezogen; Gleichstand ist ein geteilter Sieg.',
    en: 'Debts are subtracted; equal scores share the win.',
  },
  '1880/XV-score-d': {
    de: 'Anteile nie eröffneter Gesellschaften zählen zu deren Kurs.',
    en: 'Units of companies that never opened count at their price.',
  },

  // Player aids
  '1880/AID-a': {
    de: 'Nach ihrem Zug wechselt der Marker der Gesellschaft auf das andere Feld ihrer Reihe.',
    en: "After its turn the company's marker moves to the other field of its row.",
  },
  '1880/AID-b': {
    de: 'Der Einfahrbogen zeigt nur das letzte Ergebnis.',
    en: 'The revenue sheet only shows the last revenue.',
  },
};
