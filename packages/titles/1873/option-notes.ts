import type { Texts } from '@stellwerk/engine/kernel';

/** What each option is about, in one line. */
export const optionNotes: Texts = {
  'optionNote.seating': {
    de: 'Die Reihenfolge gilt für Startversteigerung und erste Aktienrunde.',
    en: 'The order holds for the start auction and the first stock round.',
  },
  'optionNote.premium': {
    de: 'Eine spätere Ausgabe lässt zuerst um den Aufschlag und die Reihenfolge bieten.',
    en: 'A later edition first bids for the premium and the order of play.',
  },
  'optionNote.mheValue': {
    de: 'Eine spätere Ausgabe führt die MHE auf der Werttabelle.',
    en: 'A later edition keeps the MHE on the value track.',
  },
  'optionNote.yellowTiles': { de: 'Ob gelbe Plättchen ausgehen können.', en: 'Whether yellow tiles can run out.' },
  'optionNote.tile914': {
    de: 'Ein grünes Dorfplättchen einer späteren Ausgabe.',
    en: 'A green village tile of a later edition.',
  },
  'optionNote.derenburg': {
    de: 'Das Regelheft nennt für feste Werke nur 40, 50 oder 60.',
    en: 'The rulebook names only 40, 50 or 60 for fixed mines.',
  },
  'optionNote.tanne': { de: 'Eine Kartenvariante verlangt 100.', en: 'A variant of the map asks 100.' },
  'optionNote.loneBid': { de: 'Nur für Partien, die anderswo begonnen wurden.', en: 'Only for games begun elsewhere.' },
  'optionNote.packets': {
    de: 'Weitere Pakete werden zum gefallenen Wert verkauft.',
    en: 'Further packets are sold at the fallen value.',
  },
  'optionNote.markerPlace': {
    de: 'Der Platz im Feld entscheidet über die Reihenfolge.',
    en: 'The place in the box decides the order of play.',
  },
  'optionNote.consent': {
    de: 'Für Werke, Loks und Werkloks anderer Besitzer.',
    en: 'For mines, locos and switchers of other owners.',
  },
  'optionNote.routeBuilt': {
    de: 'Wichtig für Dörfer mit zwei unverbundenen Halten.',
    en: 'It matters in villages with two unconnected stops.',
  },
  'optionNote.reserveCheck': {
    de: 'Was das Plättchen für eine fremde Strecke leisten muss.',
    en: 'What the tile for another’s route must do.',
  },
  'optionNote.inactiveReach': {
    de: 'Ob ein Marker ohne Fahrt noch Gleise erreicht.',
    en: 'Whether a marker without a run still reaches track.',
  },
  'optionNote.inactiveHex': {
    de: 'Gemeint sind Marker an einem zweiten Halt des Feldes.',
    en: 'This is about markers at a second stop of the hex.',
  },
  'optionNote.stationKept': {
    de: 'Bis die Eisenbahn dort zum ersten Mal gehandelt hat.',
    en: 'Until the railway there has acted for the first time.',
  },
  'optionNote.runDuty': {
    de: 'Ob auch Fahrten gefahren werden müssen, die niemand will.',
    en: 'Whether routes must be run that nobody wants.',
  },
  'optionNote.concessionRun': {
    de: 'Wichtig, wenn ein Feld mehrere Wege bietet.',
    en: 'It matters where a hex offers several ways.',
  },
  'optionNote.dieselReentry': {
    de: 'Zwei Halte eines Dorfes sind ein Ort.',
    en: 'Two stops of a village are one place.',
  },
  'optionNote.villageTwice': {
    de: 'Ein Dorf zählt in jedem Fall nur einmal.',
    en: 'A village counts only once in any case.',
  },
  'optionNote.halfBlocked': {
    de: 'Wenn eine große Lok den gesperrten und eine kleine den freien Halt besucht.',
    en: 'If a large loco visits the blocked stop and a small one the free stop.',
  },
  'optionNote.qlbDiesel': { de: 'Die QLB hat keine Konzessionsstrecke.', en: 'The QLB has no concession route.' },
  'optionNote.receivershipRun': {
    de: 'Wer für eine Eisenbahn ohne Direktor fährt.',
    en: 'Who runs a railway without a director.',
  },
  'optionNote.receivershipSwitchers': {
    de: 'Wer sie verteilt, wenn es keinen Direktor gibt.',
    en: 'Who shares them out without a director.',
  },
  'optionNote.receivershipTrade': {
    de: 'Ohne Direktor kann niemand zustimmen.',
    en: 'Without a director nobody can agree.',
  },
  'optionNote.machineMarkers': {
    de: 'Wie wenige Marker eine Werk-AG setzen darf.',
    en: 'How few markers a mine company may place.',
  },
  'optionNote.insolvencyCapital': {
    de: 'Wenn der Unterhalt nicht bezahlt werden kann.',
    en: 'When maintenance cannot be paid.',
  },
  'optionNote.insolvencySubsidy': {
    de: 'Der Wert steigt dann wie bei einer Auszahlung.',
    en: 'The value then rises as for a payout.',
  },
  'optionNote.insolvencyOrder': {
    de: 'Entscheidend, wenn der Kauf eine neue Phase bringt.',
    en: 'It matters when the purchase begins a phase.',
  },
};
