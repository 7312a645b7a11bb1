import type { Lesson } from '../../lesson/steps.ts';
import { chapters } from '../railway/lesson-chapters.ts';

/** Win the Imperial Government and with it BCR, and send its first train out of Chengdu. */
export const lesson: Lesson = {
  others: ['Ada', 'Ben'],
  seed: 'guided',
  options: { seating: 'given' },
  steps: [
    {
      chapter: chapters.auction,
      todo: { de: 'Biete ¥ 5 für P0.', en: 'Bid ¥5 for P0.' },
      why: {
        de: 'Die Privatgesellschaften kommen eine nach der anderen unter den Hammer; passen die anderen, gehört sie dir.',
        en: 'The privates come under the hammer one by one; if the others pass, it is yours.',
      },
      wish: { type: 'bid', item: 'P0', amount: 5 },
      instead: { de: 'Das ginge auch. Fang klein an: Biete ¥ 5.', en: 'That would do too. Start small: bid ¥5.' },
    },
    {
      before: [
        { type: 'pass' },
        { type: 'pass' },
        { type: 'bid', item: 'P1', amount: 10 },
        { type: 'pass' },
        { type: 'pass' },
        { type: 'pass' },
      ],
      meanwhile: {
        de: 'P0 ist dein. P1 ging an Ada, und für P2 hat Ben schon gepasst.',
        en: 'P0 is yours. P1 went to Ada, and Ben has already passed on P2.',
      },
      todo: { de: 'Biete ¥ 25 für P2, die Yanda-Fähre.', en: 'Bid ¥25 for P2, the Yanda Ferry.' },
      why: {
        de: 'Sie zahlt dir ¥ 10 zu Beginn jeder Betriebsrunde, bis der erste 4er kommt.',
        en: 'It pays you ¥10 at the start of each operating round, until the first 4-train comes.',
      },
      wish: { type: 'bid', item: 'P2', amount: 25 },
    },
    {
      before: [
        { type: 'pass' },
        { type: 'pass' },
        { type: 'bid', item: 'P3', amount: 45 },
        { type: 'pass' },
        { type: 'bid', item: 'P4', amount: 70 },
        { type: 'pass' },
        { type: 'pass' },
        { type: 'bid', item: 'P5', amount: 100 },
        { type: 'pass' },
        { type: 'pass' },
      ],
      meanwhile: {
        de: 'P3 und P4 nahm Ada, P5 Ben; dein Geld hast du für P6 aufgehoben.',
        en: 'Ada took P3 and P4, Ben P5; you kept your money for P6.',
      },
      todo: { de: 'Biete ¥ 160 für P6, die kaiserliche Regierung.', en: 'Bid ¥160 for P6, the Imperial Government.' },
      why: {
        de: 'P6 wird zum Direktorzertifikat der BCR: So leitest du eine Gesellschaft, bevor es die Aktienrunde gibt.',
        en: 'P6 becomes the director certificate of BCR: so you direct a company before there is a stock round.',
      },
      wish: { type: 'bid', item: 'P6', amount: 160 },
      instead: {
        de: 'Auch erlaubt, aber ohne P6 hättest du heute keine Gesellschaft. Biete ¥ 160.',
        en: 'Allowed too, but without P6 you would have no company today. Bid ¥160.',
      },
    },
    {
      before: [{ type: 'pass' }, { type: 'pass' }],
      meanwhile: {
        de: 'P6 ist dein, und die BCR beginnt sofort zum Kurs ¥ 100.',
        en: 'P6 is yours, and BCR starts at once at ¥100.',
      },
      chapter: chapters.founding,
      todo: { de: 'Wähle für die BCR das Baurecht ABC.', en: 'Choose the building permit ABC for BCR.' },
      why: {
        de: 'Die Buchstaben sind die Phasen, in denen sie Gleise legen darf; ABC erlaubt den Anfang, BCD das Ende.',
        en: 'The letters are the phases in which it may lay track; ABC allows the beginning, BCD the end.',
      },
      wish: { type: 'startBcr', permit: 'ABC' },
      instead: {
        de: 'BCD beginnt erst später, und du willst heute bauen: Nimm ABC.',
        en: 'BCD begins later, and today you want to build: take ABC.',
      },
    },
    {
      before: [{ type: 'bid', item: 'P7', amount: 50 }, { type: 'pass' }, { type: 'pass' }],
      meanwhile: {
        de: 'P7 ging an Ada. Gesetzt wird nun nach Geld: Wer am wenigsten hat, beginnt – du.',
        en: 'P7 went to Ada. Now you are seated by money: whoever has least begins – you.',
      },
      todo: { de: 'Nimm den russischen Investor A1.', en: 'Take the Russian Investor A1.' },
      why: {
        de: 'Ein Investor baut und fährt mit einem geliehenen Zug für sich, bis er sich mit deiner ersten Gesellschaft vereinigt.',
        en: 'An investor builds and runs for itself with a borrowed train, until it merges with your first company.',
      },
      wish: { type: 'chooseInvestor', investor: 'A1' },
    },
    {
      before: [
        { type: 'chooseInvestor', investor: 'A2' },
        { type: 'chooseInvestor', investor: 'A3' },
      ],
      todo: { de: 'Kaufe eine Aktie der BCR für ¥ 100.', en: 'Buy a share of BCR for ¥100.' },
      why: {
        de: 'Vier Anteile einer Gesellschaft sind in der ersten Runde zu haben; sind sie verkauft, steigt der Kurs.',
        en: 'Four units of a company can be had in the first round; once they are sold, its price rises.',
      },
      wish: { type: 'buyShare', company: 'BCR' },
      instead: {
        de: 'Eine zweite Gesellschaft wäre erlaubt. Heute stärkst du deine erste: Kaufe eine Aktie der BCR.',
        en: 'A second company would be allowed. Today you strengthen your first: buy a share of BCR.',
      },
    },
    {
      before: [
        { type: 'found', company: 'NXR', percent: 20, par: 90, permit: 'ABC' },
        { type: 'found', company: 'JHU', percent: 20, par: 80, permit: 'BCD' },
      ],
      meanwhile: {
        de: 'Ada hat in Xi’an die NXR gegründet, Ben in Peking die JHU.',
        en: 'Ada founded NXR at Xi’an, Ben JHU at Beijing.',
      },
      todo: { de: 'Kaufe noch eine Aktie der BCR.', en: 'Buy another share of BCR.' },
      why: {
        de: 'Damit hältst du 40 %: mehr Dividende, und niemand nimmt dir die Leitung ab.',
        en: 'With that you hold 40 %: more dividend, and nobody takes the directorship from you.',
      },
      wish: { type: 'buyShare', company: 'BCR' },
    },
    {
      before: [
        { type: 'buyShare', company: 'NXR' },
        { type: 'buyShare', company: 'JHU' },
      ],
      todo: { de: 'Passe.', en: 'Pass.' },
      why: {
        de: 'Von der BCR ist diese Runde nichts mehr zu haben; passen alle, beginnt die Betriebsrunde.',
        en: 'No more of BCR is on sale this round; once all pass, the operating round begins.',
      },
      wish: { type: 'pass' },
    },
    {
      before: [{ type: 'pass' }, { type: 'pass' }],
      meanwhile: {
        de: 'Die BCR öffnet mit ¥ 500 in Chengdu. Zuerst handeln aber die Investoren.',
        en: 'BCR opens with ¥500 at Chengdu. But first the investors act.',
      },
      chapter: chapters.firstRound,
      todo: {
        de: 'Lege für A1 in Qiqihar (A5) ein gelbes Stadtplättchen.',
        en: 'Lay a yellow city tile at Qiqihar (A5) for A1.',
      },
      why: {
        de: 'Es schließt die Stadt an Russland an; dein Investor hat damit zwei Halte.',
        en: 'It joins the city with Russia; so your investor has two stops.',
      },
      wish: { type: 'layTile', hex: 'A5', tile: '5' },
      also: [
        { type: 'layTile', hex: 'A5', tile: '6' },
        { type: 'layTile', hex: 'A5', tile: '57' },
      ],
    },
    {
      todo: { de: 'Lass A1 fahren: Bestätige die Fahrt.', en: 'Run A1: confirm the run.' },
      why: {
        de: 'Die ¥ 40 sammelt der Investor an; sie kommen deiner Gesellschaft zugute, wenn ihr euch vereinigt.',
        en: 'The investor gathers the ¥40; they go to your company when you merge.',
      },
      wish: { type: 'run' },
    },
    {
      before: [{ type: 'pass' }, { type: 'pass' }],
      meanwhile: { de: 'Die anderen Investoren warten ab. Nun die BCR.', en: 'The other investors wait. Now BCR.' },
      todo: {
        de: 'Lege in Chengdu (M3) Nr. 57 so, dass das Gleis nach Südosten, auf N4, zeigt.',
        en: 'At Chengdu (M3) lay No. 57 so that the track points south-east, to N4.',
      },
      why: {
        de: 'Dort beginnt die BCR; die R-Taste oder ein Klick aufs Feld dreht das Plättchen.',
        en: 'There BCR begins; the R key or a click on the hex turns the tile.',
      },
      wish: { type: 'layTile', hex: 'M3', tile: '57', rotation: 2 },
      instead: {
        de: 'Dieses Gleis führte nicht nach N4. Nimm Nr. 57 und drehe es nach Südosten.',
        en: 'That track would not lead to N4. Take No. 57 and turn it to the south-east.',
      },
    },
    {
      todo: {
        de: 'Lege gleich noch eines: Zhaotong und Yibin (N4), Nr. 235, zu Chengdu gedreht.',
        en: 'Lay one more at once: Zhaotong and Yibin (N4), No. 235, turned to Chengdu.',
      },
      why: {
        de: 'Die BCR darf als einzige immer zwei gelbe Plättchen legen; das Gelände kostet ¥ 20.',
        en: 'BCR alone may always lay two yellow tiles; the terrain costs ¥20.',
      },
      wish: { type: 'layTile', hex: 'N4', tile: '235', rotation: 2 },
      instead: {
        de: 'So hätte der Zug keine Verbindung. Lege N4 so, dass sein Gleis Chengdu trifft.',
        en: 'Then the train would have no line. Lay N4 so that its track meets Chengdu.',
      },
    },
    {
      before: [{ type: 'pass' }],
      todo: { de: 'Kaufe einen 2er-Zug für ¥ 100.', en: 'Buy a 2-train for ¥100.' },
      why: {
        de: 'Am Ende ihres Zuges braucht jede Gesellschaft einen Zug; und wer zuletzt kauft, hält die Runde am Laufen.',
        en: 'At the end of its turn every company needs a train; and whoever buys last keeps the round going.',
      },
      wish: { type: 'buyTrain', train: '2', from: 'bank' },
    },
    {
      before: [
        { type: 'pass' },
        { type: 'pass' },
        { type: 'run' },
        { type: 'buyTrain', train: '2', from: 'bank' },
        { type: 'pass' },
        { type: 'pass' },
        { type: 'buyTrain', train: '2', from: 'bank' },
        { type: 'pass' },
        { type: 'pass' },
        { type: 'run' },
        { type: 'pass' },
        { type: 'pass' },
        { type: 'pass' },
      ],
      meanwhile: {
        de: 'NXR und JHU haben Züge gekauft. Der Kreis beginnt von vorn – ohne Aktienrunde dazwischen –, und A1 ist wieder gefahren.',
        en: 'NXR and JHU bought trains. The circle begins again – with no stock round between – and A1 ran once more.',
      },
      chapter: chapters.running,
      todo: { de: 'Lass die BCR fahren: Die beste Fahrt liegt bereit.', en: 'Run BCR: the best run lies ready.' },
      why: {
        de: 'Eine Fahrt verbindet mindestens zwei Halte und berührt einen eigenen Bahnhof.',
        en: 'A run links at least two stops and touches a station of your own.',
      },
      wish: { type: 'run' },
    },
    {
      todo: { de: 'Zahle die ¥ 50 aus.', en: 'Pay the ¥50 out.' },
      why: {
        de: 'Du bekommst 40 % davon, und der Kurs steigt; wer einbehält, füllt die Kasse, aber der Kurs sinkt.',
        en: 'You get 40 % of it, and the price rises; withholding fills the treasury, but the price falls.',
      },
      wish: { type: 'payDividend' },
      instead: {
        de: 'Einbehalten wäre erlaubt. Heute soll der Kurs steigen: Zahle aus.',
        en: 'Withholding would be allowed. Today the price shall rise: pay out.',
      },
    },
    {
      todo: { de: 'Kaufe noch einen 2er-Zug.', en: 'Buy another 2-train.' },
      why: {
        de: 'Ist der letzte Zug eines Typs verkauft, kommt eine Aktienrunde dazwischen; wer kauft, bestimmt also das Tempo.',
        en: 'Once the last train of a type is sold, a stock round comes between; so whoever buys sets the pace.',
      },
      wish: { type: 'buyTrain', train: '2', from: 'bank' },
    },
  ],
  end: {
    de: 'Du hast geboten, eine Gesellschaft geöffnet, gebaut, gefahren und ausgezahlt. Nun verbinde A1 und die BCR, achte auf die Baurechte und darauf, wann die Züge einer Sorte zu Ende gehen.',
    en: 'You bid, opened a company, built, ran and paid out. Now join A1 and BCR, mind the permits and when the trains of a type run out.',
  },
};
