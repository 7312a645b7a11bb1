/** Games of a server stand beside those of this browser; their ids say so. */
const LIVE = 'live~';

export function liveId(table: string): string {
  return LIVE + table;
}

/** The table on the server, if the id is of one. */
export function tableIn(id: string): string | undefined {
  return id.startsWith(LIVE) ? id.slice(LIVE.length) : undefined;
}
