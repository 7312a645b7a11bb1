import { type Figures, type Language, render, type Texts } from '@stellwerk/engine/kernel';

const words: Texts = {
  opening: {
    de: '{title}, Startwert {seed} (mit --seed wiederholbar)',
    en: '{title}, seed {seed} (repeat with --seed)',
  },
  askPeople: {
    de: 'Wie viele Personen spielen mit (0 bis {most}, die übrigen Plätze nimmt der Computer)? [0] ',
    en: 'How many people play (0 to {most}, the computer takes the other seats)? [0] ',
  },
  person: { de: 'Person', en: 'Person' },
  bot: { de: 'Computer', en: 'Computer' },
  left: {
    de: 'Die Eingabe ist zu Ende; das Spiel bleibt nach {moves:Zug|Zügen} stehen.',
    en: 'The input has ended; the game stops after {moves:move|moves}.',
  },
  leftUnsaved: {
    de: 'Die Eingabe ist zu Ende; das Spiel bleibt nach {moves:Zug|Zügen} stehen und ist nicht gespeichert (dafür gibt es --save).',
    en: 'The input has ended; the game stops after {moves:move|moves} and is not saved (--save does that).',
  },
  saved: { de: 'Gespeichert in {file}.', en: 'Saved as {file}.' },
  rank: { de: 'Platz', en: 'rank' },
  player: { de: 'Name', en: 'player' },
  progress: { de: '── Zug {turn}, Aktion {move} ──', en: '── turn {turn}, action {move} ──' },
  yourMove: { de: '{player} {frame}. Was nun?', en: '{player} {frame}. What now?' },
  undo: { de: '(z) zurücknehmen', en: '(z) take back' },
  number: { de: 'Nummer: ', en: 'number: ' },
  which: { de: '{param} ({values}): ', en: '{param} ({values}): ' },
  notOffered: { de: 'Das steht nicht zur Wahl.', en: 'That is not on offer.' },
};

export function say(key: string, language: Language, figures: Figures): string {
  const text = words[key];
  return text ? render(text, figures, { language, players: [], texts: words }) : key;
}
