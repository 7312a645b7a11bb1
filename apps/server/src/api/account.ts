import { z } from 'zod';
import { Count, Id, Language, LinkToken, Name, Player, Time } from './common.ts';

const Email = z.email().max(200).toLowerCase();
const Password = z.string().min(10).max(128);

export const SignUp = z.strictObject({ name: Name, email: Email, password: Password, language: Language.optional() });
export const SignIn = z.strictObject({ email: Email, password: z.string().min(1).max(128) });
export const GuestSignIn = z.strictObject({ name: Name, language: Language.optional() });
/** A guest keeps the account: same person, same tables, now with a way to sign in again. */
export const Keep = z.strictObject({ email: Email, password: Password });
export const ForgottenPassword = z.strictObject({ email: Email });
export const NewPassword = z.strictObject({ token: LinkToken, password: Password });
export const ChangePassword = z.strictObject({ current: z.string().min(1).max(128), password: Password });
export const VerifyEmail = z.strictObject({ token: LinkToken });

export const Account = Player.extend({
  email: z.string().nullable(),
  emailVerified: z.boolean(),
  language: Language,
  mail: z.boolean(),
  push: z.boolean(),
  vacationUntil: Time.nullable(),
  /** Days of vacation left this year. */
  vacationLeft: Count,
});
export type Account = z.infer<typeof Account>;

/** Lists of what is stored of somebody, by what it is. */
export const Belongings = z.record(z.string(), z.array(z.looseObject({})));

export const ChangeAccount = z.strictObject({
  name: Name.optional(),
  language: Language.optional(),
  mail: z.boolean().optional(),
  push: z.boolean().optional(),
});

export const Session = z.object({
  id: z.string(),
  current: z.boolean(),
  createdAt: Time,
  expiresAt: Time,
  agent: z.string(),
});
export type Session = z.infer<typeof Session>;

export const TakeVacation = z.strictObject({ days: z.int().min(1).max(60) });

export const SCOPES = ['read', 'tables', 'play', 'chat'] as const;
export const Scope = z.enum(SCOPES);
export type Scope = z.infer<typeof Scope>;

export const NewBot = z.strictObject({ name: Name });
export const NewToken = z.strictObject({
  name: Name,
  scopes: z.array(Scope).min(1).max(SCOPES.length),
  days: z.int().min(1).max(3650).optional(),
});
export const Token = z.object({
  id: Id,
  name: z.string(),
  scopes: z.array(Scope),
  createdAt: Time,
  expiresAt: Time.nullable(),
  revoked: z.boolean(),
});
export type Token = z.infer<typeof Token>;
/** The token itself is shown this once; the server keeps only a hash of it. */
export const TokenMade = Token.extend({ token: z.string() });
export type TokenMade = z.infer<typeof TokenMade>;

const Rating = z.object({ title: z.string(), rating: z.int(), uncertainty: Count, games: Count, wins: Count });
export const Profile = Player.extend({
  ratings: z.array(Rating),
  finished: Count,
  running: Count,
});
export type Profile = z.infer<typeof Profile>;

export const RankedPlayer = z.object({
  player: Player,
  rating: z.int(),
  uncertainty: Count,
  games: Count,
  wins: Count,
});
export type RankedPlayer = z.infer<typeof RankedPlayer>;

/** What this server offers; a client asks before it offers it itself. */
export const Offer = z.object({
  guests: z.boolean(),
  signUp: z.boolean(),
  mail: z.boolean(),
  webhooks: z.boolean(),
});
export type Offer = z.infer<typeof Offer>;
