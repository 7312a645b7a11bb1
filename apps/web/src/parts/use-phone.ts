import { useSyncExternalStore } from 'react';

const PHONE = matchMedia('(max-width: 760px)');

/** Whether the screen is so narrow that pages follow one another. */
export function usePhone(): boolean {
  return useSyncExternalStore(
    (listener) => {
      PHONE.addEventListener('change', listener);
      return () => PHONE.removeEventListener('change', listener);
    },
    () => PHONE.matches,
  );
}
