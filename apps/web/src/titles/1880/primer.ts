import type { Primer } from '../primer.ts';

export const primer: Primer = [
  {
    head: { de: 'Worum es geht', en: 'What it is about' },
    lines: [
      {
        de: 'Ihr erschließt China mit der Eisenbahn und seid dabei Geldgeber: Bargeld und Aktien zum letzten Kurs entscheiden. Was den Gesellschaften gehört, zählt nicht. Die Bank hat immer Geld, und bankrott geht niemand.',
        en: 'You open up China by rail, as its financiers: cash and shares at their last price decide. What belongs to companies does not count. The bank always has money, and nobody goes bankrupt.',
      },
    ],
  },
  {
    head: { de: 'Der Anfang', en: 'The beginning' },
    lines: [
      {
        de: 'Acht Privatgesellschaften werden der Reihe nach versteigert. Danach sitzt ihr nach eurem Geld, und jeder nimmt sich einen Investor: Er baut und fährt für sich allein mit einem geliehenen Zug und vereinigt sich mit der ersten Gesellschaft seines Besitzers, sobald ihre Heimatorte verbunden sind.',
        en: 'Eight privates are auctioned one after the other. Then you are seated by your money, and everybody takes an investor: it builds and runs by itself with a borrowed train and merges with its owner’s first company once their homes are joined.',
      },
    ],
  },
  {
    head: { de: 'Gründen', en: 'Founding' },
    lines: [
      {
        de: 'Wer ein Direktorzertifikat kauft, wählt Ausgabekurs, Platz in der Reihenfolge und Bauerlaubnis. 20 % erlauben das Bauen in drei Phasen hintereinander, 30 % in zwei, 40 % nur in einer. Ohne Erlaubnis für die laufende Phase baut eine Gesellschaft nichts, fährt aber. Ihr Kapital bekommt sie in zwei Hälften: die erste beim Öffnen, die zweite, wenn ab dem ersten 3er nur noch fünf Anteile in der Bank liegen.',
        en: 'Whoever buys a director certificate chooses issue price, place in the order of play and building permit. 20 % allow building in three phases in a row, 30 % in two, 40 % in one. Without a permit for the present phase a company builds nothing, but runs. Its capital comes in two halves: the first when it opens, the second when, from the first 3 on, only five units are left in the bank.',
      },
    ],
  },
  {
    head: { de: 'Eine Runde ohne Ende', en: 'A round without end' },
    lines: [
      {
        de: 'Die Gesellschaften handeln im Kreis: Gleis, Bahnhof, Fahrt, Dividende, Züge. Eine Aktienrunde kommt nur dazwischen, wenn der letzte Zug einer Sorte gekauft ist – oder wenn ein ganzer Kreis lang niemand bei der Bank gekauft hat; dann verschwinden alle restlichen Züge der Sorte. Der Kaufmarker liegt bei dem, der zuletzt kaufte.',
        en: 'The companies act in a circle: track, station, run, dividend, trains. A stock round comes between only when the last train of a type is bought – or when for a whole circle nobody bought from the bank; then all trains left of that type vanish. The purchase marker lies with who bought last.',
      },
      {
        de: 'Am Ende ihres Zuges braucht jede Gesellschaft einen Zug. Fehlt Geld, zahlt der Direktor; fehlt es auch ihm, macht er Schulden und darf keine Aktien kaufen, bis sie bezahlt sind.',
        en: 'At the end of its turn every company needs a train. If money is short, the director pays; if that is short too, the director owes it and buys no shares until it is paid.',
      },
    ],
  },
  {
    head: { de: 'Die Übernahme', en: 'The takeover' },
    lines: [
      {
        de: 'Vom ersten 4er bis zum ersten 6er stehen alle Kurse still, und niemand verkauft Anteile einer Gesellschaft, die er lenkt. Privatgesellschaften zahlen nicht mehr, Investoren warten nur noch auf ihre Vereinigung.',
        en: 'From the first 4 to the first 6 all prices stand still, and nobody sells units of a company they direct. Privates pay no more, and investors only wait for their merger.',
      },
    ],
  },
  {
    head: { de: 'Das Ende', en: 'The end' },
    lines: [
      {
        de: 'Ist der letzte 8er weg, folgt die letzte Aktienrunde; dann handelt jede Gesellschaft noch dreimal. Denke früh daran, welche deiner Gesellschaften in den späten Phasen noch bauen darf.',
        en: 'Once the last 8 is gone, the last stock round follows; then each company acts three more times. Think early of which of your companies may still build in the late phases.',
      },
    ],
  },
];
