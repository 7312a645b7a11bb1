let title = 'Stellwerk';
let waiting = 0;

/** The title of the page, with the number of tables that wait for a move in front of it. */
export function showTitle(text: string): void {
  title = text;
  apply();
}

export function showWaiting(count: number): void {
  if (count === waiting) return;
  waiting = count;
  apply();
  // An installed page shows the number on its icon, if the browser can do that.
  if ('setAppBadge' in navigator) void navigator.setAppBadge(count).catch(() => {});
}

function apply(): void {
  document.title = waiting > 0 ? `(${waiting}) ${title}` : title;
}
