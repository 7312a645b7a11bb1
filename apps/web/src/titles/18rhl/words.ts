import type { Text } from '@stellwerk/engine/kernel';

/** What the table says of this title beyond the family's and the title's own texts. */
export const words = {
  askPar: {
    de: 'Startkurs der RhE festlegen; bezahlt sind {paid} M',
    en: 'Set the par of RhE; {paid} M have been paid',
  },
  askRaise: {
    de: 'Notkauf: für den {train}er-Zug der {company} fehlen noch {missing} M – Aktien verkaufen',
    en: 'Forced purchase: {missing} M more for the {train}-train of {company} – sell shares',
  },
  easternRuhr: { de: 'Östliches Ruhrgebiet', en: 'Eastern Ruhr' },
  powerNo1: {
    de: 'legt das erste Plättchen auf E14 zusätzlich und ohne Verbindung; bis dahin ist E14 für andere gesperrt',
    en: 'lays the first tile on E14 as an extra and without a link; until then E14 is closed to others',
  },
  powerNo2: {
    de: 'ab der grünen Phase #935 auf E8, zusätzlich und kostenlos, mit einem kostenlosen Marker',
    en: 'from the green phase #935 on E8, as an extra and free, with a free station marker',
  },
  powerNo3: {
    de: 'einmal ein Plättchen auf ein leeres Bergfeld, zusätzlich, ohne Kosten und ohne Verbindung',
    en: 'once a tile on an empty mountain hex, as an extra, without cost and without a link',
  },
  powerNo4: {
    de: 'ab der grünen Phase einmal eine gelbe Metropole ausbauen, zusätzlich, kostenlos und ohne Verbindung',
    en: 'from the green phase once the upgrade of a yellow metropolis, as an extra, free and without a link',
  },
  powerNo5: { de: 'bringt gleich eine Aktie der GVE', en: 'brings a share of GVE at once' },
  powerKkk: {
    de: 'verkauft zuerst drei Zertifikate über 20 % und wird mit 60 % gegründet; ohne Gleis in Reichweite muss sie keinen Zug kaufen',
    en: 'sells three certificates of 20 % first and takes 60 % to float; with no track in reach it need not buy a train',
  },
  powerNo6: {
    de: 'Direktorzertifikat der RhE; wer es kauft, bestimmt ihren Startkurs',
    en: 'director certificate of RhE; its buyer sets the par',
  },
} as const satisfies Readonly<Record<string, Text>>;
