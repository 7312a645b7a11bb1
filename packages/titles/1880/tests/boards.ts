/** Nanjing (K13, home of NJR) and Hefei; both lead on, Hefei to I11 and Nanjing to L14. */
export const NANJING = { K13: '57/2', J12: '57/2' };
export const NANJING_HEFEI = 'K13.city0 K13/2 J12.city0';

/** Changsha (N12, home of SCR), the town of O11 and Guangzhou, which is green: on to Haikou and to Hong Kong. */
export const SOUTH = { N12: '235/0', O11: '8854/5', O13: '8/5', P14: '15/5' };
export const CHANGSHA_GUANGZHOU = 'N12.city0 N12/0 O11.town1 O11/4 O13/5 P14.city0';
export const TO_HAIKOU = 'P14.city0 P14/0 Q13.offboard0';
export const TO_HONG_KONG = 'P14.city0 P14/5 Q15.offboard0';

/** The same with Changsha green, and Taiwan beyond the town of M15. */
export const TAIWAN_LINE = { ...SOUTH, N12: '8860/5', N14: '8/1', M15: '8850/0' };
export const TAIWAN_CHANGSHA = 'N16.offboard0 N16/2 M15.town0 M15/0 N14/1 N12.city0';

/**
 * Nine stops: Haikou 40, Guangzhou 40, the town O11 20, Changsha 50, Wuhan 20 (home of WNR), Hefei 40, Nanjing 40, the town
 * J14 20, Shanghai 60, in phase C.
 */
export const NINE_STOPS = {
  ...{ P14: '611/5', O13: '8/5', O11: '8854/5', N12: '8874/0', M11: '9/2', L10: '6/3', K11: '9/0' },
  ...{ J12: '63/0', K13: '63/0', J14: '8850/0', K15: '8879/5' },
};
export const HAIKOU_WUHAN = 'Q13.offboard0 Q13/3 P14.city0 P14/2 O13/1 O11.town1 O11/3 N12.city0 N12/2 M11/2 L10.city0';
export const WUHAN_HEFEI = 'L10.city0 L10/3 K11/3 J12.city0';
export const HEFEI_SHANGHAI = 'J12.city0 J12/5 K13.city0 K13/3 J14.town0 J14/5 K15.city0';

/** The Trans-Siberian line from Russia over Harbin (B8, home of BZU) to Vladivostok: four large stops and two towns. */
export const TRANS_SIBERIA = { A5: '6/5', B6: '8/2', B8: '57/1', B10: '9/1', B12: '8857/0', B14: '8851/3' };
export const RUSSIA_HARBIN = 'A3.offboard0 A3/4 A5.city0 A5/5 B6/4 B8.city0';
export const HARBIN_VLADIVOSTOK = 'B8.city0 B8/4 B10/4 B12.town0 B12/4 B14.town0 B14/3 A15.offboard0';
/** A second line over green Harbin, on track of its own, with the town of C7. */
export const TWO_LINES = {
  ...TRANS_SIBERIA,
  B8: '14/0',
  B4: '9/2',
  C5: '8/2',
  C7: '8851/3',
  A9: '8/4',
  A11: '9/1',
  A13: '9/1',
};
export const SECOND_LINE = 'A3.offboard0 A3/5 B4/5 C5/4 C7.town0 C7/3 B8.city0 B8/3 A9/4 A11/4 A13/4 A15.offboard0';

/** Shanghai (K15, home of HKR) and Qingdao, joined by sea. */
export const BY_SEA = { K15: '8877/0', H14: '57/2' };
export const SHANGHAI_QINGDAO = 'K15.city0 K15/3 J16/2 I15/2 H14.city0';
