import type { RuleTexts } from '@stellwerk/engine/kernel';

/** Sections 13 and 14: trains, bankruptcy and the phases. */
export const trainsRules: RuleTexts = {
  // Buying trains
  '18rhl/13.1-a': {
    de: 'Züge kaufst du nur in Schritt 6, so viele du willst, aber einzeln und jeden mit allen Folgen.',
    en: 'You buy trains only in step 6, as many as you like, but singly and each with all its effects.',
  },
  '18rhl/13.1-b': {
    de: 'Einen neuen Zug bezahlt die Gesellschaft aus ihrer Kasse zum aufgedruckten Preis an die Bank.',
    en: 'For a new train the company pays the bank its printed price out of the treasury.',
  },
  '18rhl/13.1-c': {
    de: 'Neue Züge gibt es der Größe nach; der nächste kommt erst, wenn der letzte der kleineren Art verkauft ist.',
    en: 'New trains come by size; the next kind waits until the last of the smaller kind is sold.',
  },
  '18rhl/13.1-d': {
    de: 'Mit dem ersten 5er-Zug sind auch 6er-Züge zu haben, mit dem ersten 6er-Zug auch 8er; kleinere bleiben im Angebot.',
    en: 'The first 5-train makes 6-trains available as well, the first 6-train 8-trains; smaller ones can still be had.',
  },
  '18rhl/13.1-e': {
    de: 'Von anderen Gesellschaften kaufst du erst nach dem ersten 3er-Zug, für mindestens 1 M aus der Kasse und mit Zustimmung ihres Direktors.',
    en: 'You buy from other companies only after the first 3-train, for 1 M or more from the treasury, if their director agrees.',
  },
  '18rhl/13.1-f': {
    de: 'Züge im Bankpool kosten jede Gesellschaft den vollen aufgedruckten Preis.',
    en: 'Trains in the bank pool cost any company their printed price in full.',
  },
  '18rhl/13.1-g': {
    de: 'Eine Gesellschaft darf anfangs vier Züge haben, ab dem ersten 4er-Zug drei und ab dem ersten 5er-Zug zwei.',
    en: 'A company may have four trains at first, three from the first 4-train on and two from the first 5-train on.',
  },
  '18rhl/13.1-h': {
    de: 'Wer sein Zuglimit erreicht hat, kauft keinen Zug, auch wenn dadurch eigene verschrottet würden.',
    en: 'A company at its train limit buys no train, even if that would scrap some it has.',
  },
  '18rhl/13.1-i': {
    de: 'Sinkt das Zuglimit, gibt jede Gesellschaft überzählige Züge nach Wahl ihres Direktors sofort und ohne Ersatz in den Bankpool.',
    en: 'When the train limit falls, each company at once puts surplus trains, picked by its director, into the bank pool unpaid.',
  },
  '18rhl/13.1-j': {
    de: 'Veraltete Züge verlassen das Spiel, auch aus dem Bankpool; erst danach gilt das neue Zuglimit.',
    en: 'Outdated trains leave the game, even from the bank pool; only then does the new train limit apply.',
  },
  '18rhl/13.1-k': {
    de: 'Freiwillig gibst du keinen Zug zurück, weder an die Bank noch in den Bankpool noch zum Schrott.',
    en: 'You do not get rid of a train by choice, be it to the bank, to the bank pool or for scrap.',
  },
  '18rhl/13.1-l': {
    de: 'Eine Gesellschaft mit möglicher Strecke darf ihren Spielzug nicht ohne Zug beenden.',
    en: 'A company for which a route exists cannot finish its turn without a train.',
  },
  '18rhl/13.1-m': {
    de: 'Reicht die Kasse für keinen angebotenen Zug, kannst du einen von einer anderen Gesellschaft kaufen; sonst folgt der Zwangskauf.',
    en: 'If the treasury can afford no train on offer, you may buy one from another company; otherwise a forced purchase follows.',
  },
  '18rhl/13.1-n': {
    de: 'Reicht die Kasse für einen angebotenen Zug, muss die Gesellschaft selbst kaufen; du darfst nichts dazugeben.',
    en: 'If the treasury can afford a train on offer, the company has to buy by itself; you cannot chip in.',
  },

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
  '18rhl/13.2-f': {
    de: 'Verkaufe nur so viele Aktien, wie für den Zug nötig sind.',
    en: 'Sell no more shares than it takes to pay for the train.',
  },
  '18rhl/13.2-g': {
    de: 'Verkäufe für einen Zwangskauf ändern nichts am Vorrecht.',
    en: 'Sales for a forced purchase leave the priority deal where it is.',
  },
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
    de: 'Hält niemand 20 %, kommt die Gesellschaft in Zwangsverwaltung und schuldet der Bank den vorgestreckten Rest und 100 M dazu.',
    en: 'If nobody has 20%, the company enters receivership and owes the bank what it advanced and 100 M on top.',
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
  '18rhl/14-a': {
    de: 'Kauft jemand den ersten neuen Zug einer Art, gilt die neue Phase sofort, noch im selben Schritt.',
    en: 'When somebody buys the first new train of a kind, the change it brings holds from that moment, within the same step.',
  },
  '18rhl/14-b': {
    de: 'Die laufende Folge von Betriebsrunden wird nicht länger; die neue Zahl gilt erst nach der nächsten Aktienrunde.',
    en: 'The present set of operating rounds gets no longer; the new number counts only after another stock round.',
  },
  '18rhl/14-c': {
    de: '5er-, 6er- und 8er-Züge veralten nie.',
    en: 'Trains of type 5, 6 and 8 never become outdated.',
  },
  '18rhl/14-d': {
    de: 'Züge aus dem Bankpool oder von anderen Gesellschaften lösen keinen Phasenwechsel aus.',
    en: 'A train from the bank pool or from another company brings no change of phase.',
  },
};
