import { type ChangeEvent, lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { guidedTitle } from '../lesson/guided-id.ts';
import { hasSignedInBefore } from '../online/sign-in-memory.ts';
import { Bar } from '../parts/bar.tsx';
import { BoardSketch } from '../parts/board-sketch.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { EntryTools } from '../parts/entry-tools.tsx';
import { Icon } from '../parts/icon.tsx';
import { ImportNotices } from '../parts/import-notices.tsx';
import { SettingsForm } from '../parts/settings-form.tsx';
import { TitleCard } from '../parts/title-card.tsx';
import { useWhenSeen } from '../parts/use-when-seen.ts';
import { go, makeRoute } from '../route.ts';
import type { Adopted } from '../session/open.ts';
import { isLasting, NewerStore } from '../store/database.ts';
import { type DamagedGame, type Kept, listGames, rawText, type StoredGame } from '../store/games.ts';
import { useVoice } from '../text/context.tsx';
import { shownName } from '../text/name.ts';
import type { Voice } from '../text/speaker.ts';
import type { Word } from '../text/words.ts';
import { cardOf, catalogue } from '../titles/catalogue.ts';

const WaitingTables = lazy(async () => ({
  default: (await import('../online/parts/waiting-tables.tsx')).WaitingTables,
}));

export function HomeScreen() {
  const voice = useVoice();
  const [games, setGames] = useState<readonly Kept[] | undefined>();
  const [lasting, setLasting] = useState(true);
  const [settings, setSettings] = useState(false);
  const [reading, setReading] = useState(false);
  const [problem, setProblem] = useState<string | undefined>();
  const [taken, setTaken] = useState<Taken | undefined>();
  const refresh = useCallback(() => {
    listGames().then(setGames, (fault: unknown) => {
      if (fault instanceof NewerStore) setProblem(voice.say('home.newerStore'));
      else setProblem(voice.say('home.noStore', { reason: String(fault) }));
    });
  }, [voice]);
  useEffect(() => {
    refresh();
    isLasting().then(setLasting);
  }, [refresh]);

  const open = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    event.target.value = '';
    if (!file) return;
    setProblem(undefined);
    setReading(true);
    const adopted = await adopt(file, voice);
    setReading(false);
    if (!adopted.ok) setProblem(adopted.reason);
    else if (adopted.notices.length > 0) setTaken(adopted);
    else go({ screen: 'table', game: adopted.id });
  };

  return (
    <>
      <Bar title="Stellwerk">
        <button type="button" className="tool" aria-label={voice.say('settings')} onClick={() => setSettings(true)}>
          <Icon name="settings" />
        </button>
      </Bar>
      <main className="screen home">
        <section className="hero">
          <p className="lead">{voice.say('home.lead')}</p>
          <div className="hero-actions">
            <a className="btn primary" href={makeRoute({ screen: 'new', title: undefined })}>
              <Icon name="plus" />
              <b>{voice.say('home.new')}</b>
            </a>
            <a className="btn" href={makeRoute({ screen: 'learn', title: undefined })} data-learn>
              <Icon name="now" />
              <b>{voice.say('home.learn')}</b>
            </a>
            <a className="btn" href={makeRoute({ screen: 'lobby' })} data-online>
              <Icon name="people" />
              <b>{voice.say('nav.online')}</b>
            </a>
            <label className="btn file">
              <Icon name="open" />
              <b>{voice.say('home.import')}</b>
              <input type="file" accept=".json,application/json" onChange={open} />
            </label>
          </div>
          {reading ? (
            <p role="status" className="thinking">
              <progress aria-label={voice.say('home.reading')} /> {voice.say('home.reading')}
            </p>
          ) : null}
          {problem === undefined ? null : (
            <p role="alert" className="fault">
              {problem}
            </p>
          )}
          {lasting ? null : <p className="fault">{voice.say('home.notLasting')}</p>}
        </section>
        {hasSignedInBefore() ? (
          <Suspense fallback={null}>
            <WaitingTables />
          </Suspense>
        ) : null}
        <section aria-labelledby="games">
          <h2 id="games">{voice.say('home.games')}</h2>
          {games?.length === 0 ? <p className="quiet">{voice.say('home.none')}</p> : null}
          <ul className="games">
            {games?.map((kept) =>
              kept.ok ? (
                <GameCard key={kept.game.id} game={kept.game} onForget={refresh} />
              ) : (
                <DamagedCard key={`! ${String(kept.damaged.key)}`} damaged={kept.damaged} onForget={refresh} />
              ),
            )}
          </ul>
        </section>
        <section aria-labelledby="shelf">
          <h2 id="shelf">{voice.say('home.shelf')}</h2>
          <ul className="shelf">
            {catalogue.map((card) => (
              <li key={card.id}>
                <TitleCard card={card} to={{ screen: 'new', title: card.id }} />
              </li>
            ))}
          </ul>
        </section>
        {taken ? (
          <ImportNotices notices={taken.notices} onGoOn={() => go({ screen: 'table', game: taken.id })} />
        ) : null}
        {settings ? (
          <Dialog title={voice.say('settings')} onClose={() => setSettings(false)}>
            <SettingsForm />
          </Dialog>
        ) : null}
      </main>
    </>
  );
}

