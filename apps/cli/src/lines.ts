import { createInterface } from 'node:readline';

/** The input has ended: nobody answers any more. */
export class EndOfInput extends Error {}

/** Questions to whoever sits at the terminal, or to a file of answers. */
export interface Lines {
  /** Rejects with `EndOfInput` where no answer comes. */
  question(prompt: string): Promise<string>;
  close(): void;
}

/** Lines that come before they are asked for wait: a file of answers is read at once. */
export function linesOf(input: NodeJS.ReadableStream, output: NodeJS.WritableStream): Lines {
  const reader = createInterface({ input, output });
  const waiting: string[] = [];
  let ended = false;
  let answer: ((line: string | undefined) => void) | undefined;
  reader.on('line', (line) => {
    if (answer) answer(line);
    else waiting.push(line);
    answer = undefined;
  });
  reader.on('close', () => {
    ended = true;
    answer?.(undefined);
  });
  return {
    async question(prompt) {
      reader.setPrompt(prompt);
      if (!ended) reader.prompt();
      const first = waiting.shift();
      const line =
        first ??
        (ended
          ? undefined
          : await new Promise<string | undefined>((resolve) => {
              answer = resolve;
            }));
      if (line === undefined) throw new EndOfInput();
      return line;
    },
    close: () => reader.close(),
  };
}
