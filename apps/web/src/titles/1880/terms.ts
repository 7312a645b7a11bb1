import type { Terms } from '../railway/terms.ts';

export const terms: Terms = {
  train: { de: 'Lok', en: 'train' },
  trains: { de: 'Loks', en: 'Trains' },
  trainName: { de: '{train}er-Lok', en: '{train}-train' },
  letterTrainName: { de: '{train}-Lok', en: '{train}-train' },
  trainLimit: { de: 'je {n:Lok|Loks}', en: 'limit {n:train|trains}' },
  markers: { de: 'Bahnhöfe', en: 'Stations' },
  nextMarker: { de: 'Nächster Bahnhof', en: 'Next station' },
  placeMarker: { de: 'Bahnhof in {place}', en: 'Station in {place}' },
};
