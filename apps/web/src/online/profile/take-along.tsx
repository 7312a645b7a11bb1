import { ask } from '@stellwerk/client/answers';
import { download } from '../../table/download.ts';
import { useVoice } from '../../text/context.tsx';
import { ProblemLine } from '../parts/problem.tsx';
import { useFormRequest } from '../use-form-request.ts';

/** Everything the server has stored of somebody, as a file. */
export function TakeAlong() {
  const voice = useVoice();
  const request = useFormRequest();
  const take = () =>
    request.run(async () => {
      const answer = await ask('GET', '/api/account/belongings');
      if (!answer.ok) return answer.problem;
      download('stellwerk.json', 'application/json', JSON.stringify(answer.value, undefined, 1));
      return undefined;
    });
  return (
    <>
      <button type="button" className="btn" data-take-along onClick={() => void take()}>
        <b>{voice.say('profile.takeAlong')}</b>
      </button>
      <ProblemLine problem={request.problem} voice={voice} />
    </>
  );
}
