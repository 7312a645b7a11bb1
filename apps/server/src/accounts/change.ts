import type { Context } from '../context.ts';

/** Something that a player may do has ended or changed: what is remembered of them is forgotten, on every process. */
export function playerChanged(context: Pick<Context, 'callers' | 'hub' | 'bridge'>, user: string): void {
  context.callers.forget(user);
  context.hub.recheck(user);
  context.bridge.send({ kind: 'caller', user });
}
