import { useEffect, useState } from 'react';
import { openLesson } from '../lesson/open.ts';
import { words } from '../lesson/words.ts';
import { Bar } from '../parts/bar.tsx';
import { TitleNotHere } from '../parts/shelf.tsx';
import { TitleCard } from '../parts/title-card.tsx';
import { Waiting } from '../parts/waiting.tsx';
import { TableProvider } from '../session/context.tsx';
import type { Opened } from '../session/open.ts';
import { useSettings } from '../settings.ts';
import { Table } from '../table/table.tsx';
import { useVoice } from '../text/context.tsx';
import { cardOf, catalogue } from '../titles/catalogue.ts';
import { NotThere } from './table.tsx';

/** The guided first games: one to choose, or the one that was chosen. */
export function LearnScreen({ title }: { readonly title: string | undefined }) {
  const voice = useVoice();
  if (title !== undefined && cardOf(title)?.lesson) return <Guided key={title} title={title} />;
  return (
    <>
      <Bar title={voice.say('screen.learn')} />
      <main className="screen learn">
        {title === undefined || cardOf(title) ? null : <TitleNotHere title={title} />}
        <p className="lead">{voice.text(words.lead)}</p>
        <ul className="shelf">
          {catalogue
            .filter(({ lesson }) => lesson)
            .map((card) => (
              <li key={card.id}>
                <TitleCard card={card} to={{ screen: 'learn', title: card.id }} />
              </li>
            ))}
        </ul>
      </main>
    </>
  );
}

function Guided({ title }: { readonly title: string }) {
  const { language, name } = useSettings();
  const [pupil] = useState(name.trim() || words.pupil[language]);
  const [opened, setOpened] = useState<Opened | undefined>();
  const [times, setTimes] = useState(0);
  useEffect(() => {
    let left = false;
    let session: { close(): void } | undefined;
    openLesson(title, pupil, () => setTimes(times + 1))
      .catch((fault: unknown): Opened => ({ ok: false, fault: String(fault) }))
      .then((result) => {
        if (result.ok) session = result.session;
        if (left) session?.close();
        else setOpened(result);
      });
    return () => {
      left = true;
      session?.close();
    };
  }, [title, pupil, times]);
  if (!opened) return <Waiting />;
  if (!opened.ok) return <NotThere game={title} opened={opened} />;
  return (
    <TableProvider session={opened.session}>
      <Table />
    </TableProvider>
  );
}
