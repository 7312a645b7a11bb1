/** Games of a server stand beside those of this browser; their ids say so. */
const LIVE = 'live~';

export function liveId(table: string): string {
  return LIVE + table;
}

/** Whether a text can be the id of a table. No other text of an address is sent to the server. */
export function isTableId(id: string): boolean {
  return /^[A-Za-z0-9_-]{4,64}$/.test(id);
}

/** The table on the server, if the id is of one. */
export function tableIn(id: string): string | undefined {
  const table = id.startsWith(LIVE) ? id.slice(LIVE.length) : '';
  return isTableId(table) ? table : undefined;
}
