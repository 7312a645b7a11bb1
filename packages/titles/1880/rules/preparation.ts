import type { RuleTexts } from '@stellwerk/engine/kernel';

/** Chapters II to IV: the game, its material and the preparations. */
export const preparationRules: RuleTexts = {
  // General
  '1880/II-gen-a': {
    de: '1880 China spielen drei bis sieben Personen.',
    en: '1880 China is for three to seven players.',
  },
  '1880/II-gen-b': {
    de: 'Im Spiel sind alle acht Privatpapiere, ein Ausländischer Investor je Spieler und bis zu 14 Gesellschaften.',
    en: 'All eight privates, one foreign investor for each player and up to 14 companies are in play.',
  },
  '1880/II-gen-c': {
    de: 'Es gewinnt, wer am Ende mit Bargeld und Aktien am meisten besitzt.',
    en: 'Whoever owns most in cash and shares at the end wins.',
  },
  '1880/II-gen-d': {
    de: 'Nur ihr Direktor entscheidet, was eine Gesellschaft tut.',
    en: 'Only its director decides what a company does.',
  },

  // Material
  '1880/III-mat-a': {
    de: 'Es gibt 179 Gleisplättchen: 86 gelbe, 64 grüne, 20 braune und 9 graue.',
    en: 'There are 179 tiles: 86 yellow, 64 green, 20 brown and 9 grey.',
  },
  '1880/III-mat-b': {
    de: 'Von diesem Plättchen ist keines mehr im Vorrat.',
    en: 'No tile of this number is left in the supply.',
  },
  '1880/III-mat-c': {
    de: 'Die Bank verkauft 49 Loks vom Typ 2 bis 8E, dazu beliebig viele 10er und zehn restaurierte 2R.',
    en: 'The bank sells 49 trains from type 2 to 8E, any number of 10-trains, and ten restored 2R.',
  },
  '1880/III-mat-d': {
    de: 'Jede Gesellschaft hat acht Aktien zu 10 %, drei Direktoraktien zur Wahl und eine Kapitalisierungskarte.',
    en: 'Each company has eight shares of 10%, a choice of three director certificates and a capitalisation card.',
  },
  '1880/III-mat-e': {
    de: 'Eine Gesellschaft hat drei Bahnhofsmarker, ein Investor genau einen.',
    en: 'A company has three station markers, an investor exactly one.',
  },
  '1880/III-mat-f': {
    de: 'Der Bank geht das Geld nie aus.',
    en: 'The bank never runs out of money.',
  },
  '1880/III-mat-g': {
    de: 'Baurechte gibt es unbegrenzt viele.',
    en: 'There is no limit to the number of building permits.',
  },

  // Set-up
  '1880/IV-setup-a': {
    de: 'Ihr beginnt mit je ¥600 zu dritt, ¥480 zu viert, ¥400 zu fünft, ¥340 zu sechst und ¥300 zu siebt.',
    en: 'You each begin with ¥600 with three players, ¥480 with four, ¥400 with five, ¥340 with six and ¥300 with seven.',
  },
  '1880/IV-setup-b': {
    de: 'Aller Besitz von Spielern und Gesellschaften liegt offen.',
    en: 'All possessions of players and companies are open to everybody.',
  },
  '1880/IV-setup-c': {
    de: 'Im Stapel liegen von oben die Direktoraktien, drei Aktien, die Kapitalisierungskarte und fünf Aktien.',
    en: 'From the top the stack has the director certificates, three shares, the capitalisation card and five shares.',
  },
  '1880/IV-setup-d': {
    de: 'Bei der Gründung scheiden zwei Direktoraktien und so viele Aktien aus, dass genau 100 % im Spiel sind.',
    en: 'At the founding two director certificates and as many shares leave the game as it takes to keep exactly 100% in play.',
  },
  '1880/IV-setup-e': {
    de: 'Fünf Anteile liegen immer unter der Kapitalisierungskarte, fünf samt Direktoraktie darüber.',
    en: 'Five units always lie below the capitalisation card and five, director certificate included, above it.',
  },
  '1880/IV-setup-f': {
    de: 'Das Geld einer Gesellschaft bleibt von allem anderen Geld getrennt.',
    en: 'The money of a company is kept apart from all other money.',
  },
  '1880/IV-setup-g': {
    de: 'Die Sitzordnung wird ausgelost; Platz 0 bekommt das Erstkaufrecht.',
    en: 'The seats are drawn by lot; seat 0 gets the priority deal.',
  },
  '1880/IV-setup-h': {
    de: 'Welche Absprachen gelten, klärt ihr vor dem Spiel; über mehrere Partien hinweg sind sie verboten.',
    en: 'Agree before the game which deals are allowed; deals across several games are forbidden.',
  },
};
