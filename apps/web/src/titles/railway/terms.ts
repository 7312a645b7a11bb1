import type { Text } from '@stellwerk/engine/kernel';
import type { Speaker } from '../../text/speaker.ts';

/** What the players of a title call trains and station markers. */
export interface Terms {
  readonly train: Text;
  readonly trains: Text;
  /** Of a type that ends with a figure: “4-train”. */
  readonly trainName: Text;
  /** Of a type that ends with a letter: “6E-train”. */
  readonly letterTrainName: Text;
  readonly trainLimit: Text;
  readonly markers: Text;
  readonly nextMarker: Text;
  readonly placeMarker: Text;
}

export const TERMS: Terms = {
  train: { de: 'Zug', en: 'train' },
  trains: { de: 'Züge', en: 'Trains' },
  trainName: { de: '{train}er-Zug', en: '{train}-train' },
  letterTrainName: { de: '{train}-Zug', en: '{train}-train' },
  trainLimit: { de: 'je {n:Zug|Züge}', en: 'limit {n:train|trains}' },
  markers: { de: 'Marker', en: 'Markers' },
  nextMarker: { de: 'Nächster Marker', en: 'Next marker' },
  placeMarker: { de: 'Marker in {place}', en: 'Marker in {place}' },
};

export function trainName(terms: Terms, train: string, speaker: Speaker): string {
  return speaker.text(/\d$/.test(train) ? terms.trainName : terms.letterTrainName, { train });
}
