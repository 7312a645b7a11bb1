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

/** Direct RhE from the start packet to its first dividend. */
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
      ],
      meanwhile: {
        de: 'Niemand hat dich überboten: Nr. 4 und Nr. 6 gehören dir, und die RhE mit ihr.',
        en: 'Nobody outbid you: No. 4 and No. 6 are yours, and RhE comes with it.',
      },
      chapter: chapters.founding,
      todo: { de: 'Setze den Startkurs der RhE auf 70 M.', en: 'Set the par of RhE at 70 M.' },
      why: {
        de: 'Der Startkurs ist der Preis jeder ihrer Aktien: hoch gibt der Gesellschaft mehr Geld, niedrig kommt sie schneller in Fahrt.',
        en: 'Par is the price of each of its shares: a high one gives the company more money, a low one brings it to run sooner.',
      },
      wish: { type: 'setPar', par: 70 },
      instead: {
        de: 'Jeder dieser Kurse ist erlaubt. Mit 70 M kannst du dir selbst die Hälfte der RhE leisten.',
        en: 'Each of these is allowed. At 70 M you can afford half of RhE yourself.',
      },
    },
    {
      todo: {
        de: 'Kaufe 10 % der RhE aus dem Erstangebot.',
        en: 'Buy 10 % of RhE from the initial offering.',
      },
      why: {
        de: 'Erst wenn die Hälfte verkauft ist, nimmt eine Gesellschaft den Betrieb auf, und sie bekommt, was dafür bezahlt wurde.',
        en: 'A company floats only once half of it is sold, and it gets what was paid for those shares.',
      },
      wish: { type: 'buyShare', company: 'RhE', from: 'offering' },
      instead: {
        de: 'Erlaubt, aber heute bringst du die RhE in Fahrt: Kaufe 10 % aus dem Erstangebot, das Geld geht an sie.',
        en: 'Allowed, but today you bring RhE to run: buy 10 % from the initial offering, the money goes to it.',
      },
    },
    {
      before: [
        { type: 'found', company: 'CCE', par: 65 },
        { type: 'buyShare', company: 'CCE' },
      ],
      meanwhile: {
        de: 'Ada hat die CCE gegründet, Ben ist mit 10 % eingestiegen.',
        en: 'Ada founded CCE, and Ben joined in with 10 %.',
      },
      todo: {
        de: 'Kaufe noch 10 % der RhE aus dem Erstangebot.',
        en: 'Buy another 10 % of RhE from the initial offering.',
      },
      why: {
        de: 'In einem Zug verkauft man, was man will, und kauft höchstens ein Zertifikat; dann ist der Nächste dran.',
        en: 'In a turn you sell what you like and buy one certificate at most; then the next player acts.',
      },
      wish: { type: 'buyShare', company: 'RhE', from: 'offering' },
    },
    {
      before: [
        { type: 'buyShare', company: 'CCE' },
        { type: 'buyShare', company: 'CCE' },
      ],
      todo: {
        de: 'Und ein drittes Mal: 10 % der RhE aus dem Erstangebot.',
        en: 'And a third time: 10 % of RhE from the initial offering.',
      },
      why: {
        de: 'Damit hältst du die Hälfte. Direktor ist, wer am meisten hält: Wer dich überholt, bekommt die RhE mit allem, was sie hat.',
        en: 'With that you hold half. Director is who holds most: whoever overtakes you gets RhE with all it has.',
      },
      wish: { type: 'buyShare', company: 'RhE', from: 'offering' },
    },
    {
      before: [
        { type: 'buyShare', company: 'CCE' },
        { type: 'buyShare', company: 'RhE', from: 'pool' },
      ],
      meanwhile: {
        de: 'Auch die CCE ist zur Hälfte verkauft, und Ben hat 10 % der RhE aus dem Bankpool.',
        en: 'Half of CCE is sold too, and Ben has 10 % of RhE from the bank pool.',
      },
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
      before: [{ type: 'pass' }, { type: 'pass' }],
      meanwhile: {
        de: 'Die RhE nimmt mit 350 M den Betrieb auf, ihr Marker steht in Köln; sie hat den höchsten Kurs und beginnt.',
        en: 'RhE floats with 350 M, its marker stands in Köln; it has the highest price and begins.',
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
        { type: 'pass' },
        { type: 'pass' },
      ],
      meanwhile: {
        de: 'Die CCE hat gebaut und einen Zug gekauft. Im Anfang folgt auf jede Betriebsrunde eine Aktienrunde.',
        en: 'CCE built and bought a train. At first a stock round follows each operating round.',
      },
      chapter: chapters.stock,
      todo: { de: 'Kaufe 10 % der RhE aus dem Bankpool.', en: 'Buy 10 % of RhE from the bank pool.' },
      why: {
        de: 'Bald zahlt sie: Jede Aktie bringt dann ein Zehntel der Einnahme, und der Kaufpreis geht diesmal an die Bank.',
        en: 'Soon it pays: each share then earns a tenth of the revenue, and this time the price goes to the bank.',
      },
      wish: { type: 'buyShare', company: 'RhE', from: 'pool' },
      also: [{ type: 'buyShare', company: 'RhE', from: 'offering' }],
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
        de: 'Jeder gekaufte Zug rückt den nächsten Typ näher: Der erste 3er bringt grüne Plättchen, der erste 4er verschrottet alle 2er.',
        en: 'Each train bought brings the next type nearer: the first 3-train brings green tiles, the first 4-train scraps all 2-trains.',
      },
      wish: { type: 'buyTrain', train: '2', from: 'depot' },
    },
  ],
  end: {
    de: 'Du hast ersteigert, gegründet, gebaut, bist gefahren und hast ausgezahlt. So geht es weiter: Der Kurs steigt, wenn eine Auszahlung mindestens so hoch ist wie er – also längere Strecken, bessere Züge, mehr Marker.',
    en: 'You bid, founded, built, ran and paid out. From here on the price rises when a payout is at least as high as it – so: longer routes, better trains, more markers.',
  },
};
