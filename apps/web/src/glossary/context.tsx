import { createContext, lazy, memo, type ReactNode, Suspense, use, useEffect, useState } from 'react';
import { useVoice } from '../text/context.tsx';
import { cardOf } from '../titles/catalogue.ts';
import { type Glossary, piecesOf } from './glossary.ts';

const TermNote = lazy(async () => ({ default: (await import('./term-note.tsx')).TermNote }));

const GlossaryContext = createContext<Glossary | undefined>(undefined);

/** Brings the glossary of a title to all that is said within; it is fetched after what it explains is shown. */
export function GlossaryProvider({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const [glossary, setGlossary] = useState<Glossary | undefined>();
  useEffect(() => {
    let isLeft = false;
    cardOf(title)
      ?.glossary?.()
      .then((found) => {
        if (!isLeft) setGlossary(found);
      })
      // Without a connection there are no explanations, and everything else is as it was.
      .catch(() => undefined);
    return () => {
      isLeft = true;
    };
  }, [title]);
  return (
    <GlossaryContext value={glossary}>
      {children}
      {glossary ? (
        <Suspense fallback={null}>
          <TermNote title={title} glossary={glossary} />
        </Suspense>
      ) : null}
    </GlossaryContext>
  );
}

export function useGlossary(): Glossary | undefined {
  return use(GlossaryContext);
}

/** A text in which the words of the glossary can be asked for. */
export const Linked = memo(function Linked({ text }: { readonly text: string }) {
  const glossary = useGlossary();
  const { language } = useVoice();
  if (!glossary) return text;
  return piecesOf(glossary, language, text).map((piece) =>
    piece.entry ? (
      <button key={piece.entry.id} type="button" className="term" data-term={piece.entry.id}>
        {piece.text}
      </button>
    ) : (
      piece.text
    ),
  );
});

/** For a control that is itself named by a word of the glossary: pointing at it or holding it explains the word. */
export function useTermOf(): (label: string) => string | undefined {
  const glossary = useGlossary();
  const { language } = useVoice();
  return (label) => glossary && piecesOf(glossary, language, label).find(({ entry }) => entry)?.entry?.id;
}
