import type { RuleTexts } from '@stellwerk/engine/kernel';
import { sentences } from '../../rhineland/sentences/index.ts';

/** Sections 1 and 2: what the game consists of and how it is set up. */
export const preparationRules: RuleTexts = {
  // General and material
  '18rhl/1-a': {
    de: 'Das Spiel ist für drei bis sechs Personen und beginnt mit keiner anderen Zahl.',
    en: 'The game is for three to six players and does not start with any other number.',
  },
  '18rhl/1-b': sentences['3.2-j'],
  '18rhl/1-c': {
    de: 'Acht Gesellschaften sind im Spiel: ADR, BME, CCE, CME, DEE, GVE, KKK und RhE.',
    en: 'Eight companies are in the game: ADR, BME, CCE, CME, DEE, GVE, KKK and RhE.',
  },
  '18rhl/1-d': {
    de: 'Jede Gesellschaft außer der KKK hat neun Zertifikate: das Direktorzertifikat über 20 % und acht Aktien zu je 10 %.',
    en: 'Every company but KKK has nine certificates: the director certificate for 20% and eight shares of 10% each.',
  },
  '18rhl/1-e': {
    de: 'Die KKK hat sieben Zertifikate: das Direktorzertifikat und zwei gewöhnliche über je 20 %, dazu vier Aktien zu 10 %.',
    en: 'KKK has seven certificates: the director certificate and two ordinary ones for 20% each, plus four shares of 10%.',
  },
  '18rhl/1-f': {
    de: 'Das Startpaket besteht aus den Privatbahnen Nr. 1 bis 5 und dem Direktorzertifikat der RhE als Nr. 6.',
    en: 'The start packet consists of privates No. 1 to 5 and the director certificate of RhE as No. 6.',
  },
  '18rhl/1-g': {
    de: 'Der Vorrat hat 45 gelbe, 45 grüne, 26 braune und 3 graue Plättchen sowie #935; ist eine Sorte vergriffen, muss erst eines zurückkommen.',
    en: 'The supply has 45 yellow, 45 green, 26 brown and 3 grey tiles and #935; if a kind has run out, one must come back first.',
  },
  '18rhl/1-h': {
    de: 'Es gibt 28 Züge und 24 Bahnhofsmarker; die Heimatmarker der Gesellschaften sind darin enthalten.',
    en: 'There are 28 trains and 24 station markers; the home markers of the companies are among them.',
  },
  '18rhl/1-i': sentences['2-a'],
  '18rhl/1-j': {
    de: 'Eine Zeche und ein Stahlwerk werden zu Beginn ausgelost; alle übrigen sind aufgedruckt.',
    en: 'One coal mine and one steel mill are placed by lot at the start; all others are printed.',
  },
  '18rhl/1-k': {
    de: 'Gerechnet wird nur in ganzen Mark; Bruchteile kommen nicht vor.',
    en: 'You count in whole Marks only; fractions do not occur.',
  },

  // Seating
  '18rhl/2.1-a': {
    de: 'Für die Sitzordnung wird jedem genau ein Stück des gemischten Startpakets zugelost.',
    en: 'To settle the seating, the start packet is shuffled and each of you draws exactly one item by lot.',
  },
  '18rhl/2.1-b': {
    de: 'Bei der Sitzordnung zählen die Preise: Nr. 1 bis 6 sind 20, 30, 50, 80, 120 und 140 M wert.',
    en: 'Prices decide the seating: No. 1 to 6 are worth 20, 30, 50, 80, 120 and 140 M.',
  },
  '18rhl/2.1-c': {
    de: 'Wer das billigste Stück gezogen hat, bekommt das Vorrecht und beginnt die erste Aktienrunde.',
    en: 'Whoever drew the cheapest item receives the priority deal and opens the first stock round.',
  },
  '18rhl/2.1-d': {
    de: 'Die anderen sitzen von dort aus im Uhrzeigersinn, je teurer ihr gezogenes Stück, desto später.',
    en: 'From there the others sit clockwise, later the dearer the item they drew.',
  },
  '18rhl/2.1-e': {
    de: 'Die gezogenen Stücke kommen zurück ins Startpaket; gekauft ist damit noch nichts.',
    en: 'The items drawn return to the start packet; nothing has been bought by this.',
  },

  // Movable coal mine and steel mill
  '18rhl/2.2-a': {
    de: 'Eine zufällig gezogene der neun ADR-Aktien legt fest, wo die bewegliche Zeche und das bewegliche Stahlwerk liegen.',
    en: 'One of the nine ADR certificates, drawn at random, settles where the movable coal mine and steel mill lie.',
  },
  '18rhl/2.2-b': sentences['3.2-i'],

  // Starting capital
  '18rhl/2.3-a': {
    de: 'Zusammen habt ihr 1.800 M Startkapital: je 600 M zu dritt, 450 M zu viert, 360 M zu fünft und 300 M zu sechst.',
    en: 'Together you start with 1,800 M: 600 M each with three players, 450 M with four, 360 M with five, 300 M with six.',
  },

  // Other preparations
  '18rhl/2.4-a': sentences['3.2-d'],
  '18rhl/2.4-b': {
    de: 'Das Direktorzertifikat der RhE liegt im Startpaket; die Zertifikate der Gesellschaften beginnen sonst im Erstangebot.',
    en: 'The RhE director certificate is in the start packet; otherwise the certificates of companies begin in the initial offering.',
  },
  '18rhl/2.4-c': {
    de: 'Zu Beginn liegt im Bankpool nichts; als Erstes kommen drei RhE-Aktien hinein, sobald Nr. 6 gekauft ist.',
    en: 'At first there is nothing in the bank pool; three RhE shares are the first to enter, once No. 6 is bought.',
  },
  '18rhl/2.4-d': {
    de: 'Was noch nie verkauft war, liegt im Erstangebot, was schon jemand besaß, im Bankpool; beides wird nie vermischt.',
    en: 'What was never sold lies in the initial offering, what somebody once held in the bank pool; the two never mix.',
  },
  '18rhl/2.4-e': sentences['3.2-a'],
  '18rhl/2.4-f': sentences['3.1-e'],
};
