import type { Json } from '@stellwerk/engine/kernel';
import { z } from 'zod';

export const AnyJson: z.ZodType<Json, Json> = z.json();

export const Id = z.string().regex(/^[A-Za-z0-9_-]{4,64}$/);
export const Seat = z.int().min(0).max(99);
export const Count = z.int().min(0).max(1_000_000_000);
/** Milliseconds since 1970. */
export const Time = z.int();
export const Language = z.enum(['de', 'en']);

/** A name as others see it: no control signs, no direction marks, nothing that could pass for markup. */
export const Name = z
  .string()
  .trim()
  .min(1)
  .max(40)
  .regex(
    /^[^\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}<>&"`\\]*$/u,
    'a name holds no control signs and none of < > & " ` \\',
  );

/** Free text: line breaks and tabs are kept; other control signs and what turns the direction of writing are not taken. */
export const Words = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^(?:[\n\r\t]|[^\p{Cc}\p{Cs}\u2028-\u202e\u2066-\u2069])*$/u, 'control signs are not taken');

export const Word = z.string().regex(/^[A-Za-z0-9_.-]{1,60}$/);
/** A secret as it comes back in a link. */
export const LinkToken = z.string().regex(/^[A-Za-z0-9_.~-]{1,2000}$/);

export const Problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  code: z.string(),
  detail: z.string(),
});
export type Problem = z.infer<typeof Problem>;

export const Done = z.object({ done: z.literal(true) });

export const Player = z.object({
  id: Id,
  name: z.string(),
  kind: z.enum(['person', 'guest', 'bot']),
});
export type Player = z.infer<typeof Player>;
