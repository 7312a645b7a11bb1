import type { RuleTexts } from '@stellwerk/engine/kernel';
import { sentences } from '../../rhineland/sentences/index.ts';

/** Sections 15 and 16: stock rounds. */
export const stockRules: RuleTexts = {
  // Stock rounds in general
  '18rhl/15.1-a': sentences['5.2-a'],
  '18rhl/15.1-b': {
    de: 'Gehandelt wird nur mit der Bank, nicht unter Spielern.',
    en: 'You deal with the bank alone and not among players.',
  },
  '18rhl/15.1-c': {
    de: 'Eine Aktie kostet im Erstangebot wie im Bankpool den aktuellen Kurs.',
    en: 'A share costs the price of the day, in the initial offering as in the bank pool.',
  },
  '18rhl/15.1-d': {
    de: 'Der Kurs gilt für 10 %; ein Zertifikat über 20 % kostet das Doppelte.',
    en: 'The price is for 10%; a certificate of 20% costs double.',
  },
  '18rhl/15.1-e': sentences['5-e'],

  // Sequence
  '18rhl/15.2-a': sentences['5-a'],
  '18rhl/15.2-b': {
    de: 'Danach geht das Vorrecht an den mit dem meisten Bargeld, bei Gleichstand an den Nächsten nach dem letzten Käufer.',
    en: 'Then the priority deal goes to whoever has most cash, among equals to the next after the last buyer.',
  },

  // Prices at the end of the round
  '18rhl/15.3-a': sentences['5-d'],
  '18rhl/15.3-b': {
    de: 'Steigt ein ausverkaufter Kurs auf ein belegtes Kursfeld, kommt sein Marker unter die anderen.',
    en: 'When a sold-out company goes up to a square with other markers, its own is put below them.',
  },
  '18rhl/15.3-c': {
    de: 'Am Ende der Aktienrunde wechselt erst das Vorrecht, dann wird gegründet, dann steigen ausverkaufte Kurse in Betriebsreihenfolge.',
    en: 'The stock round closes with the priority deal, then floats, then rising prices of sold-out companies in operating order.',
  },

  // Buying
  '18rhl/16.1-a': sentences['5.2-d'],
  '18rhl/16.2-a': {
    de: 'Zertifikate der Gesellschaften gibt es erst, wenn das Startpaket ganz verkauft ist.',
    en: 'Company certificates have to wait until the whole start packet is sold.',
  },
  '18rhl/16.2-b': {
    de: 'Aus dem Erstangebot kommt zuerst das Direktorzertifikat; welche Gesellschaft du kaufst, ist dir überlassen.',
    en: 'The director certificate is first out of the initial offering; which company you buy is up to you.',
  },
  '18rhl/16.2-c': {
    de: 'Für ein Direktorzertifikat wählst du ein violettes Startfeld, legst den Kursmarker dort zuunterst und zahlst den doppelten Startkurs.',
    en: 'For a director certificate you choose a violet start square, put the price marker lowest there and pay double the par.',
  },
  '18rhl/16.2-d': {
    de: 'Eine Aktie aus dem Erstangebot zahlst du an die Kasse, wenn die Gesellschaft gegründet ist, sonst an die Bank.',
    en: 'You pay for a share from the initial offering to the treasury if the company has floated, otherwise to the bank.',
  },
  '18rhl/16.2-e': sentences['5.2-c'],
  '18rhl/16.2-f': sentences['5.2-b'],
  '18rhl/16.2-g': {
    de: 'Je Spielzug kaufst du nur ein Zertifikat; auch eines der KKK über 20 % ist ein einziges.',
    en: 'You buy a single certificate per turn; one of KKK for 20% is no more than that.',
  },
  '18rhl/16.2-h': {
    de: 'Nach jedem Kauf oder Verkauf kommen alle noch einmal an die Reihe, ehe die Aktienrunde enden kann.',
    en: 'After any purchase or sale everybody gets another turn before the stock round can close.',
  },

  // Limits
  '18rhl/16.3-a': {
    de: 'Du darfst zu dritt 20, zu viert 15, zu fünft 12 und zu sechst 10 Zertifikate halten.',
    en: 'You may hold 20 certificates with three players, 15 with four, 12 with five and 10 with six.',
  },
  '18rhl/16.3-b': {
    de: 'Jedes Zertifikat zählt einmal für das Limit, ob es für 10 % oder 20 % steht; offene Privatbahnen zählen mit.',
    en: 'Every certificate counts once against the limit, be it for 10% or 20%; privates still open are included.',
  },
  '18rhl/16.3-c': sentences['5.2.2-e'],
  '18rhl/16.3-d': sentences['5.2.2-c'],
  '18rhl/16.3-e': sentences['5.2.2-d'],

  // Floating
  '18rhl/16.4-a': {
    de: 'Gegründet wird nur am Ende einer Aktienrunde, wenn mindestens 50 % das Erstangebot verlassen haben.',
    en: 'A company floats only at the end of a stock round, when 50% or more has left the initial offering.',
  },
  '18rhl/16.4-b': {
    de: 'Bei der Gründung zahlt die Bank den Startkurs für jede verkaufte Aktie in die Kasse, bei der RhE ohne die drei im Bankpool.',
    en: 'When a company floats, the bank pays its treasury the par for every share sold, for RhE without the three of the bank pool.',
  },
  '18rhl/16.4-c': {
    de: 'Nach der Gründung steigt der Kurs eine Zeile, außer er steht schon in der obersten.',
    en: 'After floating, a company goes up a row on the market, unless it is in the top one.',
  },
  '18rhl/16.4-d': {
    de: 'Ab der braunen Phase bringt die Gründung den zehnfachen Kurs; der Rest des Erstangebots kommt in den Bankpool, der Kurs bleibt.',
    en: 'From the brown phase on, floating brings ten times the price; unsold shares go to the bank pool and the price stays put.',
  },
  '18rhl/16.4-e': {
    de: 'Vor der Gründung bezahlte Aktien gehen an die Bank; die Kasse bekommt das Geld erst mit der Gründung.',
    en: 'Shares bought before a company floats are paid to the bank; the treasury gets the money only on floating.',
  },

  // Selling
  '18rhl/16.5-a': {
    de: 'Was du verkaufst, kommt in den Bankpool.',
    en: 'Whatever you sell ends up in the bank pool.',
  },
  '18rhl/16.5-b': {
    de: 'Die Bank zahlt dir für jede Aktie den Kurs von vor dem Verkauf.',
    en: 'For every share the bank pays you the price as it was before you sold.',
  },
  '18rhl/16.5-c': {
    de: 'Verkäufe sind erst ab der zweiten Aktienrunde möglich.',
    en: 'Sales are possible from the second stock round on.',
  },
  '18rhl/16.5-d': sentences['5.2.1-b'],
  '18rhl/16.5-e': {
    de: 'Diese Gesellschaft war noch in keiner Betriebsrunde an der Reihe; ihre Aktien sind vorher unverkäuflich.',
    en: 'This company has not had a turn in any operating round; until then its shares cannot be sold.',
  },
  '18rhl/16.5-f': sentences['5.2.1-d'],
  '18rhl/16.5-g': {
    de: 'Ein gewöhnliches Zertifikat der KKK über 20 % lässt sich nicht teilen; verkaufe es ganz oder gar nicht.',
    en: 'An ordinary KKK certificate of 20% cannot be split; sell all of it or none.',
  },

  // Prices after sales
  '18rhl/16.6-a': sentences['5.2.1-e'],
  '18rhl/16.6-b': {
    de: 'Liegt der Kursmarker schon am unteren Ende seiner Spalte, fällt der Kurs durch Verkäufe nicht weiter.',
    en: 'If the price marker is at the foot of its column, sales do not bring the price down any more.',
  },
  '18rhl/16.6-c': {
    de: 'Fällt ein Kursmarker auf ein belegtes Kursfeld, kommt er unter die anderen.',
    en: 'A price marker falling to a square that has others is put below them.',
  },
  '18rhl/16.6-d': sentences['5.2.1-f'],
};
