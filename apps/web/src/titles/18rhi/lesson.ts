import type { Lesson } from '../../lesson/steps.ts';
import { chapters } from '../railway/lesson-chapters.ts';
import {
  bidForFerry,
  bidForRhe,
  buyFirstTrain,
  endBuilding,
  endTurn,
  layBonn,
  layFromKoeln,
  payOut,
  run,
} from '../rhineland/lesson.ts';

/** Direct RhE, which runs from the start packet on, to its first dividend. */
export const lesson: Lesson = {
  others: ['Ada', 'Ben'],
  seed: 'guided',
  options: { seating: 'given' },
  steps: [
    bidForRhe,
    bidForFerry,
    {
      before: [
        { type: 'buyItem', item: 'no3' },
        { type: 'buyItem', item: 'no5' },
        { type: 'found', company: 'CCE', par: 65 },
        { type: 'buyShare', company: 'CCE' },
      ],
      meanwhile: {
        de: 'Niemand hat dich überboten: Die RhE hat gleich mit 140 M den Betrieb aufgenommen und gehört zu 20 % dir. Ada hat die CCE gegründet.',
        en: 'Nobody outbid you: RhE floated at once with 140 M, and 20 % of it are yours. Ada founded CCE.',
      },
      chapter: chapters.founding,
      todo: {
        de: 'Kaufe 10 % der RhE von ihr selbst („Gesellschaft“).',
        en: 'Buy 10 % of RhE from itself (“charter”).',
      },
      why: {
        de: 'Nach dem Start gehören die unverkauften Aktien der Gesellschaft: Dein Geld fließt in ihre Kasse, und sie braucht es für Züge.',
        en: 'Once it runs, the unsold shares belong to the company: your money goes to its treasury, and it needs it for trains.',
      },
      wish: { type: 'buyShare', company: 'RhE', from: 'charter' },
      instead: {
        de: 'Erlaubt. Aus dem Bankpool gekauft, bekäme aber die Bank das Geld: Kaufe von der Gesellschaft selbst.',
        en: 'Allowed. But from the bank pool the money would go to the bank: buy from the company itself.',
      },
    },
    {
      before: [
        { type: 'buyShare', company: 'CCE' },
        { type: 'buyShare', company: 'CCE' },
      ],
      meanwhile: {
        de: 'Mit dem Kauf, der die Hälfte voll macht, nimmt eine Gesellschaft sofort den Betrieb auf – hier die CCE mit 325 M.',
        en: 'With the purchase that makes it half, a company floats at once – here CCE with 325 M.',
      },
      todo: { de: 'Kaufe noch einmal 10 % der RhE von ihr selbst.', en: 'Buy another 10 % of RhE from itself.' },
      why: {
        de: 'Du baust deinen Vorsprung aus: Direktor ist, wer am meisten hält, und die Kasse wächst auf 290 M.',
        en: 'You extend your lead: director is who holds most, and the treasury grows to 290 M.',
      },
      wish: { type: 'buyShare', company: 'RhE', from: 'charter' },
    },
    {
      before: [{ type: 'buyShare', company: 'CCE' }, { type: 'pass' }],
      todo: { de: 'Passe.', en: 'Pass.' },
      why: {
        de: 'Passen alle nacheinander, endet die Aktienrunde, und die Gesellschaften sind am Zug.',
        en: 'Once all pass in a row the stock round ends, and it is the companies’ turn.',
      },
      wish: { type: 'pass' },
      instead: {
        de: 'Erlaubt. Behalte heute aber etwas Geld und passe.',
        en: 'Allowed. But keep some money today, and pass.',
      },
    },
    {
      ...layFromKoeln,
      before: [{ type: 'pass' }],
      meanwhile: {
        de: 'Die RhE hat den höchsten Kurs und handelt zuerst; ihr Marker steht in Köln.',
        en: 'RhE has the highest price and acts first; its marker stands in Köln.',
      },
    },
    endBuilding,
    buyFirstTrain,
    endTurn,
    {
      before: [
        { type: 'layTile', hex: 'H9', tile: '58', rotation: 5, power: 'none' },
        { type: 'pass' },
        { type: 'buyTrain', train: '2', from: 'depot' },
        { type: 'pass' },
        { type: 'buyShare', company: 'CCE' },
      ],
      meanwhile: {
        de: 'Die CCE hat gebaut und einen Zug gekauft. Wer am meisten Geld hat, beginnt die Aktienrunde: Ben.',
        en: 'CCE built and bought a train. Whoever has most cash begins the stock round: Ben.',
      },
      chapter: chapters.stock,
      todo: { de: 'Kaufe 10 % der RhE von ihr selbst.', en: 'Buy 10 % of RhE from itself.' },
      why: {
        de: 'Bald fährt sie: Jede Aktie bringt dann ein Zehntel der Einnahme.',
        en: 'Soon it runs: each share then earns a tenth of the revenue.',
      },
      wish: { type: 'buyShare', company: 'RhE', from: 'charter' },
    },
    {
      ...layBonn,
      before: [{ type: 'pass' }, { type: 'pass' }, { type: 'pass' }],
      meanwhile: {
        de: 'Alle haben gepasst: Die zweite Betriebsrunde beginnt, und deine Trajektanstalt zahlte dir 20 M.',
        en: 'All have passed: the second operating round begins, and your Trajektanstalt paid you 20 M.',
      },
    },
    { ...run, before: [{ type: 'pass' }] },
    payOut,
    {
      todo: { de: 'Kaufe noch einen 2er-Zug für 100 M.', en: 'Buy another 2-train for 100 M.' },
      why: {
        de: 'Auch die Aktien in der Kasse verdienen mit; und jeder Kauf rückt die besseren Züge näher, die deine alten verdrängen.',
        en: 'The shares in the treasury earn too; and each purchase brings nearer the better trains that oust your old ones.',
      },
      wish: { type: 'buyTrain', train: '2', from: 'depot' },
    },
  ],
  end: {
    de: 'Du hast ersteigert, gekauft, gebaut, bist gefahren und hast ausgezahlt. Ab jetzt steigt der Kurs, wenn eine Auszahlung mindestens so hoch ist wie er – also längere Strecken, bessere Züge, mehr Marker.',
    en: 'You bid, bought, built, ran and paid out. From here on the price rises when a payout is at least as high as it – so: longer routes, better trains, more markers.',
  },
};
