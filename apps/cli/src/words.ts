import { type Figures, type Language, render, type Texts } from '@stellwerk/engine/kernel';

const words: Texts = {
  opening: {
    de: '{title}, Startwert {seed} (mit --seed wiederholbar)',
    en: '{title}, seed {seed} (repeat with --seed)',
  },
  askPeople: {
    de: 'Wie viele Personen spielen mit (0 bis 2, die übrigen Plätze nimmt der Computer)? [0] ',
    en: 'How many people play (0 to 2, the computer takes the other seats)? [0] ',
  },
  person: { de: 'Person', en: 'Person' },
  bot: { de: 'Computer', en: 'Computer' },
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
