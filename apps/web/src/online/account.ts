import { ask, type Problem, readAs } from '@stellwerk/client/answers';
import * as shapes from '@stellwerk/client/shapes';
import type { Account, Notice, TableLine } from '@stellwerk/server/api';
import { useEffect, useSyncExternalStore } from 'react';
import { showWaiting } from './badge.ts';
import { theLine } from './line.ts';
import { hasSignedInBefore, rememberSignIn } from './sign-in-memory.ts';

/** Whether a server answers, and which account is signed in. */
interface Online {
  readonly server: 'asking' | 'here' | 'none';
  readonly account: Account | undefined;
  /** Tables that wait for a move of this person. */
  readonly waiting: readonly TableLine[];
}

const listeners = new Set<() => void>();
let online: Online = { server: 'asking', account: undefined, waiting: [] };
let isAsked = false;
let stopListening = () => {};

function show(change: Partial<Online>): void {
  online = { ...online, ...change };
  showWaiting(online.waiting.length);
  for (const listener of [...listeners]) listener();
}

/** Asks the server which account is signed in. */
export async function lookUp(): Promise<void> {
  show({ server: 'asking' });
  if (hasSignedInBefore()) {
    const answer = await readAs(shapes.account, ask('GET', '/api/account'));
    if (answer.ok) {
      signedIn(answer.value);
      return;
    }
    if (answer.problem.status === 401) signedOut();
    show({ server: answer.problem.status === 0 ? 'none' : 'here' });
    return;
  }
  const answer = await ask('GET', '/api/titles');
  show({ server: answer.ok || answer.problem.status > 0 ? 'here' : 'none' });
}

function signedIn(account: Account): void {
  const isOther = online.account?.id !== account.id;
  rememberSignIn(true);
  show({ server: 'here', account });
  if (!isOther) return;
  const line = theLine();
  line.renew();
  stopListening();
  stopListening = line.hearNotices(hearNotice);
  void refreshWaiting();
}

function signedOut(): void {
  rememberSignIn(false);
  stopListening();
  stopListening = () => {};
  show({ account: undefined, waiting: [] });
  theLine().renew();
}

export async function signOut(): Promise<void> {
  await ask('POST', '/api/account/sign-out');
  signedOut();
}

/** After the account was closed: nothing of it is left here. */
export function forgetAccount(): void {
  signedOut();
}

/** A question whose answer is the account; undefined if all went well. */
export async function askAccount(
  method: 'POST' | 'PATCH' | 'DELETE',
  path: string,
  body?: unknown,
): Promise<Problem | undefined> {
  const answer = await readAs(shapes.account, ask(method, path, body));
  if (!answer.ok) return answer.problem;
  signedIn(answer.value);
  return undefined;
}

async function refreshWaiting(): Promise<void> {
  const answer = await readAs(
    shapes.listOf(shapes.tableLine),
    ask('GET', '/api/tables?mine=true&status=running&limit=100'),
  );
  if (answer.ok) show({ waiting: answer.value.filter(({ myTurn }) => myTurn) });
}

const noticeListeners = new Set<(notice: Notice) => void>();

export function onNotice(listener: (notice: Notice) => void): () => void {
  noticeListeners.add(listener);
  return () => noticeListeners.delete(listener);
}

function hearNotice(notice: Notice): void {
  void refreshWaiting();
  for (const listener of [...noticeListeners]) listener(notice);
}

/** Whether a server answers and who one is there; asked when first needed. */
export function useOnline(): Online {
  useEffect(() => {
    if (isAsked) return;
    isAsked = true;
    void lookUp();
  }, []);
  return useSyncExternalStore(subscribe, () => online);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
