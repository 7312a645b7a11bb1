import type { RuleTexts } from '@stellwerk/engine/kernel';

/** Sections 6.2.6 and 6.3: trains, forced purchase and the phases. */
export const trains = {
  // Buying trains
  '6.2.6-a': {
    de: 'Einen neuen Zug bezahlt die Gesellschaft aus ihrer Kasse zum aufgedruckten Preis an die Bank.',
    en: 'For a new train the company pays the bank its printed price out of the treasury.',
  },
  '6.2.6-b': {
    de: 'Neue Züge gibt es der Größe nach; der nächste kommt erst, wenn der letzte der kleineren Art verkauft ist.',
    en: 'New trains come by size; the next kind waits until the last of the smaller kind is sold.',
  },
  '6.2.6-c': {
    de: 'Mit dem ersten 5er-Zug sind auch 6er-Züge zu haben, mit dem ersten 6er-Zug auch 8er; kleinere bleiben im Angebot.',
    en: 'The first 5-train makes 6-trains available as well, the first 6-train 8-trains; smaller ones can still be had.',
  },
  '6.2.6-d': {
    de: 'Von anderen Gesellschaften kaufst du jederzeit, für mindestens 1 M aus der Kasse und mit Zustimmung ihres Direktors.',
    en: 'You buy from other companies at any time, for 1 M or more from the treasury, if their director agrees.',
  },
  '6.2.6-e': {
    de: 'Wer sein Zuglimit erreicht hat, kauft keinen Zug, auch wenn dadurch eigene verschrottet würden.',
    en: 'A company at its train limit buys no train, even if that would scrap some it has.',
  },
  '6.2.6-f': {
    de: 'Sinkt das Zuglimit, gibt jede Gesellschaft überzählige Züge nach Wahl ihres Direktors sofort und ohne Ersatz in den Bankpool.',
    en: 'When the train limit falls, each company at once puts surplus trains, picked by its director, into the bank pool unpaid.',
  },
  '6.2.6-g': {
    de: 'Züge im Bankpool kosten jede Gesellschaft den vollen aufgedruckten Preis.',
    en: 'Trains in the bank pool cost any company their printed price in full.',
  },
  '6.2.6-h': {
    de: 'Veraltete Züge verlassen sofort das Spiel.',
    en: 'Outdated trains leave the game at once.',
  },
  '6.2.6-i': {
    de: 'Freiwillig gibst du keinen Zug zurück, weder an die Bank noch in den Bankpool noch zum Schrott.',
    en: 'You do not get rid of a train by choice, be it to the bank, to the bank pool or for scrap.',
  },

  // Duty to own a train
  '6.2.6.1-a': {
    de: 'Eine Gesellschaft mit möglicher Strecke darf ihren Spielzug nicht ohne Zug beenden.',
    en: 'A company for which a route exists cannot finish its turn without a train.',
  },
  '6.2.6.1-b': {
    de: 'Reicht die Kasse für keinen angebotenen Zug, kannst du einen von einer anderen Gesellschaft kaufen; sonst folgt der Zwangskauf.',
    en: 'If the treasury can afford no train on offer, you may buy one from another company; otherwise a forced purchase follows.',
  },
  '6.2.6.1-c': {
    de: 'Reicht die Kasse für einen angebotenen Zug, muss die Gesellschaft selbst kaufen; du darfst nichts dazugeben.',
    en: 'If the treasury can afford a train on offer, the company has to buy by itself; you cannot chip in.',
  },

  // Forced purchase
  '6.2.6.2-a': {
    de: 'Im Zwangskauf wählst du den billigsten neuen Zug oder einen aus dem Bankpool, nie einen anderer Gesellschaften.',
    en: 'In a forced purchase you take the cheapest new train or one from the bank pool, never one of another company.',
  },
  '6.2.6.2-b': {
    de: 'Im Zwangskauf zahlt erst die Kasse, dann bringen Aktien vom Besitzblatt Geld, dann zahlst du bar, zuletzt durch eigene Aktien oder einen Kredit.',
    en: 'A forced purchase takes the treasury first, then shares of the charter, then your cash, and last your own shares or a loan.',
  },
  '6.2.6.2-c': {
    de: 'Aktien vom Besitzblatt kommen in den Bankpool; die Kasse bekommt den Kurs von vorher, der danach eine Zeile fällt.',
    en: 'Shares of the charter go to the bank pool; the treasury gets the price from before, which then falls by a row.',
  },
  '6.2.6.2-d': {
    de: 'Verkaufe nur so viele Aktien, wie für den Zug nötig sind.',
    en: 'Sell no more shares than it takes to pay for the train.',
  },
  '6.2.6.2-e': {
    de: 'Auch im Zwangskauf kommt nie mehr als die Hälfte einer Gesellschaft in den Bankpool.',
    en: 'Even in a forced purchase no more than half of a company gets into the bank pool.',
  },
  '6.2.6.2-f': {
    de: 'Du darfst keine Aktien verkaufen, wenn dadurch irgendeine Gesellschaft einen neuen Direktor bekäme.',
    en: 'You cannot sell shares if any company would get another director by it.',
  },
  '6.2.6.2-g': {
    de: 'Was dann noch fehlt, leiht dir die Bank; am Ende wird das Doppelte abgezogen. Einen Bankrott gibt es nicht.',
    en: 'What is still missing the bank lends you; twice the sum is deducted at the end. There is no bankruptcy.',
  },
  '6.2.6.2-h': {
    de: 'Ein Kredit wird im Spiel nicht zurückgezahlt.',
    en: 'A loan is not paid back during the game.',
  },
  '6.2.6.2-i': {
    de: 'Verkäufe für einen Zwangskauf ändern nichts am Vorrecht.',
    en: 'Sales for a forced purchase leave the priority deal where it is.',
  },
  '6.2.6.2-j': {
    de: 'Im Zwangskauf finanzierst du nur einen Zug; was die letzte verkaufte Aktie zu viel bringt, behält, wer sie verkauft hat.',
    en: 'A forced purchase pays for one train; whatever the last share sold brings too much stays with its seller.',
  },
  '6.2.6.2-k': {
    de: 'Zahle erst dein ganzes Bargeld, ehe du Aktien verkaufst oder Geld leihst.',
    en: 'Pay all your cash first, before you sell shares or borrow.',
  },
  '6.2.6.2-l': {
    de: 'Auch ein erzwungener neuer Zug löst den Phasenwechsel aus.',
    en: 'A new train bought by force brings its change of phase too.',
  },
  '6.2.6.2-m': {
    de: 'Hast du mit dem Zahlen begonnen, bleibt es bei dem gewählten Zug.',
    en: 'Once you have begun to pay, the train you chose stands.',
  },
  '6.2.6.2-n': {
    de: 'Verkaufe in einem Block nicht mehr als nötig; ein weiterer Block derselben Gesellschaft ist erlaubt und drückt den Kurs noch einmal.',
    en: 'Sell no more in a block than is needed; another block of the same company is allowed and lowers its price once more.',
  },

  // Phases
  '6.3-a': {
    de: 'Kauft jemand den ersten neuen Zug einer Art, gilt die neue Phase sofort, noch im selben Schritt.',
    en: 'When somebody buys the first new train of a kind, the change it brings holds from that moment, within the same step.',
  },
  '6.3-b': {
    de: 'Die laufende Folge von Betriebsrunden wird nicht länger; die neue Zahl gilt erst nach der nächsten Aktienrunde.',
    en: 'The present set of operating rounds gets no longer; the new number counts only after another stock round.',
  },
  '6.3-c': {
    de: 'Züge aus dem Bankpool oder von anderen Gesellschaften lösen keinen Phasenwechsel aus.',
    en: 'A train from the bank pool or from another company brings no change of phase.',
  },
  '6.3-d': {
    de: '5er-, 6er- und 8er-Züge veralten nie.',
    en: 'Trains of type 5, 6 and 8 never become outdated.',
  },
  '6.3-e': {
    de: 'Veraltete Züge verlassen das Spiel, auch aus dem Bankpool; erst danach gilt das neue Zuglimit.',
    en: 'Outdated trains leave the game, even from the bank pool; only then does the new train limit apply.',
  },
} satisfies RuleTexts;
