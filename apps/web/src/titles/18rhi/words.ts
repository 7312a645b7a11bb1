import type { Text } from '@stellwerk/engine/kernel';

/** What the table says of this title beyond the family's and the title's own texts. */
export const words = {
  powerNo1: {
    de: 'legt das erste Plättchen auf E14 zusätzlich und ohne Verbindung, der Berg kostet 30 M; bis dahin ist E14 für andere gesperrt',
    en: 'lays the first tile on E14 as an extra and without a link, its mountain costs 30 M; until then E14 is closed to others',
  },
  powerNo2: {
    de: 'ab der grünen Phase #935 auf E8, zusätzlich und kostenlos, mit einem kostenlosen Marker; verlässt danach das Spiel',
    en: 'from the green phase #935 on E8, as an extra and free, with a free station marker; then it leaves the game',
  },
  powerNo3: {
    de: 'einmal ein Plättchen auf ein Bergfeld oder der Ausbau eines Plättchens mit Berg, zusätzlich, ohne Kosten und ohne Verbindung',
    en: 'once a tile on a mountain hex or the upgrade of a tile with a mountain, as an extra, without cost and without a link',
  },
  powerNo4: {
    de: 'ab der grünen Phase einmal eine gelbe Metropole ausbauen, zusätzlich, kostenlos und ohne Verbindung; ein Marker darf dort folgen',
    en: 'from the green phase once the upgrade of a yellow metropolis, as an extra, free and without a link; a marker may follow there',
  },
  powerNo5: { de: 'bringt gleich eine Aktie der GVE', en: 'brings a share of GVE at once' },
  powerNo6: {
    de: 'Direktorzertifikat der RhE: Startkurs 70 M, sie fährt sofort mit 140 M; 210 M liegen in Aachen bereit, bis Köln, Düren und Aachen verbunden sind',
    en: 'director certificate of RhE: par 70 M, it floats at once with 140 M; 210 M wait at Aachen until Köln, Düren and Aachen are linked',
  },
  easternRuhr: { de: 'Östliches Ruhrgebiet', en: 'Eastern Ruhr' },
} as const satisfies Readonly<Record<string, Text>>;
