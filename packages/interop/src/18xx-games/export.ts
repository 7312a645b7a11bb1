import {
  accepted,
  type BaseAction,
  type Game,
  type Json,
  newGame,
  type Refusal,
  type Result,
  refuse,
  refused,
  sameJson,
} from '@stellwerk/engine/kernel';
import { refuseTelling, type ToldGame } from './exporter.ts';
import { readPeerGame } from './file.ts';
import { playFile } from './import.ts';
import { exporters } from './importers.ts';
import { decline } from './plain.ts';

/** The ids of those titles here. */
export const exportedTitles: readonly string[] = exporters.map(({ title }) => title);

/** A file in the form in which 18xx.games hands out games played at one screen. */
export interface PeerFile {
  readonly title: string;
  readonly actions: readonly Json[];
  readonly [field: string]: Json;
}

/**
 * A game of ours as a file of 18xx.games, read again by the importer before it is handed out: it leads to the same position.
 * Or the move that such a file cannot hold, and why.
 */
export function exportGame(game: Game): Result<PeerFile> {
  const exporter = exporters.find(({ title }) => title === game.title.id);
  if (!exporter) return refused(decline('interop/untold-title', { title: game.title.name }));
  const told = exporter.tell(game);
  if (!told.ok) {
    // A move before it may read otherwise in the file.
    const before = movesBefore(game, told.refusal);
    const earlier = before ? exportGame(before) : told;
    return earlier.ok ? told : earlier;
  }
  const file = fileOf(told.value);
  const wrong = firstDifference(game, told.value.game, file);
  return wrong === undefined ? accepted(file) : refused(refuseTelling(game, wrong, refuse('interop/untold-otherwise')));
}

/** The game before the move that cannot be told, if there is one. */
function movesBefore(game: Game, { figures }: Refusal): Game | undefined {
  const { number } = figures;
  const again = typeof number === 'number' && number > 1 ? newGame(game.title, game.config) : undefined;
  if (!again?.ok) return undefined;
  for (const action of game.actions.slice(0, Number(number) - 1)) again.value.play(action);
  return again.value;
}

/** The first move that the file, read again, leads to otherwise; undefined if it leads to the same position. */
function firstDifference(original: Game, told: Game, data: PeerFile): number | undefined {
  const file = readPeerGame(data);
  let read: readonly BaseAction[] = [];
  const again = file.ok
    ? playFile(file.value, ({ game }) => {
        read = game.actions;
        return true;
      })
    : file;
  if (again.ok && again.value.game.hash() === told.hash()) return undefined;
  const at = told.actions.findIndex((action, i) => !sameJson(action, read[i]));
  return Math.min(Math.max(at, 0), original.actions.length - 1);
}

function fileOf({ title, endReason, seed, optionalRules, entries, game }: ToldGame): PeerFile {
  const { players } = game.config;
  const [fewest, most] = game.title.players;
  const result = Object.fromEntries(game.score().map(({ seat, value }) => [String(seat), value]));
  return {
    id: `hs_stellwerk_${seed}`,
    description: '',
    user: { id: 0, name: 'You' },
    players: players.map((name, id) => ({ id, name })),
    min_players: fewest,
    max_players: most,
    title,
    settings: { seed, is_async: false, unlisted: true, auto_routing: false, optional_rules: [...optionalRules] },
    user_settings: null,
    mode: 'hotseat',
    status: game.over ? 'finished' : 'active',
    acting: game.actors().map((seat) => seat),
    result: game.over ? result : {},
    loaded: true,
    manually_ended: false,
    game_end_reason: game.over ? endReason : '',
    actions: entries.map((entry, i) => numbered(entry, i + 1)),
  };
}

function numbered({ type, entity, entity_type: kind, ...fields }: ToldGame['entries'][number], id: number): Json {
  const rest = Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
  return { type, entity, entity_type: kind, id, ...rest };
}
