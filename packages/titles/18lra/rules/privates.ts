import type { RuleTexts } from '@stellwerk/engine/kernel';
import { sentences } from '../../rhineland/sentences/index.ts';

/** Section 4.1: the privates and their powers; section 5.1.1: how they are sold. */
export const privatesRules: RuleTexts = {
  // Privates in general
  '18lra/4.1-a': sentences['4.1-a'],
  '18lra/4.1-b': sentences['4.1-b'],
  '18lra/4.1-c': sentences['4.1-c'],
  '18lra/4.1-d': sentences['4.1-d'],
  '18lra/4.1-e': sentences['4.1-e'],
  '18lra/4.1-f': sentences['4.1-f'],
  '18lra/4.1-g': {
    de: 'Mit dem ersten 5er-Zug schließen die Privatbahnen; Nr. 6 wird dabei zum 2+4-Zug, und die DEC-Marker bleiben.',
    en: 'With the first 5-train the privates close; No. 6 turns into the 2+4 train, and the DEC markers stay.',
  },

  // Powers in general
  '18lra/4.1.2-a': {
    de: 'Nr. 1 und Nr. 5 brauchen keine Verbindung zu ihrem Feld; für die Häfen von Nr. 2 bis 4 braucht die Gesellschaft eine.',
    en: 'No. 1 and No. 5 need no link with their hex; for the harbours of No. 2 to 4 the company needs one.',
  },

  // No. 1: Dalheim emigrant camp
  '18lra/4.1.2-no1-a': {
    de: 'Das Auswandererlager wird aktiv, sobald Gleise Dalheim mit dem rechten Rheinufer verbinden, spätestens mit dem ersten 5er-Zug.',
    en: 'The emigrant camp becomes active when track joins Dalheim with the right bank of the Rhine, at the latest with the first 5-train.',
  },
  '18lra/4.1.2-no1-b': {
    de: 'Rechts des Rheins liegen A5, A13/A15, B16, D16, E15, F16 und H16, dazu B14, C15 und G15, sobald sie grün ausgebaut sind.',
    en: 'On the right bank are A5, A13/A15, B16, D16, E15, F16 and H16, and B14, C15 and G15 once they are green.',
  },
  '18lra/4.1.2-no1-c': {
    de: 'Wem die Gleise nach Dalheim gehören und welche Marker daran stehen, ist gleich.',
    en: 'Whose track leads to Dalheim and what markers stand along it does not matter.',
  },
  '18lra/4.1.2-no1-d': {
    de: 'Wird das Lager aktiv, legst du den Marker 20 sofort und endgültig auf das Besitzblatt einer Gesellschaft, die du leitest.',
    en: 'When the camp becomes active, you put the marker 20 at once and for good on the charter of a company you direct.',
  },
  '18lra/4.1.2-no1-e': {
    de: 'Die Gesellschaft mit dem Marker 20 bekommt 20 M für jede ihrer Strecken, zu der Dalheim und ein Feld rechts des Rheins gehören.',
    en: 'The company with the marker 20 gets 20 M for each of its routes that includes Dalheim and a hex on the right bank.',
  },
  '18lra/4.1.2-no1-f': {
    de: 'Der Bonus für Dalheim gilt je Strecke; mehrere Züge können ihn auf getrennten Gleisen bekommen.',
    en: 'The Dalheim bonus is for each route; several trains may earn it on separate track.',
  },
  '18lra/4.1.2-no1-g': {
    de: 'Der Bonus für Dalheim kommt zu anderen Boni hinzu; nur der 2+4-Zug bekommt ihn nicht.',
    en: 'The Dalheim bonus adds to others; only the 2+4 train does not get it.',
  },
  '18lra/4.1.2-no1-j': {
    de: 'Ist das Lager beim ersten 5er-Zug noch nicht aktiv, wird es das zuerst; danach schließt Nr. 1.',
    en: 'If the camp is not active when the first 5-train is bought, it becomes so first; then No. 1 closes.',
  },
  '18lra/4.1.2-no1-h': {
    de: 'Beide DEC-Marker bleiben bis zum Spielende liegen, auch wenn Nr. 1 schließt oder der Direktor wechselt.',
    en: 'Both DEC markers stay to the end of the game, even after No. 1 closes and after a change of director.',
  },
  '18lra/4.1.2-no1-i': {
    de: 'Leitest du gerade keine Gesellschaft, wartet der Marker 20, bis du eine leitest.',
    en: 'If you direct no company at that moment, the marker 20 waits until you do.',
  },

  // No. 2, 3 and 4: the harbours of Uerdingen, Neuss and Ruhrort
  '18lra/4.1.2-harbour-a': {
    de: 'Nr. 2, 3 und 4 halten die Hafenplätze von Uerdingen, Neuss und Ruhrort frei: Bis zum ersten 5er-Zug baut dort nur, wessen Direktor sie besitzt.',
    en: 'No. 2, 3 and 4 reserve the harbours of Uerdingen, Neuss and Ruhrort: until the first 5-train only a company whose director owns them builds there.',
  },
  '18lra/4.1.2-harbour-b': {
    de: 'Ein Hafen lässt sich erst bauen, wenn auf seinem Feld das grüne Plättchen liegt.',
    en: 'A harbour can be built only once the green tile lies on its hex.',
  },
  '18lra/4.1.2-harbour-c': {
    de: 'Am freigehaltenen Platz kostet der Hafenmarker den niedrigeren der beiden Beträge auf dem Besitzblatt.',
    en: 'On the reserved place the harbour marker costs the lower of the two figures on the charter.',
  },
  '18lra/4.1.2-harbour-d': {
    de: 'Mit dem ersten 5er-Zug fallen die Reservierungen: Jede Gesellschaft baut ihren Hafen auf jedem freien Hafenplatz zum höheren Betrag.',
    en: 'With the first 5-train the reservations end: any company builds its harbour on any free harbour place at the higher figure.',
  },
  '18lra/4.1.2-harbour-e': {
    de: 'Ab dem ersten 5er-Zug kann ein unbenutzter Hafenmarker umgedreht zum höheren Betrag ein gewöhnlicher Bahnhof werden.',
    en: 'From the first 5-train on, an unused harbour marker may be turned over into an ordinary station at the higher figure.',
  },
  '18lra/4.1.2-harbour-f': {
    de: 'Der Hafen Orsoy ist für niemanden reserviert: Ab der grünen Phase darf dort jede Gesellschaft mit Verbindung bauen.',
    en: 'Orsoy harbour is reserved for nobody: from the green phase any company with a link may build there.',
  },
  '18lra/4.1.2-harbour-g': {
    de: 'Ist der Hafen gebaut, ist das Sonderrecht verbraucht; die Privatbahn bringt weiter Ertrag, bis sie schließt.',
    en: 'Once the harbour is built, the power is used up; the private keeps bringing revenue until it closes.',
  },
  '18lra/4.1.2-harbour-i': {
    de: 'Die Gesellschaft braucht ihren eigenen Hafenmarker; die GVE hat keinen.',
    en: 'The company needs its own harbour marker; GVE has none.',
  },
  '18lra/4.1.2-harbour-h': {
    de: 'Leitest du mehrere Gesellschaften, wählst du, welche den freigehaltenen Hafenplatz nutzt.',
    en: 'If you direct several companies, you choose which of them uses the reserved place.',
  },
  '18lra/4.1.2-harbour-j': {
    de: 'Auf den gelb gedruckten Feldern ist der Hafenplatz noch geschlossen; der andere Kreis ist von Anfang an ein gewöhnlicher.',
    en: 'On the hexes printed yellow the harbour place is still closed; the other circle is an ordinary one from the start.',
  },

  // No. 5: Rhineland's Manchester
  '18lra/4.1.2-no5-a': {
    de: 'Mit Nr. 5 bekommst du kostenlos eine Aktie der ADR; sie zählt als verkauft, zur Gründung fehlen nur 40 % aus dem Erstangebot.',
    en: 'With No. 5 you get one ADR share for nothing; it counts as sold, so ADR needs just 40% from the initial offering to float.',
  },
  '18lra/4.1.2-no5-b': {
    de: 'Mit Nr. 5 legst du ab der grünen Phase und bis zum ersten 5er-Zug ohne Verbindung ein Plättchen auf H8 oder I7.',
    en: 'With No. 5 you lay a tile on H8 or I7 without a link, from the green phase on and until the first 5-train.',
  },
  '18lra/4.1.2-no5-c': {
    de: 'Das Plättchen von Nr. 5 ist in diesem Spielzug der einzige Bau der Gesellschaft.',
    en: 'The tile of No. 5 is the only lay of the company in this turn.',
  },
  '18lra/4.1.2-no5-d': {
    de: 'Gleich danach darf die Gesellschaft dort ohne Verbindung, aber zum üblichen Preis, ihren Bahnhofsmarker setzen.',
    en: 'Right afterwards the company may place its station marker there without a link, but at the usual price.',
  },
  '18lra/4.1.2-no5-e': {
    de: 'Das Sonderrecht von Nr. 5 gibt es nur einmal im ganzen Spiel.',
    en: 'The power of No. 5 is there just once in the whole game.',
  },

  // No. 6: Geldernsche Kreisbahn
  '18lra/4.1.2-no6-a': {
    de: 'Mit dem ersten 5er-Zug wird Nr. 6 zum 2+4-Zug einer Gesellschaft, die du leitest; der Marker der GKB kommt nach Kevelaer.',
    en: 'With the first 5-train No. 6 becomes the 2+4 train of a company you direct; the GKB marker goes to Kevelaer.',
  },
  '18lra/4.1.2-no6-b': {
    de: 'Der 2+4-Zug bleibt bis zum Ende bei seiner Gesellschaft; er wird nie verkauft, abgegeben oder verschrottet.',
    en: 'The 2+4 train stays with its company to the end; it is never sold, given up or scrapped.',
  },
  '18lra/4.1.2-no6-c': {
    de: 'Die Gesellschaft mit dem 2+4-Zug darf in jedem Spielzug ein Plättchen mehr bauen, wo dieser Zug von Kevelaer aus hinkommt.',
    en: 'The company with the 2+4 train may lay one more tile each turn where that train can get to from Kevelaer.',
  },
  '18lra/4.1.2-no6-d': {
    de: 'Der 2+4-Zug fährt von Kevelaer über höchstens eine weitere Stadt und höchstens vier Kleinstädte; rote Gebiete meidet er.',
    en: 'The 2+4 train runs from Kevelaer over one more city at most and four towns at most; it avoids red areas.',
  },
  '18lra/4.1.2-no6-e': {
    de: 'Durch eine fremd besetzte Stadt fährt der 2+4-Zug nur mit einem Marker seiner Gesellschaft darin; sonst endet er dort.',
    en: 'The 2+4 train runs through a city filled by others only if its company has a marker there; otherwise it ends there.',
  },
  '18lra/4.1.2-no6-f': {
    de: 'Der 2+4-Zug allein erfüllt die Zugpflicht nicht.',
    en: 'The 2+4 train alone does not meet the duty to own a train.',
  },
  '18lra/4.1.2-no6-g': {
    de: 'Der 2+4-Zug zählt für das Zuglimit.',
    en: 'The 2+4 train counts against the train limit.',
  },
  '18lra/4.1.2-no6-h': {
    de: 'Kommt die Gesellschaft durch den 2+4-Zug über das Zuglimit, geht sofort ein anderer Zug nach Wahl des Direktors in den Bankpool.',
    en: 'If the 2+4 train puts the company above its limit, another train picked by the director goes to the bank pool at once.',
  },
  '18lra/4.1.2-no6-i': {
    de: 'Der 2+4-Zug bekommt keinerlei Bonus.',
    en: 'The 2+4 train earns no bonus of any kind.',
  },
  '18lra/4.1.2-no6-j': {
    de: 'Du darfst nur die Einnahmen des 2+4-Zugs einbehalten und den Rest ausschütten, alles ausschütten oder alles einbehalten.',
    en: 'You may withhold the income of the 2+4 train and pay out the rest, pay out all, or withhold all.',
  },
  '18lra/4.1.2-no6-k': {
    de: 'Der 2+4-Zug teilt kein Gleisstück mit den anderen Zügen der Gesellschaft.',
    en: 'The 2+4 train shares no track with the other trains of the company.',
  },
  '18lra/4.1.2-no6-l': {
    de: 'Der 2+4-Zug fährt, sobald seine Gesellschaft das nächste Mal ihre Züge fahren lässt, auch noch in derselben Betriebsrunde.',
    en: 'The 2+4 train runs when its company next runs its trains, even in the same operating round.',
  },
  '18lra/4.1.2-no6-m': {
    de: 'Der Kreis von Kevelaer gehört der GKB allein; ihr Marker hindert niemanden, dort zu enden.',
    en: 'The circle of Kevelaer is for GKB alone; its marker keeps nobody from ending there.',
  },
  '18lra/4.1.2-no6-n': {
    de: 'Das zusätzliche Plättchen kommt vor oder nach dem normalen und muss nur an Gleise anschließen, die der 2+4-Zug nutzen kann.',
    en: 'The extra tile comes before or after the normal one and has to join only track the 2+4 train can use.',
  },

  // Sale of the privates
  '18lra/5.1.1-a': sentences['5.1.1-a'],
  '18lra/5.1.1-b': sentences['5.1.1-b'],
  '18lra/5.1.1-c': sentences['5.1.1-c'],
  '18lra/5.1.1-d': sentences['5.1.1-d'],
  '18lra/5.1.1-e': sentences['5.1.1-e'],
  '18lra/5.1.1-f': sentences['5.1.1-f'],
  '18lra/5.1.1-g': sentences['5.1.1-g'],
  '18lra/5.1.1-h': sentences['5.1.1-h'],
  '18lra/5.1.1-i': sentences['5.1.1-i'],
  '18lra/5.1.1-q': sentences['5.1.1-q'],
  '18lra/5.1.1-r': sentences['5.1.1-r'],
  '18lra/5.1.1-s': sentences['5.1.1-s'],
  '18lra/5.1.1-j': sentences['5.1.1-j'],
  '18lra/5.1.1-k': sentences['5.1.1-k'],
  '18lra/5.1.1-l': sentences['5.1.1-l'],
  '18lra/5.1.1-m': sentences['5.1.1-m'],
  '18lra/5.1.1-t': sentences['5.1.1-t'],
  '18lra/5.1.1-n': sentences['5.1.1-n'],
  '18lra/5.1.1-o': {
    de: 'Auch Nr. 6 kann bis auf 0 M fallen.',
    en: 'No. 6 too can fall to 0 M.',
  },
  '18lra/5.1.1-p': sentences['5.1.1-p'],
  '18lra/5.1.1-u': sentences['5.1.1-u'],
};
