import { useEffect, useMemo, useRef, useState } from 'react';
import { GlossaryProvider, Linked, useGlossary } from '../glossary/context.tsx';
import { chapterOf, termOf } from '../glossary/glossary.ts';
import { Bar } from '../parts/bar.tsx';
import { TitleNotHere } from '../parts/shelf.tsx';
import { Tabs } from '../parts/tabs.tsx';
import { TitleCard } from '../parts/title-card.tsx';
import { go, makeRoute } from '../route.ts';
import { useVoice } from '../text/context.tsx';
import { type Speaker, speakerFor } from '../text/speaker.ts';
import { cardOf, catalogue } from '../titles/catalogue.ts';
import type { Primer } from '../titles/primer.ts';
import type { TitleCard as TitleCardFacts, TitleView } from '../titles/view.ts';

interface LibraryProps {
  readonly title: string | undefined;
  readonly page: string;
  readonly rule: string | undefined;
}

export function LibraryScreen({ title, page, rule }: LibraryProps) {
  const voice = useVoice();
  return (
    <>
      <Bar title={title === undefined ? voice.say('screen.library') : (cardOf(title)?.name ?? title)} />
      <main className="screen library">
        {title === undefined || cardOf(title) ? null : <TitleNotHere title={title} />}
        {title === undefined || !cardOf(title) ? (
          <ul className="shelf">
            {catalogue.map((card) => (
              <li key={card.id}>
                <TitleCard
                  card={card}
                  to={{ screen: 'library', title: card.id, page: card.primer ? 'primer' : 'rules' }}
                />
              </li>
            ))}
          </ul>
        ) : (
          <GlossaryProvider key={title} title={title}>
            <Book title={title} page={page} rule={rule} />
          </GlossaryProvider>
        )}
      </main>
    </>
  );
}

function Book({
  title,
  page,
  rule,
}: {
  readonly title: string;
  readonly page: string;
  readonly rule: string | undefined;
}) {
  const voice = useVoice();
  const [view, setView] = useState<TitleView | undefined>();
  useEffect(() => {
    cardOf(title)?.load().then(setView);
  }, [title]);
  const speaker = useMemo(() => view && speakerFor(view.title, voice.language, []), [view, voice.language]);
  if (!view || !speaker) return <p role="status">{voice.say('loading')}</p>;
  const card = cardOf(title);
  const pages = [
    ...(card?.primer ? [{ id: 'primer', name: voice.say('library.primer') }] : []),
    { id: 'rules', name: voice.say('library.rules') },
    ...(card?.glossary ? [{ id: 'glossary', name: voice.say('library.glossary') }] : []),
    ...view.library.map(({ id, name }) => ({ id, name: voice.text(name) })),
  ];
  const isGlossary = page === 'glossary' && card?.glossary !== undefined;
  const isPrimer = page === 'primer' && card?.primer !== undefined;
  const shown = view.library.find(({ id }) => id === page);
  return (
    <Tabs
      label={voice.say('library.pages')}
      tabs={pages.map(({ id, name }) => ({ id, label: name }))}
      chosen={shown || isPrimer || isGlossary ? page : 'rules'}
      onChoose={(id) => go({ screen: 'library', title, page: id })}
    >
      {isPrimer ? (
        <PrimerPage card={card} />
      ) : isGlossary ? (
        <GlossaryPage title={title} marked={rule} />
      ) : shown ? (
        <shown.Body speaker={speaker} />
      ) : (
        <Rules view={view} speaker={speaker} rule={rule} />
      )}
    </Tabs>
  );
}

/** The game in five minutes, beside its map. */
function PrimerPage({ card }: { readonly card: TitleCardFacts }) {
  const voice = useVoice();
  const [primer, setPrimer] = useState<Primer>([]);
  useEffect(() => {
    card.primer?.().then(setPrimer);
  }, [card]);
  return (
    <article className="primer">
      {card.map === undefined ? null : <img src={card.map} alt="" />}
      {primer.map(({ head, lines }) => (
        <section key={head.en}>
          <h2>{voice.text(head)}</h2>
          {lines.map((line) => (
            <p key={line.en}>
              <Linked text={voice.text(line)} />
            </p>
          ))}
        </section>
      ))}
      <p className="hero-actions">
        {card.lesson ? (
          <a className="btn primary" href={makeRoute({ screen: 'learn', title: card.id })} data-learn>
            <b>{voice.say('home.learn')}</b>
          </a>
        ) : null}
        <a className="btn" href={makeRoute({ screen: 'new', title: card.id })}>
          <b>{voice.say('screen.new')}</b>
        </a>
      </p>
    </article>
  );
}

