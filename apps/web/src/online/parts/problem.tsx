import { useVoice } from '../../text/context.tsx';
import type { Voice } from '../../text/speaker.ts';
import { type Word, words } from '../../text/words.ts';
import type { Problem } from '../answers.ts';
import type { FormRequest } from '../use-form-request.ts';

/** What the server had against it, in the reader's language where we have words for it. */
export function explainProblem(problem: Problem, voice: Voice): string {
  if (problem.status === 0) return voice.say('server.none');
  const key = `problem.${problem.code}`;
  if (isWord(key)) return voice.say(key);
  const { texts } = problem.more;
  const told = typeof texts === 'object' && texts !== null ? Reflect.get(texts, voice.language) : undefined;
  return voice.say('problem.other', { detail: typeof told === 'string' ? told : problem.detail });
}

function isWord(key: string): key is Word {
  return Object.hasOwn(words, key);
}

export function ProblemLine({ problem, voice }: { readonly problem: Problem | undefined; readonly voice: Voice }) {
  if (!problem) return null;
  return (
    <p role="alert" className="fault">
      {explainProblem(problem, voice)}
    </p>
  );
}

/** What came of something the server was asked to do. */
export function Outcome({ request, done }: { readonly request: FormRequest; readonly done: Word }) {
  const voice = useVoice();
  return (
    <>
      {request.isDone ? <p role="status">{voice.say(done)}</p> : null}
      <ProblemLine problem={request.problem} voice={voice} />
    </>
  );
}
