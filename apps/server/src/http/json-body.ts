import { Problem } from '../problem.ts';

const MOST_DEPTH = 40;

/** The JSON of a body; nested beyond reason it is refused before anything walks it. */
export function parseBody(text: string): unknown {
  if (depthOf(text) > MOST_DEPTH) throw new Problem(400, 'request/depth', 'The body is nested too deeply.');
  let value: unknown;
  try {
    value = JSON.parse(text, withoutPrototype);
  } catch {
    throw new Problem(400, 'request/json', 'The body is not JSON.');
  }
  return value;
}

function withoutPrototype(key: string, value: unknown): unknown {
  if (key === '__proto__') throw new SyntaxError('a key that no body needs');
  return value;
}

export function depthOf(text: string): number {
  let depth = 0;
  let most = 0;
  let quoted = false;
  for (let i = 0; i < text.length; i++) {
    const sign = text[i];
    if (quoted) {
      if (sign === '\\') i += 1;
      else if (sign === '"') quoted = false;
    } else if (sign === '"') quoted = true;
    else if (sign === '{' || sign === '[') most = Math.max(most, ++depth);
    else if (sign === '}' || sign === ']') depth -= 1;
  }
  return most;
}
