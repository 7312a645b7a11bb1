/** Aachen – town K4 – Düren, and from there over a fork to Bonn, which leads on to Basel, and to the south side of Köln. */
export const SOUTH = { K4: '4/1', K8: '24/1', J9: '9/0', K10: '6/5' };
export const AACHEN_DUEREN = 'K2.city0 K2/4 K4.town0 K4/4 K6.city0';
export const DUEREN_BONN = 'K6.city0 K6/4 K8/4 K10.city0';
export const DUEREN_KOELN = 'K6.city0 K6/4 K8/3 J9/3 I10.city0';
export const BONN_BASEL = 'K10.city0 K10/5 L11.offboard0';

/**
 * Düsseldorf in the middle: on the right bank Deutz comes in at side 5 and Elberfeld at side 4, on the left bank Köln's
 * north side at 0 and Duisburg's left bank at 2. A town lies on every way but the one to Elberfeld.
 */
export const RHINE = { H11: '8/0', G10: '2/2', F11: '9/1', H9: '4/2', G8: '8/3', E8: '1/2' };
/** On printed and green tiles Deutz is I10.city2 and I10.city1, Düsseldorf's banks have different nodes too. */
export const fromDeutz = (deutz: string, duesseldorf: string) =>
  `I10.${deutz} I10/3 H11/2 G10.town0 G10/2 F9.${duesseldorf}`;
export const fromElberfeld = (duesseldorf: string) => `F13.city0 F13/1 F11/1 F9.${duesseldorf}`;
export const toKoeln = (duesseldorf: string, koeln: string) => `F9.${duesseldorf} F9/0 G8/5 H9.town0 H9/5 I10.${koeln}`;
export const toDuisburg = (duesseldorf: string) => `F9.${duesseldorf} F9/2 E8.town0 E8/3 D9.city0`;

/** Arnhem – Wesel – Duisburg – Düsseldorf – Köln – Frankfurt with a town on four of the five ways; the metropoles are brown. */
export const RHEINGOLD = {
  ...{ B7: '8/2', B9: '6/5', C10: '1/5', D9: '929/0', E10: '8/0', F9: '927/0' },
  ...{ G10: '2/2', H11: '8/0', I10: '928/0', I12: '58/5', J13: '8/0', K12: '58/3' },
};
export const ARNHEM_WESEL = 'A6.offboard0 A6/5 B7/4 B9.city0';
export const weselDuisburg = (duisburg: string) => `B9.city0 B9/5 C10.town0 C10/0 D9.${duisburg}`;
export const duisburgDuesseldorf = (duisburg: string, duesseldorf: string) =>
  `D9.${duisburg} D9/5 E10/0 F9.${duesseldorf}`;
export const duesseldorfKoeln = (duesseldorf: string, koeln: string) =>
  `F9.${duesseldorf} F9/5 G10.town0 G10/5 H11/0 I10.${koeln}`;
export const koelnFrankfurt = (koeln: string) =>
  `I10.${koeln} I10/4 I12.town0 I12/5 J13/0 K12.town0 K12/5 L13.offboard0`;

/** Köln – Düren – town K4 – Aachen – town J3 – Gladbach – Krefeld, to lengthen the line from Arnhem; Aachen reaches Liège. */
export const WEST = {
  ...{ J9: '9/0', K8: '8/1', K4: '4/1', K2: '930/0', J3: '55/0', H5: '9/0', G6: '942/3', F7: '8/0', E6: '202/3' },
};
export const koelnDueren = (koeln: string) => `I10.${koeln} I10/0 J9/0 K8/1 K6.city0`;
export const DUEREN_AACHEN = 'K6.city0 K6/1 K4.town0 K4/1 K2.city0';
export const AACHEN_GLADBACH = 'K2.city0 K2/3 J3.town0 J3/3 I4/3 H5/3 G6.city0';
export const GLADBACH_KREFELD = 'G6.city0 G6/3 F7/2 E6.city0';
