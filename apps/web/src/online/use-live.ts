import { useSyncExternalStore } from 'react';
import type { LiveMoment, Remote } from './remote.ts';

export function useLive(remote: Remote): LiveMoment {
  return useSyncExternalStore(remote.subscribe, remote.moment);
}
