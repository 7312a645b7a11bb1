import type { Generated } from 'kysely';

/** Times are milliseconds since 1970, truths 0 or 1, structures JSON texts: the same on both databases. */
export interface Database {
  user: UserRow;
  session: SessionRow;
  account: AccountRow;
  claim: ClaimRow;
  link: LinkRow;
  player: PlayerRow;
  vacation: VacationRow;
  token: TokenRow;
  game: GameRow;
  seat: SeatRow;
  member: MemberRow;
  move: MoveRow;
  snapshot: SnapshotRow;
  chat: ChatRow;
  note: NoteRow;
  notification: NotificationRow;
  push_subscription: PushRow;
  webhook: WebhookRow;
  outbox: OutboxRow;
  rating: RatingRow;
  secret: SecretRow;
  allowance: AllowanceRow;
  socket: SocketRow;
  friend: FriendRow;
  rematch: RematchRow;
  tournament: TournamentRow;
  entrant: EntrantRow;
  pairing: PairingRow;
}

/** The account library's tables, as far as we read them ourselves. */
interface UserRow {
  id: string;
  name: string;
  email: string;
  emailVerified: number | boolean;
  image: string | null;
  isAnonymous: number | boolean | null;
  createdAt: string | Date;
  updatedAt: string | Date;
}

interface SessionRow {
  id: string;
  token: string;
  userId: string;
  expiresAt: string | Date;
}

interface AccountRow {
  id: string;
  accountId: string;
  userId: string;
  providerId: string;
  password: string | null;
  createdAt: string | Date;
  updatedAt: string | Date;
}

/** Somebody says that an e-mail address is theirs, and has not shown it yet. Several may say so of one address. */
interface ClaimRow {
  user_id: string;
  email: string;
  /** What address and password come to; see `accounts/claims.ts`. */
  key: string;
  at: number;
}

/** A link in a mail, by the hash of what it carries. */
export interface LinkRow {
  hash: string;
  user_id: string;
  about: 'verify' | 'reset';
  /** The address it was sent to. */
  email: string;
  until: number;
}

interface PlayerRow {
  user_id: string;
  /** For a bot account: the player who owns it. */
  owner_id: string | null;
  language: string;
  mail: number;
  push: number;
  /** Whether there is any way to reach them outside the page. */
  reachable: number;
  vacation_until: number | null;
}

interface VacationRow {
  id: string;
  user_id: string;
  begins: number;
  ends: number;
}

export interface TokenRow {
  id: string;
  user_id: string;
  hash: string;
  name: string;
  scopes: string;
  created_at: number;
  expires_at: number | null;
  revoked_at: number | null;
}

type GameStatus = 'open' | 'running' | 'finished' | 'ended';

export interface GameRow {
  id: string;
  status: GameStatus;
  title: string;
  revision: number;
  /** The version of chance and hashes, as the engine counts it. */
  version: number;
  name: string;
  visibility: 'open' | 'link' | 'private';
  host_id: string;
  seats: number;
  options: string;
  clock: string;
  undo: 'none' | 'agreed' | 'own';
  seating: 'random' | 'joined';
  chat: 'players' | 'everyone';
  rated: number;
  seed: string;
  seed_open: number;
  invite: string;
  /** The players' names by seat, settled at the start. */
  players: string | null;
  /** The number of the last entry of the log. */
  seq: number;
  /** How many moves stand, those taken back not counted. */
  moves: number;
  actors: string;
  next_deadline: number | null;
  /** When a bot or a programmed move is due. Any process may play it after that time. */
  auto_due: number | null;
  webhooks: number;
  /** Who asks for which moves to be taken back, and who has agreed. */
  undo_request: string | null;
  /** Counts the changes that are no entries of the log. Whoever changes a table names the count that they read. */
  table_no: number;
  /** How many lines were said at the table. */
  chat_no: number;
  /** The last change of any kind, and the last that was not an entry of the log. */
  changed_at: number;
  table_at: number;
  created_at: number;
  started_at: number | null;
  finished_at: number | null;
}

export interface SeatRow {
  game_id: string;
  seat: number;
  user_id: string | null;
  /** The house bot that plays here; with a user it stands in for them. */
  bot: string | null;
  missing: number;
  left_ms: number | null;
  since: number | null;
  deadline: number | null;
  program: string | null;
  rank: number | null;
  score: number | null;
  rating_before: number | null;
  rating_after: number | null;
  /** How unsure the rating after the game is. */
  uncertainty: number | null;
}

interface MemberRow {
  game_id: string;
  user_id: string;
}

export interface MoveRow {
  game_id: string;
  seq: number;
  kind: 'play' | 'undo';
  action_id: string;
  seat: number;
  user_id: string | null;
  origin: 'person' | 'bot' | 'program';
  action: string | null;
  /** How many moves stand after this entry. */
  moves: number;
  hash: string;
  revealed: number;
  chance: string | null;
  /** The seats whose clock or program the entry changed; null in entries older than this column. */
  seats: string | null;
  /** What was left on the mover's clock; null without a clock, and in entries older than this column. */
  had_ms: number | null;
  at: number;
}

export interface SnapshotRow {
  game_id: string;
  seq: number;
  moves: number;
  hash: string;
  state: string;
}

export interface ChatRow {
  id: string;
  game_id: string;
  /** Counts the lines of a table, in the order they were stored. */
  no: number;
  user_id: string;
  body: string;
  at: number;
}

interface NoteRow {
  game_id: string;
  user_id: string;
  body: string;
  at: number;
}

interface NotificationRow {
  user_id: string;
  game_id: string;
  kind: string;
  seq: number;
  at: number;
  read_at: number | null;
}

export interface PushRow {
  id: string;
  user_id: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  last_error: string | null;
}

export interface WebhookRow {
  id: string;
  game_id: string;
  user_id: string;
  url: string;
  secret: string;
  state: 'active' | 'failing' | 'disabled';
  failures: number;
  last_error: string | null;
  last_at: number | null;
}

export interface OutboxRow {
  id: string;
  kind: 'notify' | 'mail' | 'push' | 'webhook';
  payload: string;
  state: 'waiting' | 'done' | 'failed';
  tries: Generated<number>;
  due_at: number;
  created_at: number;
  last_error: string | null;
}

export interface RatingRow {
  title: string;
  user_id: string;
  /** As it is shown, with its uncertainty; the two that follow are what it is worked out from. */
  rating: number;
  uncertainty: number;
  mu: number;
  sigma: number;
  games: number;
  wins: number;
  changed_at: number;
}

interface AllowanceRow {
  key: string;
  until: number;
}

/** A socket that is open at a process, until then unless the process says so again. */
export interface SocketRow {
  id: string;
  key: string;
  process: string;
  until: number;
}

interface SecretRow {
  name: string;
  value: string;
}

/** Somebody whom a player wants to find again. */
interface FriendRow {
  user_id: string;
  friend_id: string;
  at: number;
}

/** The table where the people of a game play again. */
interface RematchRow {
  game_id: string;
  next_id: string;
}

export interface TournamentRow {
  id: string;
  name: string;
  title: string;
  host_id: string;
  status: 'open' | 'running' | 'finished';
  seats: number;
  rounds: number;
  /** The round that is played; 0 before the first. */
  round: number;
  options: string;
  clock: string;
  rated: number;
  created_at: number;
  finished_at: number | null;
}

interface EntrantRow {
  tournament_id: string;
  user_id: string;
  withdrawn: number;
  at: number;
}

/** A table of a tournament, and its entrants by seat. */
interface PairingRow {
  game_id: string;
  tournament_id: string;
  round: number;
  players: string;
}
