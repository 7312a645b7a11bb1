import type { LiveMoment, Remote } from '@stellwerk/client/remote';
import { useSyncExternalStore } from 'react';

export function useLive(remote: Remote): LiveMoment {
  return useSyncExternalStore(remote.subscribe, remote.moment);
}
