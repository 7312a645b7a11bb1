import { trackOf } from './dice.ts';
import type { State } from './state.ts';

const TERRAIN: Readonly<Record<string, string>> = { P: '·', M: '▲', W: '≈', ' ': ' ' };
const PLAYERS = 'ABCD';
/** Line drawing by the sides that have a track end: north 1, east 2, south 4, west 8. */
const LINES: Readonly<Record<number, string>> = {
  5: '│',
  10: '─',
  3: '└',
  6: '┌',
  12: '┐',
  9: '┘',
  7: '├',
  14: '┬',
  13: '┤',
  11: '┴',
  15: '┼',
};

/** The board as text: cards framed, start stations as letters, grey stations as #, track as lines; beside it the banks. */
export function drawBoard(state: State): string {
  if (state.board.columns === 0) return '';
  const { columns, rows } = state.board;
  const header = `     ${Array.from({ length: columns }, (_, x) => ` ${String.fromCharCode(65 + x)} ${gap(x)}`).join('')}`;
  const lines = Array.from({ length: rows }, (_, y) => {
    const fields = Array.from({ length: columns }, (_, x) => cell(state, y * columns + x) + gap(x)).join('');
    return `${y % 4 === 0 && y > 0 ? '\n' : ''}${String(y + 1).padStart(3)}  ${fields}`;
  });
  return [header, ...lines, '', ...sheet(state)].join('\n');
}

function cell(state: State, field: number): string {
  const station = state.stations.find((candidate) => candidate.field === field);
  if (station) return `[${station.owner === null ? '#' : PLAYERS[station.owner]}]`;
  const track = trackOf(state.dice[field]);
  if (!track) return ` ${TERRAIN[state.board.terrain[field] ?? ' '] ?? ' '} `;
  const glyph = track.face === 'doubleCurve' ? '╳' : (LINES[track.ends] ?? '?');
  return `${track.ends & 8 ? '─' : ' '}${glyph}${track.ends & 2 ? '─' : ' '}`;
}

function sheet(state: State): string[] {
  const waiting = state.passengers.map((units, i) => `${i + 1}: ${units}`).join('  ');
  const locos = state.locoBank.map((left, i) => `${i + 2}×${left}`).join(' ');
  return [
    ...state.players.map(
      (player, seat) =>
        `  ${PLAYERS[seat]}  $${player.money}  ☺${player.transported}  ⌂${player.connected.length}  [${player.locos.join(' ')}]`,
    ),
    `  ☺ ${waiting}   ⚂ ${state.diceBank.simple}+${state.diceBank.complex}   ${locos}   $${state.bank}`,
  ];
}

function gap(column: number): string {
  return column % 4 === 3 ? ' ' : '';
}
