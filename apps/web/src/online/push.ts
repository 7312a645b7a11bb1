import { ask, type Problem, readAs } from '@stellwerk/client/answers';
import * as shapes from '@stellwerk/client/shapes';

export function mayPush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;
}

async function registration(): Promise<ServiceWorkerRegistration | undefined> {
  return mayPush() ? navigator.serviceWorker.getRegistration() : undefined;
}

export async function isSubscribed(): Promise<boolean> {
  const worker = await registration();
  return (await worker?.pushManager.getSubscription().catch(() => null)) !== null && worker !== undefined;
}

/** Has messages sent to this browser. `undefined`: done; `no`: the browser or the person will not have it. */
export async function subscribe(): Promise<Problem | 'no' | undefined> {
  const worker = await registration();
  if (!worker || (await Notification.requestPermission()) !== 'granted') return 'no';
  const key = await readAs(shapes.pushKey, ask('GET', '/api/push/key'));
  if (!key.ok) return key.problem;
  try {
    const made = await worker.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: key.value.publicKey,
    });
    const { endpoint, keys } = made.toJSON();
    const body = { endpoint, keys: { p256dh: keys?.['p256dh'], auth: keys?.['auth'] } };
    const answer = await ask('POST', '/api/push', body);
    return answer.ok ? undefined : answer.problem;
  } catch {
    return 'no';
  }
}

export async function unsubscribe(): Promise<Problem | undefined> {
  const worker = await registration();
  const made = await worker?.pushManager.getSubscription();
  if (!made) return undefined;
  const answer = await ask('DELETE', '/api/push', { endpoint: made.endpoint });
  await made.unsubscribe();
  return answer.ok ? undefined : answer.problem;
}
