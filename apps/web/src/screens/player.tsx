import { ask, type Problem, readAs } from '@stellwerk/client/answers';
import * as shapes from '@stellwerk/client/shapes';
import type { Profile } from '@stellwerk/server/api';
import { useEffect, useState } from 'react';
import { OnlineBar } from '../online/parts/online-bar.tsx';
import { ProblemLine } from '../online/parts/problem.tsx';
import { Ratings } from '../online/parts/ratings.tsx';
import { useVoice } from '../text/context.tsx';
import { shownName } from '../text/name.ts';

/** The page of another player. */
export function PlayerScreen({ player }: { readonly player: string }) {
  const voice = useVoice();
  const [profile, setProfile] = useState<Profile | undefined>();
  const [problem, setProblem] = useState<Problem | undefined>();
  useEffect(() => {
    void readAs(shapes.profile, ask('GET', `/api/players/${encodeURIComponent(player)}`)).then((answer) => {
      if (answer.ok) setProfile(answer.value);
      else setProblem(answer.problem);
    });
  }, [player]);
  return (
    <>
      <OnlineBar title={profile ? shownName(profile.name) : voice.say('screen.player')} />
      <main className="screen">
        <ProblemLine problem={problem} voice={voice} />
        {profile ? <Ratings profile={profile} /> : null}
      </main>
    </>
  );
}
