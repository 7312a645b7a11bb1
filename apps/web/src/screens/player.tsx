import { ask, type Problem, readAs } from '@stellwerk/client/answers';
import * as shapes from '@stellwerk/client/shapes';
import type { Profile } from '@stellwerk/server/api';
import { useEffect, useState } from 'react';
import { useOnline } from '../online/account.ts';
import { FriendButton } from '../online/club/friends.tsx';
import { PlayerRecord } from '../online/club/player-record.tsx';
import { OnlineBar } from '../online/parts/online-bar.tsx';
import { ProblemLine } from '../online/parts/problem.tsx';
import { Ratings } from '../online/parts/ratings.tsx';
import { useVoice } from '../text/context.tsx';
import { shownName } from '../text/name.ts';

/** The page of another player. */
export function PlayerScreen({ player }: { readonly player: string }) {
  const voice = useVoice();
  const { account } = useOnline();
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
      <main className="screen club">
        <ProblemLine problem={problem} voice={voice} />
        {profile && account && account.id !== profile.id ? <FriendButton player={profile.id} /> : null}
        {profile ? <Ratings profile={profile} /> : null}
        {profile ? <PlayerRecord player={profile.id} /> : null}
      </main>
    </>
  );
}
