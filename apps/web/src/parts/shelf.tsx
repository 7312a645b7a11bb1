import { useEffect, useState } from 'react';
import type { Route } from '../route.ts';
import { useVoice } from '../text/context.tsx';
import { cardOf, catalogue } from '../titles/catalogue.ts';
import type { TitleView } from '../titles/view.ts';
import { TitleCard } from './title-card.tsx';
import { Waiting } from './waiting.tsx';

interface ShelfProps {
  readonly chosen: string;
  /** Where the card of a title leads. */
  to(title: string): Route;
}

/** All titles, to choose one. */
export function Shelf({ chosen, to }: ShelfProps) {
  const voice = useVoice();
  return (
    <section aria-labelledby="which">
      <h2 id="which">{voice.say('new.title')}</h2>
      <ul className="shelf">
        {catalogue.map((card) => (
          <li key={card.id}>
            <TitleCard card={card} to={to(card.id)} isChosen={card.id === chosen} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** In place of a title that is not loaded yet, or that there is none of. */
export function TitleNotHere({ title }: { readonly title: string }) {
  const voice = useVoice();
  if (cardOf(title)) return <Waiting />;
  return (
    <p role="alert" className="fault">
      {voice.say('lost.titleOf', { title })}
    </p>
  );
}

/** The title that was chosen, once it is loaded. */
export function useTitleView(chosen: string): TitleView | undefined {
  const [view, setView] = useState<TitleView | undefined>();
  useEffect(() => {
    let left = false;
    void cardOf(chosen)
      ?.load()
      .then((loaded) => {
        if (!left) setView(loaded);
      });
    return () => {
      left = true;
    };
  }, [chosen]);
  return view?.title.id === chosen ? view : undefined;
}
