import type { Problem } from '@stellwerk/client/answers';
import { useVoice } from '../../text/context.tsx';
import type { Voice } from '../../text/speaker.ts';
import { type Word, words } from '../../text/words.ts';
import type { FormRequest } from '../use-form-request.ts';

/** Why the server refused a request, in the reader's language if there is a text for it. */
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

/** The result of a form's request: done, or the problem. */
export function Outcome({ request, done }: { readonly request: FormRequest; readonly done: Word }) {
  const voice = useVoice();
  return (
    <>
      {request.isDone ? <p role="status">{voice.say(done)}</p> : null}
      <ProblemLine problem={request.problem} voice={voice} />
    </>
  );
}
