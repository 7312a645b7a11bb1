import type { RuleTexts } from '@stellwerk/engine/kernel';

/** Chapter VII: the foreign investors. */
export const investorsRules: RuleTexts = {
  // Their turns
  '1880/VII-inv-a': {
    de: 'Investoren agieren nach den Privatpapieren und vor den Gesellschaften, von A1 bis A7.',
    en: 'Investors act after the privates and before the companies, from A1 to A7.',
  },
  '1880/VII-inv-b': {
    de: 'Ein Investor fährt kostenlos mit der Lok, die gerade in der Bank erhältlich ist; sie bleibt dort.',
    en: 'An investor runs the train now on sale in the bank for free; the train stays there.',
  },
  '1880/VII-inv-c': {
    de: 'Eine geliehene Lok löst weder Aktienrunde noch Phasenwechsel aus.',
    en: 'A borrowed train brings about neither a stock round nor a new phase.',
  },
  '1880/VII-inv-d': {
    de: 'Ein Investor legt je Zug höchstens ein gelbes Plättchen oder rüstet eines auf, ohne Baurecht.',
    en: 'An investor lays at most one yellow tile or upgrades one tile each turn, without a permit.',
  },
  '1880/VII-inv-e': {
    de: 'Der Investor zahlt Baukosten aus eigenem Geld; reicht es nicht, kann er dort nicht bauen.',
    en: 'The investor pays for terrain from its own money; without enough it cannot build there.',
  },
  '1880/VII-inv-f': {
    de: 'Was ein Investor einfährt, behält er immer.',
    en: 'An investor always keeps what it earns.',
  },
  '1880/VII-inv-g': {
    de: 'Ein Investor hat keinen Aktienkurs und darum keinen Kursbonus.',
    en: 'An investor has no share price and so no price bonus.',
  },
  '1880/VII-inv-h': {
    de: 'Ein Investor setzt keine weiteren Bahnhöfe.',
    en: 'An investor places no further stations.',
  },
  '1880/VII-inv-i': {
    de: 'Gründest du deine erste Gesellschaft, kommt eine ihrer Aktien auf deinen Investor.',
    en: 'When you found your first company, one of its shares goes onto your investor.',
  },
  '1880/VII-inv-j': {
    de: 'Nur deine erste Gründung bringt dem Investor eine Aktie; ihre Gesellschaft bleibt die zugehörige.',
    en: 'Only your first founding gives the investor a share; that company stays its partner for good.',
  },
  '1880/VII-inv-k': {
    de: 'Die Aktie auf dem Investor ist für dessen Besitzer reserviert.',
    en: 'The share on the investor is reserved for its owner.',
  },
  '1880/VII-inv-l': {
    de: 'Die Aktie auf dem Investor zählt nicht für die Eröffnung.',
    en: 'The share on the investor does not count towards opening.',
  },
  '1880/VII-inv-m': {
    de: 'Die Aktie auf dem Investor bringt keine Dividende.',
    en: 'The share on the investor pays no dividend.',
  },
  '1880/VII-inv-n': {
    de: 'Für die zweite Hälfte des Kapitals gilt die Aktie auf dem Investor als verkauft.',
    en: 'For the second half of the capital the share on the investor counts as sold.',
  },
  '1880/VII-inv-o': {
    de: 'Ab Phase B3 bauen und fahren Investoren nicht mehr.',
    en: 'From phase B3 on investors neither build nor run.',
  },
  '1880/VII-inv-p': {
    de: 'Investoren zählen nicht gegen das Aktienlimit.',
    en: 'Investors do not count against the certificate limit.',
  },
  '1880/VII-inv-q': {
    de: 'Investoren nutzen P2, P3 und P4 ihres Besitzers.',
    en: 'Investors use the P2, P3 and P4 of their owner.',
  },
  '1880/VII-inv-r': {
    de: 'Ein Investor in einer Stadt baut zuerst auf seinem Heimatfeld; in roten Gebieten beginnt er an den Pfeilen.',
    en: 'An investor in a city builds first on its home hex; in a red area it starts from the arrows.',
  },
  '1880/VII-inv-s': {
    de: 'Der Marker eines Investors besetzt seinen Platz gegen alle, bis er sich anschließt.',
    en: "An investor's marker holds its place against everybody until it joins.",
  },
  '1880/VII-inv-t': {
    de: 'Ein Investor wechselt nie den Besitzer, und seine Aktie zählt für niemanden.',
    en: 'An investor never changes hands, and its share counts for nobody.',
  },
  '1880/VII-inv-u': {
    de: 'Auch eine erste Gründung nach B3 bringt dem Investor eine Aktie, und er kann sich noch anschließen.',
    en: 'A first founding after B3 still gives the investor a share, and it can still join.',
  },
  '1880/VII-inv-v': {
    de: 'Für Investoren gelten alle Streckenregeln, Fährgebühren und der Transsib-Bonus.',
    en: 'All rules on routes, the ferry fees and the Trans-Siberian bonus hold for investors too.',
  },

  // Merger
  '1880/VII-merge-a': {
    de: 'Ist der Investor am Ende seines Zugs mit seiner Gesellschaft verbunden, geht er in ihr auf.',
    en: 'If the investor is connected with its company at the end of its turn, it joins it.',
  },
  '1880/VII-merge-b': {
    de: 'Verbunden heißt: Eine Lok könnte von Heimatbahnhof zu Heimatbahnhof fahren, fremde Marker stören nicht.',
    en: 'Connected means a train could run from home station to home station, ignoring foreign markers.',
  },
  '1880/VII-merge-c': {
    de: 'Auch für die Verbindung gilt: nicht wenden, kein Gleis zweimal, nicht durch rote und blaue Gebiete.',
    en: 'For the connection, too: no turning back, no track twice, no passing through red or blue areas.',
  },
  '1880/VII-merge-d': {
    de: 'Es zählt nur die Verbindung der beiden Heimatbahnhöfe selbst.',
    en: 'Only the connection of the two home stations themselves counts.',
  },
  '1880/VII-merge-e': {
    de: 'Mit einer nicht eröffneten Gesellschaft ist kein Zusammenschluss möglich.',
    en: 'A company that is not open cannot be joined.',
  },
  '1880/VII-merge-f': {
    de: 'Baut die Gesellschaft die Verbindung, wirkt das erst am Ende des nächsten Zugs des Investors.',
    en: "A connection built by the company takes effect only at the end of the investor's next turn.",
  },
  '1880/VII-merge-g': {
    de: 'Das Geld des Investors geht ganz an die Gesellschaft, oder du bekommst 20 % und die Bank den Rest.',
    en: "The investor's money goes to the company in full, or you get 20% and the bank the rest.",
  },
  '1880/VII-merge-h': {
    de: 'Beim Zusammenschluss bekommst du die reservierte Aktie und ¥50.',
    en: 'With the merger you get the reserved share and ¥50.',
  },
  '1880/VII-merge-i': {
    de: 'Hast du durch den Zusammenschluss mehr Anteile als der Direktor, wirst du Direktor.',
    en: 'If the merger gives you more units than the director, you become director.',
  },
  '1880/VII-merge-j': {
    de: 'Die Gesellschaft darf den Marker des Investors kostenlos durch ihren billigsten ersetzen.',
    en: "The company may replace the investor's marker with its cheapest one for free.",
  },
  '1880/VII-merge-k': {
    de: 'Ersetzen kann die Gesellschaft den Marker nur, wenn sie noch einen hat und dort noch keiner von ihr liegt.',
    en: 'The company can replace the marker only if it has one left and none of its own on that hex.',
  },
  '1880/VII-merge-l': {
    de: 'Der ersetzte Marker zählt nicht als Bahnhof des nächsten Zugs.',
    en: 'The replaced marker does not count as the station of the next turn.',
  },
  '1880/VII-merge-m': {
    de: 'Ohne Zusammenschluss bekommst du am Spielende 20 % vom Geld deines Investors.',
    en: "Without a merger you get 20% of your investor's money at the end of the game.",
  },
  '1880/VII-merge-n': {
    de: 'Nach dem Zusammenschluss agiert der Investor nie mehr.',
    en: 'After the merger the investor never acts again.',
  },
  '1880/VII-merge-o': {
    de: 'Der ersetzte Marker ist ein vollwertiger Bahnhof, auch in einem roten Gebiet.',
    en: 'The replacing marker is a full station, in a red area as well.',
  },
};
