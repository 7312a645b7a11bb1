import { afterPaint } from './after-paint.ts';

/** Milliseconds at a time: between two of them whatever was clicked is answered. */
const SLICE = 6;

/** Does something that takes long piece by piece while nothing else is to be done; answers with how to stop it. */
export function inSlices<T>(work: Generator<undefined, T>, done: (result: T) => void): () => void {
  const goOn = () => {
    const end = performance.now() + SLICE;
    let step = work.next();
    while (!step.done && performance.now() < end) step = work.next();
    if (step.done) done(step.value);
    else timer = setTimeout(goOn);
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  // Whatever asked for it is painted first.
  const dontBegin = afterPaint(goOn);
  return () => {
    dontBegin();
    clearTimeout(timer);
  };
}
