import type { Terms } from '../railway/terms.ts';

export const terms: Terms = {
  train: { de: 'Lok', en: 'loco' },
  trains: { de: 'Loks', en: 'Locos' },
  trainName: { de: '{train}er-Lok', en: '{train}-loco' },
  letterTrainName: { de: 'Triebwagen', en: 'diesel' },
  trainLimit: { de: '{n:Betriebsrunde|Betriebsrunden}', en: '{n:operating round|operating rounds}' },
  markers: { de: 'Bahnhöfe', en: 'Stations' },
  nextMarker: { de: 'Nächster Bahnhof', en: 'Next station' },
  placeMarker: { de: 'Bahnhof in {place}', en: 'Station in {place}' },
};
