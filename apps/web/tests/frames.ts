/** Runs in the page: the time between two frames, until they are read. */
export function watchFrames(): void {
  const times: number[] = [];
  let last = performance.now();
  const tick = () => {
    const now = performance.now();
    times.push(now - last);
    last = now;
    Object.assign(window, { frameLoop: requestAnimationFrame(tick) });
  };
  Object.assign(window, { frameTimes: times, frameLoop: requestAnimationFrame(tick) });
}

export function readFrames(): number[] {
  cancelAnimationFrame(Number(Reflect.get(window, 'frameLoop')));
  const times: unknown = Reflect.get(window, 'frameTimes');
  return Array.isArray(times) ? times.map(Number) : [];
}
