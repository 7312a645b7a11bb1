import type { RuleTexts } from '@stellwerk/engine/kernel';

/** Chapters 4.4.3, 4.4.4 and 4.4.9: running, revenue, the QLB. */
export const runningRules: RuleTexts = {
  '1873/4.4.3-a': {
    de: 'Zum Fahren braucht es eine Lok; Werkloks fahren nicht, und Staatsbahngleis befährt niemand.',
    en: 'Running needs a loco; switchers do not run, and nobody runs on state railway track.',
  },
  '1873/4.4.3-b': {
    de: 'Eine Fahrt geht von einem eigenen Marker oder offenen Werk zu einem anderen und enthält einen eigenen Marker.',
    en: 'A route goes from an own marker or open mine to another and contains an own marker.',
  },
  '1873/4.4.3-c': {
    de: 'Ein gesperrter Halt wird weder durchfahren noch angefahren, außer auf der eigenen Konzessionsstrecke.',
    en: 'A blocked stop is neither passed nor visited, except on the own concession route.',
  },
  '1873/4.4.3-d': {
    de: 'Eine Fahrt endet spätestens in einer Stadt.',
    en: 'A route ends in a town at the latest.',
  },
  '1873/4.4.3-e': {
    de: 'Eine Fahrt berührt kein Ortsfeld und kein Werk zweimal.',
    en: 'A route touches no place and no mine twice.',
  },
  '1873/4.4.3-f': {
    de: 'Eine Lok der Größe n fährt bis zu n Fahrten, die an nicht gesperrten Halten zusammenhängen.',
    en: 'A loco of size n runs up to n routes that hang together at stops not blocked.',
  },
  '1873/4.4.3-g': {
    de: 'Eine Lok muss die ganze Konzessionsstrecke fahren, ungeteilt und ohne Umweg.',
    en: 'One loco must run the whole concession route, undivided and without detour.',
  },
  '1873/4.4.3-h': {
    de: 'Die NWE fährt ihre Konzession in zwei Fahrten, die sich in Benneckenstein treffen.',
    en: 'The NWE runs its concession as two routes that meet in Benneckenstein.',
  },
  '1873/4.4.3-i': {
    de: 'Keine zwei Fahrten von Loks teilen ein Gleis.',
    en: 'No two routes of locos share any track.',
  },
  '1873/4.4.3-j': {
    de: 'Ein Triebwagen fährt die Konzessionsstrecke und alles, was mit ihr zusammenhängt.',
    en: 'A diesel runs the concession route and all that is connected with it.',
  },
  '1873/4.4.3-k': {
    de: 'Ein Triebwagen bedient keine Werke; seine Fahrten beginnen und enden an eigenen Markern.',
    en: 'A diesel serves no mines; its routes begin and end at own markers.',
  },
  '1873/4.4.3-l': {
    de: 'Es sind so viele Fahrten wie möglich zu fahren, jede bis zu ihrem möglichen Ende.',
    en: 'As many routes as possible must be run, each to its possible end.',
  },
  '1873/4.4.3-m': {
    de: 'Nicht besuchte eigene Marker werden inaktiv, außer an der eigenen Konzessionsstrecke.',
    en: 'Own markers not visited become inactive, except on the own concession route.',
  },
  '1873/4.4.3-n': {
    de: 'Auch inaktive Marker sperren.',
    en: 'Inactive markers block too.',
  },
  '1873/4.4.3-o': {
    de: 'Endpunkt ist ein Halt mit eigenem Marker oder ein nicht gesperrter Halt mit offenem Werk.',
    en: 'A terminus is a stop with an own marker, or a stop not blocked with an open mine.',
  },
  '1873/4.4.3-p': {
    de: 'Zwischen seinen Enden führt eine Fahrt nur durch Halte, die weder Stadt noch gesperrt sind.',
    en: 'Between its ends a route leads only through stops that are neither towns nor blocked.',
  },
  '1873/4.4.3-q': {
    de: 'Diese Fahrt lässt sich über freies Gleis bis zu einem weiteren Endpunkt fortsetzen.',
    en: 'This route can go on over free track to a further terminus.',
  },
  '1873/4.4.3-r': {
    de: 'Zwei Fahrten, die in einem Dorf oder Werk zusammenstoßen, sind als eine zu fahren.',
    en: 'Two routes that meet end to end in a village or mine are to be run as one.',
  },
  '1873/4.4.3-s': {
    de: 'Es lassen sich mehr Fahrten unterbringen.',
    en: 'More routes can be run.',
  },
  '1873/4.4.3-t': {
    de: 'Geprüft werden erst die einzelnen Fahrten, dann gemeinsames Gleis und Enden, dann die Verteilung, dann die Zahl.',
    en: 'Checked are first the single routes, then common track and ends, then the sharing out, then the number.',
  },
  '1873/4.4.3-u': {
    de: 'Ein Triebwagen fährt so viele zusammenhängende Fahrten, dass keine mehr hinzukommen kann.',
    en: 'A diesel runs so many connected routes that none can be added.',
  },
  '1873/4.4.3-v': {
    de: 'Das Gleis der Konzessionsstrecke benutzt keine andere Fahrt einer Lok.',
    en: 'No other route of a loco uses the track of the concession route.',
  },
  '1873/4.4.4-a': {
    de: 'Ein besuchter Ort mit eigenem Marker bringt einmal seinen Bahnhofswert.',
    en: 'A visited place with an own marker brings its station value once.',
  },
  '1873/4.4.4-b': {
    de: 'In grauen Feldern gilt der gelbe Wert in Phase 1–2, der grüne in 3–4, der braune in 5, der graue in D.',
    en: 'In grey hexes the yellow value counts in phases 1–2, green in 3–4, brown in 5, grey in D.',
  },
  '1873/4.4.4-c': {
    de: 'Ein besuchter Ort ohne eigenen Marker bringt einmal 10.',
    en: 'A visited place without an own marker brings 10 once.',
  },
  '1873/4.4.4-d': {
    de: 'Ein gesperrter Ort bringt nichts, auch einem Triebwagen nicht.',
    en: 'A blocked place brings nothing, not even to a diesel.',
  },
  '1873/4.4.4-e': {
    de: 'Ein Triebwagen bringt zusätzlich 10 für jeden besuchten Ort.',
    en: 'A diesel brings 10 more for each place it visits.',
  },
  '1873/4.4.4-f': {
    de: 'Ein offenes Werk bringt einmal seinen Faktor mal die Größe der größten Lok, die es besucht.',
    en: 'An open mine brings once its multiplier times the size of the largest loco that visits it.',
  },
  '1873/4.4.4-g': {
    de: 'Die fünf Werke mit Buchstaben bringen einmal ihren festen Betrag.',
    en: 'The five lettered mines bring their fixed amount once.',
  },
  '1873/4.4.4-h': {
    de: 'Knaupsholz ist kein Ort; dort zählt nur der Steinbruch mit 60.',
    en: 'Knaupsholz is no place; only the quarry counts there, with 60.',
  },
  '1873/4.4.4-i': {
    de: 'Der Unterhalt wird abgezogen; was fehlt, zahlt das Kapital, sonst ist die Eisenbahn zahlungsunfähig.',
    en: 'Maintenance is deducted; what is missing the capital pays, else the railway is insolvent.',
  },
  '1873/4.4.4-j': {
    de: 'Ein Dorf mit zwei Halten zählt einmal: der Bahnhofswert, wenn der Halt mit eigenem Marker besucht wird.',
    en: 'A village with two stops counts once: its station value if the stop with the own marker is visited.',
  },
  '1873/4.4.4-k': {
    de: 'Eine Stadt, die nur wegen ihres Werks Ende einer Fahrt ist, bringt 10 und das Werk.',
    en: 'A town that ends a route only because of its mine brings 10 and the mine.',
  },
  '1873/4.4.9-a': {
    de: 'Die QLB hat keine Konzessionsstrecke und nur Quedlinburg als Heimat.',
    en: 'The QLB has no concession route and only Quedlinburg as home.',
  },
  '1873/4.4.9-b': {
    de: 'Ihre eingebaute Lokalbahnlok ist unverkäuflich und erfüllt die Pflicht zur Lok.',
    en: 'Its built-in local loco cannot be sold and fulfils the duty to own a loco.',
  },
  '1873/4.4.9-c': {
    de: 'Die Lokalbahnlok bedient nur Quedlinburg und bringt dessen Wert.',
    en: 'The local loco serves only Quedlinburg and earns its value.',
  },
  '1873/4.4.9-d': {
    de: 'Besuchen andere Loks der QLB Quedlinburg, zählt es noch einmal.',
    en: 'If other locos of the QLB visit Quedlinburg, it counts again.',
  },
  '1873/4.4.9-e': {
    de: 'Ein Triebwagen der QLB muss Quedlinburg besuchen.',
    en: 'A diesel of the QLB must visit Quedlinburg.',
  },
  '1873/4.4.9-f': {
    de: 'Für die übrigen Loks der QLB gelten die Fahrregeln ohne Konzessionsstrecke.',
    en: 'For the QLB’s other locos the running rules hold without a concession route.',
  },
};