type Taken = Extract<Adopted, { readonly ok: true }>;

/** Takes a game file in; whatever goes wrong is one sentence. */
async function adopt(file: File, voice: Voice): Promise<Adopted> {
  const failed =
    (word: Word) =>
    (fault: unknown): Adopted => ({ ok: false, reason: voice.say(word, { file: file.name, reason: String(fault) }) });
  const text = await file.text().catch(failed('home.unreadable'));
  if (typeof text !== 'string') return text;
  try {
    const { adoptFile } = await import('../session/open.ts');
    return await adoptFile(text, voice.language);
  } catch (fault) {
    return failed('fault')(fault);
  }
}

function GameCard({ game, onForget }: { readonly game: StoredGame; onForget(): void }) {
  const voice = useVoice();
  const { saved } = game;
  const card = cardOf(saved.title);
  const draw = useCallback(async () => {
    const { savedPicture } = await import('../session/saved-picture.ts');
    return savedPicture(game, voice.language);
  }, [game, voice.language]);
  const [place, picture] = useWhenSeen(draw);
  const acting = game.actors.map((seat) => shownName(saved.players[seat] ?? '')).join(', ');
  const yours = game.actors.some((seat) => game.sitters[seat]?.kind === 'person');
  const stand = guidedTitle(game.id)
    ? voice.say('home.learnStep')
    : game.over
      ? voice.say('home.over')
      : yours
        ? voice.say('home.turnOf', { player: acting })
        : voice.say('home.botTurn');
  const guided = guidedTitle(game.id);
  const href =
    guided === undefined
      ? makeRoute({ screen: game.over ? 'finale' : 'table', game: game.id })
      : makeRoute({ screen: 'learn', title: guided });
  return (
    <li className="game" ref={place}>
      <a className="card pictured" href={href}>
        <span className="picture">
          {picture?.sketch ? (
            <BoardSketch sketch={picture.sketch} />
          ) : card?.map === undefined ? null : (
            <img src={card.map} alt="" width={104} height={124} loading="lazy" decoding="async" />
          )}
        </span>
        <span className="card-text">
          <b>{card?.name ?? saved.title}</b>
          <span>{saved.players.map(shownName).join(', ')}</span>
          {picture === undefined || picture.round === '' ? null : <small data-round>{picture.round}</small>}
          <small>
            {voice.say('home.moves', { n: saved.actions.length })} · {voice.when(game.updated)}
          </small>
          <em className={`chip${game.over ? ' off' : ''}`} title={stand}>
            {stand}
          </em>
        </span>
      </a>
      <EntryTools
        entry={game.id}
        file={`${saved.title}-${saved.seed}.json`}
        text={() => rawText(saved)}
        warning={voice.say('home.forgetText', { n: saved.actions.length })}
        onForget={onForget}
      />
    </li>
  );
}

function DamagedCard({ damaged, onForget }: { readonly damaged: DamagedGame; onForget(): void }) {
  const voice = useVoice();
  const name = String(damaged.key);
  return (
    <li className="game damaged">
      <div className="card">
        <b>{voice.say('damaged.title')}</b>
        <span>{voice.say('damaged.text', { key: name })}</span>
      </div>
      <EntryTools
        entry={damaged.key}
        file={`${name}.json`}
        text={() => rawText(damaged.raw)}
        warning={voice.say('damaged.forgetText')}
        onForget={onForget}
      />
    </li>
  );
}
