import { type Line, makeLine, socketOf } from '@stellwerk/client/line';

let line: Line | undefined;

/** The line of this page. */
export function theLine(): Line {
  if (line) return line;
  const made = makeLine({
    open: (ears) => socketOf(new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/socket`), ears),
    later: (ms, act) => {
      const timer = setTimeout(act, ms);
      return () => clearTimeout(timer);
    },
  });
  addEventListener('offline', made.drop);
  addEventListener('online', made.tryNow);
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) made.tryNow();
  });
  line = made;
  return made;
}
