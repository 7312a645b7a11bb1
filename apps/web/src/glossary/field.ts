import type { Text } from '@stellwerk/engine/kernel';
import type { Entry, Glossary } from './glossary.ts';

type Field = Readonly<Record<string, Omit<Entry, 'id' | 'chapter'>>>;

/** What the players of all these games say. */
const FIELD = {
  share: {
    de: ['Aktie', 'Aktien'],
    en: ['share', 'shares'],
    text: {
      de: 'Ein Anteil an einer Gesellschaft. Er bringt Dividende und ist seinen Kurs wert.',
      en: 'A part of a company. It earns dividends and is worth the company’s price.',
    },
  },
  certificate: {
    de: ['Zertifikat', 'Zertifikate', 'Zertifikaten'],
    en: ['certificate', 'certificates'],
    text: {
      de: 'Ein Stück Papier, das für eine oder mehrere Aktien steht. Für das Limit zählt es einmal, gleich wie groß es ist.',
      en: 'A piece of paper that stands for one or more shares. Whatever its size, it counts once against the limit.',
    },
  },
  certificateLimit: {
    de: ['Zertifikatslimit', 'Aktienlimit'],
    en: ['certificate limit'],
    text: {
      de: 'So viele Zertifikate darf jeder höchstens halten. Am Tisch steht es als „14/20“.',
      en: 'The most certificates anybody may hold. At the table it is shown as “14/20”.',
    },
  },
  director: {
    de: ['Direktor', 'Direktorin', 'Direktoren', 'Direktors'],
    en: ['director', 'directors', 'director’s'],
    text: {
      de: 'Wer am meisten von einer Gesellschaft hält. Der Direktor entscheidet für sie und haftet, wenn ihr Geld nicht reicht.',
      en: 'Whoever holds most of a company. The director decides for it, and answers for it when its money falls short.',
    },
  },
  directorCertificate: {
    de: ['Direktorzertifikat', 'Direktorzertifikate', 'Direktoraktie', 'Direktoraktien'],
    en: ['director certificate', 'director certificates'],
    text: {
      de: 'Das erste und größte Papier einer Gesellschaft. Mit ihm wird sie gegründet.',
      en: 'The first and largest certificate of a company. Buying it founds the company.',
    },
  },
  treasury: {
    de: ['Kasse', 'Gesellschaftskasse'],
    en: ['treasury', 'treasuries'],
    text: {
      de: 'Das Geld der Gesellschaft. Es gehört ihr, nicht ihrem Direktor, und zählt am Ende für niemanden.',
      en: 'The company’s money. It belongs to the company and not to its director, and counts for nobody at the end.',
    },
  },
  par: {
    de: ['Ausgabekurs', 'Pariwert', 'Pari'],
    en: ['par', 'par price', 'issue price'],
    text: {
      de: 'Der Kurs, zu dem eine Gesellschaft beginnt. Wer sie gründet, wählt ihn.',
      en: 'The price at which a company begins. Whoever founds it chooses it.',
    },
  },
  price: {
    de: ['Kurs', 'Aktienkurs', 'Kurse'],
    en: ['price', 'share price', 'prices'],
    text: {
      de: 'Was eine Aktie jetzt wert ist. Dividenden heben ihn, Einbehalten und Verkäufe senken ihn.',
      en: 'What a share is worth now. Dividends raise it; withholding and sales lower it.',
    },
  },
  market: {
    de: ['Kurstafel', 'Markt', 'Börse'],
    en: ['market', 'stock market'],
    text: {
      de: 'Die Tafel mit den Kursen. Die Marker auf ihr sagen auch, wer zuerst handelt.',
      en: 'The board of prices. The markers on it also say who acts first.',
    },
  },
  float: {
    de: ['Betriebsaufnahme', 'nimmt den Betrieb auf', 'in Betrieb'],
    en: ['float', 'floats', 'floated', 'floating'],
    text: {
      de: 'Sind genug Aktien verkauft, bekommt die Gesellschaft ihr Geld und handelt von da an in Betriebsrunden.',
      en: 'Once enough shares are sold, the company gets its money and acts in operating rounds from then on.',
    },
  },
  offering: {
    de: ['Erstangebot', 'Ausgabefeld'],
    en: ['initial offering', 'offering', 'issue box'],
    text: {
      de: 'Aktien, die noch niemand gekauft hat.',
      en: 'Shares that nobody has bought yet.',
    },
  },
  pool: {
    de: ['Bankpool', 'Pool', 'Aktienpool'],
    en: ['bank pool', 'pool'],
    text: {
      de: 'Hier liegen verkaufte Aktien. Jeder kann sie zum Kurs wieder kaufen; mehr als die Hälfte einer Gesellschaft liegt nie darin.',
      en: 'Where sold shares lie. Anybody may buy them again at the price; no more than half of a company ever lies there.',
    },
  },
  marker: {
    de: ['Bahnhofsmarker', 'Stationsmarker', 'Bahnhof', 'Bahnhöfe', 'Marker'],
    en: ['station marker', 'station markers', 'station', 'stations', 'markers', 'marker'],
    text: {
      de: 'Das Zeichen einer Gesellschaft in einer Stadt. Jede ihrer Strecken braucht einen; volle Städte sperren sie für fremde Züge.',
      en: 'A company’s sign in a city. Each of its routes needs one; a city full of them is closed to the trains of others.',
    },
  },
  home: {
    de: ['Heimat', 'Heimatbahnhof', 'Heimatort', 'Heimatstadt'],
    en: ['home', 'homes', 'home station'],
    text: {
      de: 'Die Stadt, in der der erste Marker einer Gesellschaft liegt.',
      en: 'The city where the first marker of a company lies.',
    },
  },
  tile: {
    de: ['Plättchen', 'Gleisplättchen', 'Gleisteil', 'Gleisteile'],
    en: ['tile', 'tiles'],
    text: {
      de: 'Ein Sechseck mit Gleis. Ein neues ist gelb; spätere Farben kommen mit den Phasen.',
      en: 'A hexagon with track on it. New ones are yellow; later colours come with the phases.',
    },
  },
  upgrade: {
    de: ['Ausbau', 'ausbauen', 'aufrüsten', 'ausgebaut', 'aufgerüstet'],
    en: ['upgrade', 'upgrades', 'upgrading'],
    text: {
      de: 'Ein Plättchen gegen eins der nächsten Farbe tauschen. Alles Gleis, das da war, bleibt erhalten.',
      en: 'Replacing a tile by one of the next colour. All track that was there stays.',
    },
  },
  phase: {
    de: ['Phase', 'Phasen'],
    en: ['phase', 'phases'],
    text: {
      de: 'Der Abschnitt des Spiels. Der erste Zug einer neuen Sorte beginnt die nächste: mit neuen Farben, Limits und dem Ende alter Züge.',
      en: 'The stage of the game. The first train of a new type begins the next: with new colours, limits and the end of old trains.',
    },
  },
  rust: {
    de: ['verschrotten', 'verschrottet', 'Verschrottung', 'veraltet', 'veralten'],
    en: ['rust', 'rusts', 'rusted', 'rusting', 'scrapped'],
    text: {
      de: 'Alte Züge verschwinden ersatzlos, wenn eine spätere Sorte zum ersten Mal gekauft wird.',
      en: 'Old trains are gone without compensation when a later type is first bought.',
    },
  },
  train: {
    de: ['Zug', 'Züge', 'Zügen', 'Lok', 'Loks'],
    en: ['train', 'trains', 'loco', 'locos'],
    text: {
      de: 'Er fährt in jeder Betriebsrunde eine Strecke. Seine Zahl sagt, wie viele Halte sie haben darf.',
      en: 'It runs one route in each operating round. Its number says how many stops that may have.',
    },
  },
  trainLimit: {
    de: ['Zuglimit', 'Loklimit'],
    en: ['train limit'],
    text: {
      de: 'So viele Züge darf eine Gesellschaft in der laufenden Phase haben; überzählige gibt sie ab.',
      en: 'The most trains a company may have in the present phase; it gives up what is too many.',
    },
  },
  route: {
    de: ['Strecke', 'Strecken'],
    en: ['route', 'routes'],
    text: {
      de: 'Ein Weg auf Gleisen über mindestens zwei Halte, einer davon mit eigenem Marker. Kein Stück Gleis kommt zweimal vor.',
      en: 'A way along track over two stops or more, one of them with an own marker. No piece of track is used twice.',
    },
  },
  revenue: {
    de: ['Einnahmen', 'Einnahme', 'Einkommen', 'Ertrag', 'Erlös'],
    en: ['revenue', 'revenues', 'income'],
    text: {
      de: 'Was die Züge einer Gesellschaft in einer Betriebsrunde zusammen einbringen.',
      en: 'What the trains of a company bring together in one operating round.',
    },
  },
  dividend: {
    de: ['Dividende', 'Dividenden', 'Ausschüttung', 'auszahlen', 'Auszahlung'],
    en: ['dividend', 'dividends', 'payout', 'pay out', 'pays out'],
    text: {
      de: 'Die Einnahmen gehen an alle, die Aktien halten. Der Kurs steigt dabei meist.',
      en: 'The revenue goes to everybody who holds shares. As a rule the price rises with it.',
    },
  },
  withhold: {
    de: ['einbehalten', 'behält ein'],
    en: ['withhold', 'withholds', 'withholding', 'retain', 'retains'],
    text: {
      de: 'Die Einnahmen bleiben in der Kasse der Gesellschaft. Der Kurs fällt.',
      en: 'The revenue stays in the company’s treasury. The price falls.',
    },
  },
  stockRound: {
    de: ['Aktienrunde', 'Aktienrunden'],
    en: ['stock round', 'stock rounds'],
    text: {
      de: 'Hier kaufen und verkaufen die Spieler Aktien, reihum, bis alle passen.',
      en: 'Players buy and sell shares in turns until all of them pass.',
    },
  },
  operatingRound: {
    de: ['Betriebsrunde', 'Betriebsrunden'],
    en: ['operating round', 'operating rounds'],
    text: {
      de: 'Hier handeln die Gesellschaften: Gleis, Bahnhof, Fahrt, Dividende, Züge.',
      en: 'The companies act: track, station, run, dividend, trains.',
    },
  },
  priority: {
    de: ['Vorrecht', 'Erstkaufrecht', 'Vorrang'],
    en: ['priority deal', 'priority'],
    text: {
      de: 'Wer es hat, beginnt die nächste Aktienrunde.',
      en: 'Whoever has it begins the next stock round.',
    },
  },
  private: {
    de: ['Privatbahn', 'Privatbahnen', 'Privatpapier', 'Privatpapiere', 'Privatgesellschaft', 'Privatgesellschaften'],
    en: ['private', 'privates', 'private company'],
    text: {
      de: 'Ein kleines Unternehmen eines Spielers: Es zahlt jede Runde etwas und hat oft eine besondere Fähigkeit.',
      en: 'A small business of one player: it pays a little each round and often has a power of its own.',
    },
  },
  bank: {
    de: ['Bank'],
    en: ['bank'],
    text: {
      de: 'Das Geld des Spiels, das niemandem gehört, und die Aktien und Züge, die noch zu haben sind.',
      en: 'The money of the game that belongs to nobody, and the shares and trains still to be had.',
    },
  },
  worth: {
    de: ['Vermögen'],
    en: ['worth', 'wealth'],
    text: {
      de: 'Bargeld und alle Papiere zu ihrem Wert von jetzt. Am Ende gewinnt das größte.',
      en: 'Cash and all papers at what they are worth now. The largest wins at the end.',
    },
  },
  forcedPurchase: {
    de: ['Zwangskauf', 'Zwangskäufe', 'Notkauf'],
    en: ['forced purchase', 'forced purchases'],
    text: {
      de: 'Eine Gesellschaft muss einen Zug kaufen und kann ihn nicht bezahlen: Ihr Direktor legt zu.',
      en: 'A company must buy a train and cannot pay for it: its director adds the rest.',
    },
  },
  orderOfPlay: {
    de: ['Reihenfolge', 'Spielreihenfolge'],
    en: ['order of play', 'operating order'],
    text: {
      de: 'Die Folge, in der Gesellschaften in der Betriebsrunde handeln.',
      en: 'The order in which companies act in an operating round.',
    },
  },
  city: {
    de: ['Stadt', 'Städte', 'Städten'],
    en: ['city', 'cities'],
    text: {
      de: 'Ein großer Halt mit Plätzen für Marker. Ihre Zahl ist, was ein Zug dort einnimmt.',
      en: 'A large stop with places for markers. Its number is what a train earns there.',
    },
  },
  town: {
    de: ['Ort', 'Orte', 'Kleinstadt', 'Kleinstädte'],
    en: ['town', 'towns'],
    text: {
      de: 'Ein kleiner Halt: Er bringt etwas ein, hat aber keinen Platz für Marker.',
      en: 'A small stop: it earns a little and has no place for markers.',
    },
  },
  offBoard: {
    de: ['Ferngebiet', 'Ferngebiete', 'Fernziel', 'rote Gebiete', 'roten Gebiete', 'rotes Gebiet'],
    en: ['off-board area', 'off-board areas', 'red area', 'red areas'],
    text: {
      de: 'Ein Ziel am Rand der Karte. Hier endet jede Strecke; sein Wert wächst mit den Phasen.',
      en: 'A destination at the rim of the map. Every route ends there; its value grows with the phases.',
    },
  },
} as const satisfies Field;

type FieldTerm = keyof typeof FIELD;

interface Own {
  readonly chapters: Readonly<Record<string, Text>>;
  /** The terms of the field that this title knows, each with the chapter that says it in full. */
  readonly field: Readonly<Partial<Record<FieldTerm, string>>>;
  /** What only its players say; an entry of the same id stands for the one of the field. */
  readonly own: readonly Entry[];
}

function isFieldTerm(id: string): id is FieldTerm {
  return id in FIELD;
}

/** The words of a title: its own, and those of the field that it knows. */
export function glossaryOf({ chapters, field, own }: Own): Glossary {
  const common = Object.entries(field).flatMap(([id, chapter]): Entry[] =>
    isFieldTerm(id) && chapter !== undefined && !own.some((entry) => entry.id === id)
      ? [{ id, ...FIELD[id], chapter }]
      : [],
  );
  return { chapters, entries: [...own, ...common] };
}
