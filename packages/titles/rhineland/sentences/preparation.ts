import type { RuleTexts } from '@stellwerk/engine/kernel';

/** Sections 1 to 3: what the game consists of and how it is set up. */
export const preparation = {
  // Material
  '2-a': {
    de: 'Für eine Gesellschaft entscheidet allein ihr Direktor; andere Aktionäre reden nicht mit.',
    en: 'The director alone decides for a company; its other shareholders have no say.',
  },
  '2-c': {
    de: 'Plättchen und Marker sind begrenzt: Ist eine Sorte vergriffen, muss erst ein Plättchen durch einen Ausbau zurückkommen.',
    en: 'Tiles and markers are limited: if a kind has run out, an upgrade must first bring a tile back.',
  },

  // Preparations for both games
  '3.1-a': {
    de: 'Die Zertifikate einer Gesellschaft liegen als Stapel im Erstangebot, das Direktorzertifikat zuoberst; kaufen kannst du nur das oberste.',
    en: 'The certificates of a company lie in a stack in the initial offering, the director certificate on top; you can buy only the top one.',
  },
  '3.1-b': {
    de: 'In jedem Stapel steckt an der Stelle, bis zu der für die Gründung verkauft sein muss, eine Karte; kommt sie zum Vorschein, wird gegründet.',
    en: 'Each stack has a card at the place up to which it must be sold for floating; the company floats when that card appears.',
  },
  '3.1-d': {
    de: 'Jeder Heimatmarker liegt von Anfang an verdeckt auf seinem Kreis.',
    en: 'Every home marker lies face down on its circle from the start.',
  },
  '3.1-e': {
    de: 'Dein Bargeld, die Kassen der Gesellschaften und die Bank sind getrennt; ohne eine Regel fließt zwischen ihnen nichts.',
    en: 'Your cash, the company treasuries and the bank are kept apart; without a rule nothing flows between them.',
  },
  '3.1-f': {
    de: 'Stapel im Erstangebot, Aktien auf dem Besitzblatt einer Gesellschaft und der Bankpool sind drei getrennte Orte.',
    en: 'Stacks of the initial offering, shares on the charter of a company and the bank pool are three separate places.',
  },

  // Set-up of this game
  '3.2-a': {
    de: 'Anfangs sind nur 2er-Züge zu haben; alle größeren Züge sind noch gesperrt.',
    en: 'At first only 2-trains can be had; all larger trains are still locked.',
  },
  '3.2-d': {
    de: 'Eine Aktie der GVE gehört zur Privatbahn Nr. 5 und liegt deshalb nicht im Erstangebot.',
    en: 'One GVE share belongs to private No. 5 and is therefore not part of the initial offering.',
  },
  '3.2-i': {
    de: 'Die ausgeloste Zeche und das ausgeloste Stahlwerk bleiben immer auf ihrem Feld, auch wenn dort gebaut oder ausgebaut wird.',
    en: 'The coal mine and the steel mill placed by lot never leave their hex, even if tiles are laid or upgraded there.',
  },
  '3.2-j': {
    de: 'Alles Geld im Spiel, 9.000 M, liegt zuerst in der Bank; auch das Startkapital kommt daraus.',
    en: 'All money in the game, 9,000 M, lies in the bank at first; the starting capital comes out of it too.',
  },

  // Seating
  '3.4-a': {
    de: 'Für die Sitzordnung wird jedem genau eine der neun gemischten Reihenfolgekarten zugelost.',
    en: 'To settle the seating, the nine order cards are shuffled and each of you draws exactly one.',
  },
  '3.4-b': {
    de: 'Wer die niedrigste Karte hat, bekommt das Vorrecht; die anderen sitzen von dort im Uhrzeigersinn nach ihren Karten.',
    en: 'The lowest card receives the priority deal; from there the others sit clockwise in the order of their cards.',
  },
} satisfies RuleTexts;
