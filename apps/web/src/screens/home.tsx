import { type ChangeEvent, lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { hasBeenHere } from '../online/been-here.ts';
import { Bar } from '../parts/bar.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Icon } from '../parts/icon.tsx';
import { SettingsForm } from '../parts/settings-form.tsx';
import { TitleCard } from '../parts/title-card.tsx';
import { go, makeRoute } from '../route.ts';
import { isLasting } from '../store/database.ts';
import { forgetGame, listGames, type StoredGame } from '../store/games.ts';
import { download } from '../table/download.ts';
import { useVoice } from '../text/context.tsx';
import { cardOf, catalogue } from '../titles/catalogue.ts';

const WaitingTables = lazy(async () => ({
  default: (await import('../online/parts/waiting-tables.tsx')).WaitingTables,
}));

export function HomeScreen() {
  const voice = useVoice();
  const [games, setGames] = useState<readonly StoredGame[] | undefined>();
  const [lasting, setLasting] = useState(true);
  const [settings, setSettings] = useState(false);
  const [reading, setReading] = useState(false);
  const [problem, setProblem] = useState<string | undefined>();
  const refresh = useCallback(() => {
    listGames().then(setGames, () => setGames([]));
  }, []);
  useEffect(() => {
    refresh();
    isLasting().then(setLasting);
  }, [refresh]);

  const open = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    event.target.value = '';
    if (!file) return;
    const { adoptFile } = await import('../session/open.ts');
    setProblem(undefined);
    setReading(true);
    const adopted = await adoptFile(await file.text(), voice.language).catch((fault: unknown) => ({
      ok: false as const,
      reason: voice.say('fault', { reason: String(fault) }),
    }));
    setReading(false);
    if (adopted.ok) go({ screen: 'table', game: adopted.id });
    else setProblem(adopted.reason);
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
        {hasBeenHere() ? (
          <Suspense fallback={null}>
            <WaitingTables />
          </Suspense>
        ) : null}
        <section aria-labelledby="games">
          <h2 id="games">{voice.say('home.games')}</h2>
          {games?.length === 0 ? <p className="quiet">{voice.say('home.none')}</p> : null}
          <ul className="games">
            {games?.map((game) => (
              <GameCard key={game.id} game={game} onForget={refresh} />
            ))}
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
        {settings ? (
          <Dialog title={voice.say('settings')} onClose={() => setSettings(false)}>
            <SettingsForm />
          </Dialog>
        ) : null}
      </main>
    </>
  );
}

function GameCard({ game, onForget }: { readonly game: StoredGame; onForget(): void }) {
  const voice = useVoice();
  const [asking, setAsking] = useState(false);
  const { saved } = game;
  const acting = game.actors.map((seat) => saved.players[seat] ?? '').join(', ');
  const yours = game.actors.some((seat) => game.sitters[seat]?.kind === 'person');
  const href = makeRoute({ screen: game.over ? 'finale' : 'table', game: game.id });
  return (
    <li className="game">
      <a className="card" href={href}>
        <b>{cardOf(saved.title)?.name ?? saved.title}</b>
        <span>{saved.players.join(', ')}</span>
        <small>
          {voice.say('home.moves', { n: saved.actions.length })} · {voice.when(game.updated)}
        </small>
        <em className={`chip${game.over ? ' off' : ''}`}>
          {game.over
            ? voice.say('home.over')
            : yours
              ? voice.say('home.turnOf', { player: acting })
              : voice.say('home.botTurn')}
        </em>
      </a>
      <div className="game-tools">
        <button
          type="button"
          className="tool"
          aria-label={voice.say('home.export')}
          title={voice.say('home.export')}
          onClick={() =>
            download(`${saved.title}-${saved.seed}.json`, 'application/json', JSON.stringify(saved, null, 1))
          }
        >
          <Icon name="save" />
        </button>
        <button
          type="button"
          className="tool"
          aria-label={voice.say('home.forget')}
          title={voice.say('home.forget')}
          onClick={() => setAsking(true)}
        >
          <Icon name="trash" />
        </button>
      </div>
      {asking ? (
        <Dialog title={voice.say('home.forget')} onClose={() => setAsking(false)}>
          <p>{voice.say('home.forgetText', { n: saved.actions.length })}</p>
          <div className="two">
            <button
              type="button"
              className="btn danger"
              onClick={() => {
                setAsking(false);
                forgetGame(game.id).then(onForget);
              }}
            >
              <b>{voice.say('home.forgetYes')}</b>
            </button>
            <button type="button" className="btn" onClick={() => setAsking(false)}>
              <b>{voice.say('cancel')}</b>
            </button>
          </div>
        </Dialog>
      ) : null}
    </li>
  );
}
