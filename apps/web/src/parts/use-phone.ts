import { useMedia } from './use-media.ts';

/** Whether the screen is so narrow that pages follow one another. */
export function usePhone(): boolean {
  return useMedia('(max-width: 760px)');
}
