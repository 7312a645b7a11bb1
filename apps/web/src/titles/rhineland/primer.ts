import type { Primer } from '../primer.ts';

type Section = Primer[number];

/** What the three games on the Rhine are about, and how they run: the same words for each. */
export const aim: Section = {
  head: { de: 'Worum es geht', en: 'What it is about' },
  lines: [
    {
      de: 'Ihr seid Investoren im Rheinland, nicht Eisenbahner. Ihr gründet Gesellschaften, lenkt sie als Direktor und haltet Aktien von vielen. Wer am Ende das größte Vermögen hat – Bargeld und Aktien zum letzten Kurs –, gewinnt. Was in den Kassen der Gesellschaften liegt, zählt für niemanden.',
      en: 'You are investors in the Rhineland, not railwaymen. You found companies, run them as their director and hold shares of many. Whoever is worth most at the end – cash and shares at their last price – wins. What lies in the companies’ treasuries counts for nobody.',
    },
  ],
};

export const packet: Section = {
  head: { de: 'So läuft das Spiel', en: 'How the game runs' },
  lines: [
    {
      de: 'Erst wird das Startpaket verkauft: fünf Privatbahnen und als Nr. 6 die Direktion der RhE. Das billigste Stück kauft man sofort, auf die anderen bietet man; geboten ist gebunden. Danach wechseln Aktienrunden mit einer, zwei oder drei Betriebsrunden, je weiter die Züge sind.',
      en: 'First the start packet is sold: five private railways and, as No. 6, the directorship of RhE. The cheapest item is bought at once, the others are bid for, and what is bid is tied up. Then stock rounds alternate with one, two or three operating rounds, the further the trains have come.',
    },
  ],
};

export const operating: Section = {
  head: { de: 'Betriebsrunde', en: 'Operating round' },
  lines: [
    {
      de: 'Die teuerste Gesellschaft beginnt. In ihrem Zug darf sie ein Plättchen legen und einen Marker setzen, fährt mit allen Zügen, zahlt alles aus oder behält alles und kauft dann Züge. Zahlt sie mindestens ihren Kurs aus, steigt er; behält sie ein, fällt er.',
      en: 'The dearest company begins. In its turn it may lay one tile and place one marker, runs all its trains, pays everything out or keeps everything, and then buys trains. If it pays at least its price, the price rises; if it withholds, the price falls.',
    },
    {
      de: 'Eine Strecke verbindet Städte und berührt einen eigenen Marker. Ein 3er-Zug zählt drei Städte; Ortschaften zahlen, ohne zu zählen. Städte voller fremder Marker versperren den Weg.',
      en: 'A route links cities and touches a marker of its own. A 3-train counts three cities; towns pay without counting. Cities full of foreign markers bar the way.',
    },
  ],
};

export const advice: Section = {
  head: { de: 'Drei Ratschläge', en: 'Three pieces of advice' },
  lines: [
    {
      de: 'Gründe nur, was du auch in Fahrt bringst: Kapital für Zug und Strecke entscheidet. Achte darauf, wer den nächsten Zug kauft und wessen Züge dann verschwinden. Und behalte Geld oder verkäufliche Aktien zurück, wenn eine deiner Gesellschaften bald ohne Zug dasteht.',
      en: 'Found only what you can bring to run: capital for train and track decides. Watch who buys the next train and whose trains go then. And keep money or shares that can be sold when one of your companies is soon without a train.',
    },
  ],
};