/** The words of the title and of the field, each with the chapter that says it in full. */
function GlossaryPage({ title, marked }: { readonly title: string; readonly marked: string | undefined }) {
  const voice = useVoice();
  const glossary = useGlossary();
  const here = useRef<HTMLElement>(null);
  const isThere = glossary !== undefined;
  useEffect(() => {
    if (marked !== undefined && isThere) here.current?.scrollIntoView({ block: 'center' });
  }, [marked, isThere]);
  if (!glossary) return <p role="status">{voice.say('loading')}</p>;
  const { language } = voice;
  const entries = glossary.entries.toSorted((a, b) => termOf(a, language).localeCompare(termOf(b, language), language));
  return (
    <dl className="glossary">
      {entries.map((entry) => {
        const chapter = entry.chapter === undefined ? undefined : glossary.chapters[entry.chapter];
        return (
          <div key={entry.id} className={entry.id === marked ? 'marked' : ''}>
            <dt ref={entry.id === marked ? here : null}>{termOf(entry, language)}</dt>
            <dd>
              {voice.text(entry.text)}{' '}
              {chapter === undefined ? null : (
                <a href={makeRoute({ screen: 'library', title, page: 'rules', rule: entry.chapter ?? '' })}>
                  {voice.say('glossary.rule', { chapter: voice.text(chapter) })}
                </a>
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** Every rule by its id, to be searched by word or number. */
function Rules({
  view,
  speaker,
  rule,
}: {
  readonly view: TitleView;
  readonly speaker: Speaker;
  readonly rule: string | undefined;
}) {
  const [wanted, setWanted] = useState('');
  const glossary = useGlossary();
  const marked = useRef<HTMLElement>(null);
  const mark = (element: HTMLElement | null) => {
    marked.current = element;
  };
  const rules = Object.entries(view.title.rules).map(([id, text]) => ({ id, text: text[speaker.language] }));
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  const found = rules.filter(({ id, text }) => words.every((word) => `${id} ${text}`.toLowerCase().includes(word)));
  const chapters = [...new Set(found.map(({ id }) => chapterOf(id)))];
  useEffect(() => {
    if (rule !== undefined) marked.current?.scrollIntoView({ block: rule.includes('/') ? 'center' : 'start' });
  }, [rule]);
  const nameOf = (chapter: string) => {
    const name = glossary?.chapters[chapter];
    return name ? speaker.text(name) : chapter;
  };
  return (
    <div className="rules">
      <p>{speaker.own('title.summary')}</p>
      <label className="text">
        {speaker.say('library.search')}
        <input type="search" value={wanted} onChange={(event) => setWanted(event.target.value)} />
      </label>
      <p className="quiet" role="status">
        {speaker.say('library.found', { n: found.length })}
      </p>
      {chapters.map((chapter) => (
        <section key={chapter} aria-label={nameOf(chapter)}>
          <h2 ref={chapter === rule ? mark : null} className={chapter === rule ? 'sec marked' : 'sec'}>
            {nameOf(chapter)} {nameOf(chapter) === chapter ? null : <small>{chapter}</small>}
          </h2>
          <ol>
            {found
              .filter(({ id }) => chapterOf(id) === chapter)
              .map(({ id, text }) => (
                <li key={id} ref={id === rule ? mark : null} className={id === rule ? 'marked' : ''}>
                  {import.meta.env?.DEV ? (
                    <a href={`/@rule/${id}`}>
                      <code>{id}</code>
                    </a>
                  ) : (
                    <code>{id}</code>
                  )}
                  <span>
                    <Linked text={text} />
                  </span>
                </li>
              ))}
          </ol>
        </section>
      ))}
    </div>
  );
}
