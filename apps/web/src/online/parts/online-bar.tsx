import { Bar } from '../../parts/bar.tsx';
import { Icon } from '../../parts/icon.tsx';
import { Name } from '../../parts/name.tsx';
import { makeRoute } from '../../route.ts';
import { useVoice } from '../../text/context.tsx';
import { shownName } from '../../text/name.ts';
import { useOnline } from '../account.ts';

/** The bar of the online screens: the way to the tables and to the profile. */
export function OnlineBar({ title }: { readonly title: string }) {
  const voice = useVoice();
  const { account, waiting } = useOnline();
  return (
    <Bar title={title}>
      {account ? (
        <>
          <a
            className="tool"
            href={makeRoute({ screen: 'lobby' })}
            aria-label={[waiting.length || '', voice.say('nav.lobby')].join(' ').trim()}
          >
            <Icon name="people" />
            {waiting.length > 0 ? <b className="count-badge">{waiting.length}</b> : null}
          </a>
          <a
            className="tool wide"
            href={makeRoute({ screen: 'profile' })}
            aria-label={`${shownName(account.name)} – ${voice.say('nav.profile')}`}
          >
            <Icon name="person" />
            <Name name={shownName(account.name)} />
          </a>
        </>
      ) : null}
    </Bar>
  );
}
