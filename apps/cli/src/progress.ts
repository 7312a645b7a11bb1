/** A progress bar on standard error, so that standard output holds the report alone. */
export function progressBar(label: string, total: number) {
  const live = process.stderr.isTTY === true;
  let shown = -1;
  return {
    at(done: number): void {
      const percent = Math.floor((100 * done) / total);
      // Without a terminal a line every tenth is enough for a log.
      if (percent === shown || (!live && percent % 10 !== 0)) return;
      shown = percent;
      const bar = '█'.repeat(Math.floor(percent / 4)).padEnd(25, '░');
      process.stderr.write(live ? `\r${label} ${bar} ${done}/${total}` : `${label}: ${done}/${total}\n`);
    },
    done(): void {
      if (live) process.stderr.write('\r\x1b[K');
    },
  };
}
