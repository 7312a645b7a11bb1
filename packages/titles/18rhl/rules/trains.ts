import type { RuleTexts } from '@stellwerk/engine/kernel';
import { sentences } from '../../rhineland/sentences/index.ts';

/** Sections 13 and 14: trains, bankruptcy and the phases. */
export const trainsRules: RuleTexts = {
  // Buying trains
  '18rhl/13.1-a': {
    de: 'Züge kaufst du nur in Schritt 6, so viele du willst, aber einzeln und jeden mit allen Folgen.',
    en: 'You buy trains only in step 6, as many as you like, but singly and each with all its effects.',
  },
  '18rhl/13.1-b': sentences['6.2.6-a'],
  '18rhl/13.1-c': sentences['6.2.6-b'],
  '18rhl/13.1-d': sentences['6.2.6-c'],
  '18rhl/13.1-e': {
    de: 'Von anderen Gesellschaften kaufst du erst nach dem ersten 3er-Zug, für mindestens 1 M aus der Kasse und mit Zustimmung ihres Direktors.',
    en: 'You buy from other companies only after the first 3-train, for 1 M or more from the treasury, if their director agrees.',
  },
  '18rhl/13.1-f': sentences['6.2.6-g'],
  '18rhl/13.1-g': {
    de: 'Eine Gesellschaft darf anfangs vier Züge haben, ab dem ersten 4er-Zug drei und ab dem ersten 5er-Zug zwei.',
    en: 'A company may have four trains at first, three from the first 4-train on and two from the first 5-train on.',
  },
  '18rhl/13.1-h': sentences['6.2.6-e'],
  '18rhl/13.1-i': sentences['6.2.6-f'],
  '18rhl/13.1-j': sentences['6.3-e'],
  '18rhl/13.1-k': sentences['6.2.6-i'],
  '18rhl/13.1-l': sentences['6.2.6.1-a'],
  '18rhl/13.1-m': sentences['6.2.6.1-b'],
  '18rhl/13.1-n': sentences['6.2.6.1-c'],

  // Forced purchase
  '18rhl/13.2-a': {
    de: 'Im Zwangskauf wählst du den billigsten neuen Zug oder einen aus dem Bankpool, und zwar einen, den du bezahlen kannst, falls es ihn gibt.',
    en: 'In a forced purchase you take the cheapest new train or one from the bank pool, and one you can pay for if there is any.',
  },
  '18rhl/13.2-b': {
    de: 'Im Zwangskauf wird die Kasse ganz geleert; du legst genau den fehlenden Rest dazu.',
    en: 'A forced purchase empties the treasury, and you add exactly what is missing.',
  },
  '18rhl/13.2-c': {
    de: 'Im Zwangskauf finanzierst du nur einen einzigen Zug und hilfst der Gesellschaft sonst mit keinem Geld.',
    en: 'In a forced purchase you help pay for a single train and give the company no other money.',
  },
  '18rhl/13.2-d': {
    de: 'Fehlt dir Bargeld, musst du Aktien verkaufen; anders als sonst auch mehrmals von einer Gesellschaft, jedes Mal mit Kursfall.',
    en: 'If you lack cash you must sell shares; here you may sell several times from one company, with a fall in price each time.',
  },
  '18rhl/13.2-e': {
    de: 'Du darfst keine Aktien verkaufen, wenn dadurch die Gesellschaft, für die du kaufst, einen neuen Direktor bekäme.',
    en: 'You cannot sell shares if the company you are buying for would get another director by it.',
  },
  '18rhl/13.2-f': sentences['6.2.6.2-d'],
  '18rhl/13.2-g': sentences['6.2.6.2-i'],
  '18rhl/13.2-h': {
    de: 'Reicht dein Geld auch nach allen erlaubten Verkäufen nicht, bist du bankrott.',
    en: 'If your money still falls short after every sale you are allowed, you are bankrupt.',
  },

  // Bankruptcy and receivership
  '18rhl/13.3-a': {
    de: 'Wer bankrott ist, scheidet aus; das restliche Bargeld geht an die Bank und wird auf den Zug angerechnet.',
    en: 'A bankrupt is out of the game; any cash left goes to the bank as part of the payment for the train.',
  },
  '18rhl/13.3-b': {
    de: 'Alle Aktien des Bankrotten kommen unbezahlt in den Bankpool, auch Direktorzertifikate und auch über 50 % hinaus.',
    en: 'All shares of a bankrupt go to the bank pool unpaid, even director certificates and even beyond 50%.',
  },
  '18rhl/13.3-c': {
    de: 'Die Aktien des Bankrotten lassen die Kurse unberührt, wenn sie in den Bankpool kommen.',
    en: 'Prices are untouched when the shares of a bankrupt enter the bank pool.',
  },
  '18rhl/13.3-d': {
    de: 'Die Gesellschaft übernimmt, wer am meisten von ihr hält, mindestens aber 20 %; bei Gleichstand der Nächste nach dem Bankrotten.',
    en: 'The company goes to whoever has most of it, and 20% at least; among equals, to the next after the bankrupt.',
  },
  '18rhl/13.3-e': {
    de: 'Der neue Direktor muss genau diesen Zug fertig bezahlen und haftet dafür wie der alte.',
    en: 'The new director has to finish paying for that very train and is liable for it like the old one.',
  },
  '18rhl/13.3-f': {
    de: 'Hält niemand 20 %, kommt die Gesellschaft in Zwangsverwaltung; was die Bank für ihren Zug über die Kasse hinaus vorstreckt, schuldet sie ihr und 100 M dazu.',
    en: 'If nobody has 20%, the company enters receivership; what the bank advances for its train beyond the treasury it owes, and 100 M on top.',
  },
  '18rhl/13.3-g': {
    de: 'In Zwangsverwaltung wird nichts gebaut, gesetzt oder ausgeschüttet; die Züge fahren auf den einträglichsten Strecken.',
    en: 'In receivership nothing is built, placed or paid out; the trains run the routes that earn most.',
  },
  '18rhl/13.3-h': {
    de: 'Hat eine Gesellschaft Schulden bei der Bank, zahlt sie gleich nach den Einnahmen so viel zurück, wie die Kasse hergibt.',
    en: 'A company in debt to the bank pays back all its treasury allows as soon as its income is settled.',
  },
  '18rhl/13.3-i': {
    de: 'In Zwangsverwaltung oder mit Schulden bei der Bank verkauft eine Gesellschaft keinen Zug.',
    en: 'While in receivership or in debt to the bank, a company sells no train.',
  },
  '18rhl/13.3-j': {
    de: 'Die Zwangsverwaltung endet, sobald ein Spieler 20 % gekauft hat und Direktor wird; die Schulden bleiben bestehen.',
    en: 'Receivership is over once a player has bought 20% and becomes director; the debt remains.',
  },
  '18rhl/13.3-k': {
    de: 'Auch die anderen Gesellschaften des Bankrotten bekommen einen neuen Direktor mit mindestens 20 % oder Zwangsverwaltung, vorerst ohne Schulden.',
    en: 'The other companies of the bankrupt also get a new director with 20% or more, or receivership, but no debt for now.',
  },
  '18rhl/13.3-l': {
    de: 'Die Privatbahnen des Bankrotten schließen, mit Nr. 1 fällt auch die Sperre von E14; sein Vorrecht geht an den Nächsten im Uhrzeigersinn.',
    en: 'The privates of a bankrupt close, and E14 is free if No. 1 is among them; the priority deal passes on to the next clockwise.',
  },

  // Phases
  '18rhl/14-a': sentences['6.3-a'],
  '18rhl/14-b': sentences['6.3-b'],
  '18rhl/14-c': sentences['6.3-d'],
  '18rhl/14-d': sentences['6.3-c'],
};
