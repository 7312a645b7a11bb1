import type { RuleTexts } from '@stellwerk/engine/kernel';
import { sentences } from '../../rhineland/sentences/index.ts';

/** Section 6 up to 6.2.2: order of the companies, track, upgrades and station markers. */
export const trackRules: RuleTexts = {
  // Order of the companies
  '18lra/6-a': sentences['6-a'],
  '18lra/6-b': sentences['6-b'],
  '18lra/6-c': sentences['6-c'],
  '18lra/6-d': sentences['6-d'],
  '18lra/6-f': sentences['6-f'],
  '18lra/6-e': sentences['6-e'],

  // Income fields and routes
  '18lra/6.1.1-a': sentences['6.1.1-a'],
  '18lra/6.1.1-b': {
    de: 'Was rote Gebiete zahlen, hängt von der Phase ab.',
    en: 'What red areas pay depends on the phase.',
  },
  '18lra/6.1.2-a': sentences['6.1.2-a'],
  '18lra/6.1.2-b': sentences['6.1.2-b'],
  '18lra/6.1.2-c': sentences['6.1.2-c'],
  '18lra/6.1.2-d': sentences['6.1.2-d'],
  '18lra/6.1.2-e': sentences['6.1.2-e'],
  '18lra/6.1.2-f': sentences['6.1.2-f'],
  '18lra/6.1.2-g': sentences['6.1.2-g'],

  // Turn of a company
  '18lra/6.2-a': sentences['6.2-a'],

  // Laying track
  '18lra/6.2.1-a': sentences['6.2.1-a'],
  '18lra/6.2.1-b': sentences['6.2.1-b'],
  '18lra/6.2.1-c': sentences['6.2.1-c'],
  '18lra/6.2.1-d': {
    de: 'In Schritt 1 legst du ein gelbes Plättchen oder baust aus; mehr erlauben nur der erste Spielzug von ADR, CME, KEG und RhE und der 2+4-Zug.',
    en: 'In step 1 you lay a yellow tile or upgrade; only the first turn of ADR, CME, KEG and RhE and the 2+4 train allow more.',
  },

  // Yellow tiles
  '18lra/6.2.1.1-a': sentences['6.2.1.1-a'],
  '18lra/6.2.1.1-b': sentences['6.2.1.1-b'],
  '18lra/6.2.1.1-c': sentences['6.2.1.1-c'],
  '18lra/6.2.1.1-d': sentences['6.2.1.1-d'],
  '18lra/6.2.1.1-e': {
    de: 'Gleise dürfen nur dort an den Rhein führen, wo er überquert werden kann.',
    en: 'Track may meet the Rhine only where it can be crossed.',
  },
  '18lra/6.2.1.1-f': sentences['6.2.1.1-f'],
  '18lra/6.2.1.1-g': {
    de: 'Das erste Plättchen auf C13, J6, B14, D14 oder E13 muss den gedruckten Gleisansatz nutzen.',
    en: 'The first tile on C13, J6, B14, D14 or E13 has to use the printed stub.',
  },
  '18lra/6.2.1.1-h': {
    de: 'Auf B6 und C11 wird vor dem ersten 3er-Zug nicht gebaut; danach beginnen sie gelb.',
    en: 'B6 and C11 take no tile before the first 3-train; afterwards they start with yellow.',
  },

  // Upgrades
  '18lra/6.2.1.2-a': {
    de: 'Grün gibt es ab dem ersten 3er-Zug, Braun ab dem ersten 5er-Zug; Grau gibt es nicht.',
    en: 'Green comes with the first 3-train, brown with the first 5-train; there is no grey.',
  },
  '18lra/6.2.1.2-b': sentences['6.2.1.2-b'],
  '18lra/6.2.1.2-c': sentences['6.2.1.2-c'],
  '18lra/6.2.1.2-d': sentences['6.2.1.2-d'],
  '18lra/6.2.1.2-e': sentences['6.2.1.2-e'],
  '18lra/6.2.1.2-f': {
    de: 'Beim Ausbau bleibt die Art gleich; nur Orsoy und Rheinhausen werden mit Grün von der Kleinstadt zur Stadt.',
    en: 'An upgrade does not change the kind; only Orsoy and Rheinhausen turn from town to city with green.',
  },
  '18lra/6.2.1.2-g': {
    de: 'Eine einzelne Kleinstadt endet mit Grün, nur die mit CM werden braun; für gewöhnliche Städte gibt es nichts Braunes.',
    en: 'A single town ends with green, only those lettered CM turn brown; ordinary cities have no brown tile.',
  },
  '18lra/6.2.1.2-h': sentences['6.2.1.2-h'],
  '18lra/6.2.1.2-i': sentences['6.2.1.2-i'],
  '18lra/6.2.1.2-j': {
    de: 'Bahnhofsmarker wandern mit den Gleisen ihrer Stadt auf das neue Plättchen; eine Stadt ohne Gleis wird die übrige.',
    en: 'Station markers move with the track of their city to the new tile; a city without track becomes the one left over.',
  },

  // The Rhine
  '18lra/6.2.1.4-a': {
    de: 'Plättchen am Rhein müssen so liegen, dass er weiterfließt.',
    en: 'Tiles on the Rhine have to lie so that it flows on.',
  },
  '18lra/6.2.1.4-b': {
    de: 'An dieser Seite fließt der Rhein; kein Gleis führt dorthin.',
    en: 'The Rhine flows along this side; no track leads there.',
  },
  '18lra/6.2.1.4-c': {
    de: 'Zwischen Neuss und Düsseldorf öffnen erst die grünen und braunen Plättchen den Weg.',
    en: 'Between Neuss and Düsseldorf only the green and brown tiles open the way.',
  },
  '18lra/6.2.1.4-d': {
    de: 'Der erste Bau auf B14, C15, D14, E15 und G15 kostet 30 M, ebenso der Ausbau des gelben D und des grünen D, RH und RU.',
    en: 'The first lay on B14, C15, D14, E15 and G15 costs 30 M, and so does replacing yellow D and green D, RH and RU.',
  },
  '18lra/6.2.1.4-e': {
    de: 'Auf B12, B14, C15, D14, E13, G15 und H14 passt jedes Plättchen nur in einer Lage.',
    en: 'On B12, B14, C15, D14, E13, G15 and H14 each tile fits one way only.',
  },

  // Station markers
  '18lra/6.2.2-a': sentences['6.2.2-a'],
  '18lra/6.2.2-b': sentences['6.2.2-b'],
  '18lra/6.2.2-c': sentences['6.2.2-c'],
  '18lra/6.2.2-d': {
    de: 'Ein aufgedeckter Marker auf A5, B16, H16, K3, K11 oder K15 sperrt dieses Gebiet für alle anderen Gesellschaften.',
    en: 'A marker face up on A5, B16, H16, K3, K11 or K15 closes that area to all other companies.',
  },
  '18lra/6.2.2-e': sentences['6.2.2-e'],
  '18lra/6.2.2-f': {
    de: 'Eine Gesellschaft setzt je Betriebsrunde höchstens einen Marker, Hafenmarker eingeschlossen.',
    en: 'A company places no more than one marker in an operating round, harbour markers included.',
  },
  '18lra/6.2.2-g': {
    de: 'Die Stadt muss mit einem deiner Marker verbunden sein; nur Nr. 5 und die CCE in Krefeld machen eine Ausnahme.',
    en: 'The city must be linked with one of your markers; only No. 5 and CCE in Krefeld make an exception.',
  },
  '18lra/6.2.2-h': {
    de: 'Auf einem Feld steht höchstens ein Marker deiner Gesellschaft, Hafenmarker eingeschlossen.',
    en: 'Your company can have no second marker on a hex, harbour markers included.',
  },
  '18lra/6.2.2-i': {
    de: 'Von den gewöhnlichen Markern kommt der billigste zuerst; der Hafenmarker ist davon frei.',
    en: 'Of the ordinary markers the cheapest comes first; the harbour marker is free of this order.',
  },

  // Harbours
  '18lra/6.2.2.1-a': {
    de: 'Uerdingen, Neuss, Ruhrort und Orsoy zeigen einen Anker; auf dem Hafenplatz steht nur ein Hafenmarker.',
    en: 'Uerdingen, Neuss, Ruhrort and Orsoy show an anchor; only a harbour marker stands on the harbour place.',
  },
  '18lra/6.2.2.1-b': {
    de: 'Vor der braunen Phase baut in Uerdingen, Neuss und Ruhrort nur, wessen Direktor Nr. 2, 3 oder 4 besitzt, mit Verbindung und zum niedrigeren Betrag.',
    en: 'Before brown only a company whose director owns No. 2, 3 or 4 builds in Uerdingen, Neuss or Ruhrort, with a link and at the lower figure.',
  },
  '18lra/6.2.2.1-c': {
    de: 'Den Hafenmarker darfst du vor den gewöhnlichen Markern setzen.',
    en: 'You may place the harbour marker before the ordinary ones.',
  },
  '18lra/6.2.2.1-d': {
    de: 'Ab der braunen Phase baut jede Gesellschaft mit Hafenmarker und Verbindung auf jedem freien Hafenplatz zum höheren Betrag.',
    en: 'From brown on any company with its harbour marker and a link builds on any free harbour place at the higher figure.',
  },
  '18lra/6.2.2.1-e': {
    de: 'Den niedrigeren Betrag gibt es ab Braun nicht mehr; nur die MKB zahlt in Orsoy weiter 20 M.',
    en: 'From brown on the lower figure is gone; only MKB still pays 20 M in Orsoy.',
  },
  '18lra/6.2.2.1-f': {
    de: 'Ein Hafenmarker gilt für Bau und Strecken wie ein eigener Bahnhof.',
    en: 'A harbour marker is an own station for building and for routes.',
  },
  '18lra/6.2.2.1-g': {
    de: 'Ab Braun wird der Hafenmarker nur dann ein gewöhnlicher Bahnhof, wenn er der letzte auf dem Besitzblatt ist.',
    en: 'From brown on the harbour marker becomes an ordinary station only if it is the last one on the charter.',
  },
  '18lra/6.2.2.1-h': {
    de: 'Gewöhnliche Marker stehen nie auf einem Hafenplatz, und die GVE baut nie einen Hafen.',
    en: 'Ordinary markers never stand on a harbour place, and GVE never builds a harbour.',
  },
  '18lra/6.2.2.1-j': {
    de: 'Ob eine Stadt gesperrt ist, entscheidet der Hafenplatz mit: Er zählt wie ein Kreis.',
    en: 'The harbour place counts like a circle when it is asked whether a city is blocked.',
  },
  '18lra/6.2.2.1-i': {
    de: 'Ein Hafenplatz, den bis Braun niemand genutzt hat, gehört dem, der zuerst kommt.',
    en: 'A harbour place nobody used before brown goes to whoever comes first.',
  },
  '18lra/6.2.2.1-k': {
    de: 'Grüne Hafenplättchen haben einen Kreis und einen Hafenplatz; braun haben Ruhrort und Uerdingen zwei Kreise.',
    en: 'Green harbour tiles have one circle and one harbour place; in brown Ruhrort and Uerdingen have two circles.',
  },
  '18lra/6.2.2.1-l': {
    de: 'Auch auf dem braunen Plättchen lässt sich ein Hafen bauen; bei einem Ausbau bleibt der Hafenmarker auf dem Hafenplatz.',
    en: 'A harbour can be built on the brown tile too; through upgrades the marker stays on the harbour place.',
  },
};
