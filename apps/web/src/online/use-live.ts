import type { LiveMoment } from '@stellwerk/client/moment';
import type { Remote } from '@stellwerk/client/remote';
import { useSyncExternalStore } from 'react';

export function useLive(remote: Remote): LiveMoment {
  return useSyncExternalStore(remote.subscribe, remote.moment);
}
