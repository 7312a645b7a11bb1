import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { makeRoute } from '../route.ts';
import { useVoice } from '../text/context.tsx';
import type { Voice } from '../text/speaker.ts';
import { type Entry, type Glossary, termOf } from './glossary.ts';
import './term-note.css';

/** What is explained now: a word of the glossary or a name with what it can do, where it stands, and whether it stays until it is closed. */
interface Asked {
  readonly head: string;
  readonly text: string;
  readonly entry?: Entry | undefined;
  readonly by: HTMLElement;
  readonly stays: boolean;
}

/** Pointing must be meant, and the way to the note must be possible. */
const POINTED = 450;
const HELD = 550;
const GRACE = 220;

/**
 * The note on a word of the glossary or on a name. One for all of them: whatever carries `data-term`, or says in `data-told` what
 * it can do, is explained when it is pointed at or held, and by the key “?”; a word that is only a word (`.term`) also when it is
 * pressed.
 */
export function TermNote({ title, glossary }: { readonly title: string; readonly glossary: Glossary }) {
  const voice = useVoice();
  const [asked, setAsked] = useState<Asked | undefined>();
  const note = useRef<HTMLDivElement>(null);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isHeld = false;
    const later = (act: () => void, wait: number) => {
      clearTimeout(timer);
      timer = setTimeout(act, wait);
    };
    const open = (by: HTMLElement, stays: boolean) => {
      clearTimeout(timer);
      const found = explained(by, glossary, voice);
      // Pointing at another word does not take away a note that was asked for.
      if (found) setAsked((now) => (now?.stays && !stays ? now : { ...found, by, stays }));
    };
    const close = () => {
      clearTimeout(timer);
      setAsked(undefined);
    };
    const over = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return;
      const by = termAt(event.target);
      if (by) later(() => open(by, false), POINTED);
      else if (isIn(note.current, event.target)) clearTimeout(timer);
      else later(() => setAsked((now) => (now?.stays ? now : undefined)), GRACE);
    };
    const down = (event: PointerEvent) => {
      const by = termAt(event.target);
      isHeld = false;
      if (by && event.pointerType !== 'mouse') {
        later(() => {
          isHeld = true;
          open(by, true);
        }, HELD);
      } else if (!isIn(note.current, event.target)) close();
    };
    const up = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') clearTimeout(timer);
    };
    // Whoever holds a button to read what it is about does not press it. A key or a screen reader does (its click counts none).
    const press = (event: MouseEvent) => {
      if (!isHeld || event.detail === 0) return;
      isHeld = false;
      event.preventDefault();
      event.stopPropagation();
    };
    const click = (event: MouseEvent) => {
      const by = termAt(event.target);
      if (by?.classList.contains('term')) open(by, true);
    };
    const key = (event: KeyboardEvent) => {
      const by = termAt(event.target);
      if (event.key === '?' && by) {
        event.preventDefault();
        event.stopPropagation();
        open(by, true);
      }
    };
    // A word may have been pointed at while this was still being loaded.
    const pointed = [...document.querySelectorAll<HTMLElement>(':is([data-term], [data-told]):hover')].at(-1);
    if (pointed && matchMedia('(hover: hover)').matches) later(() => open(pointed, false), POINTED);
    document.addEventListener('pointerover', over);
    document.addEventListener('pointerdown', down);
    document.addEventListener('pointerup', up);
    document.addEventListener('pointercancel', up);
    document.addEventListener('click', press, { capture: true });
    document.addEventListener('click', click);
    document.addEventListener('keydown', key);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerover', over);
      document.removeEventListener('pointerdown', down);
      document.removeEventListener('pointerup', up);
      document.removeEventListener('pointercancel', up);
      document.removeEventListener('click', press, { capture: true });
      document.removeEventListener('click', click);
      document.removeEventListener('keydown', key);
    };
  }, [glossary, voice]);

  useEffect(() => {
    if (!asked) return;
    // Escape closes the note and nothing else.
    const leave = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      if (asked.stays) asked.by.focus();
      setAsked(undefined);
    };
    addEventListener('keydown', leave, { capture: true });
    return () => removeEventListener('keydown', leave, { capture: true });
  }, [asked]);

  useLayoutEffect(() => {
    const shown = note.current;
    if (!asked || !shown) return;
    shown.showPopover();
    const { left, top, bottom } = asked.by.getBoundingClientRect();
    const { width, height } = shown.getBoundingClientRect();
    const below = bottom + 6 + height < innerHeight;
    shown.style.left = `${Math.max(8, Math.min(left, innerWidth - width - 8))}px`;
    shown.style.top = `${below ? bottom + 6 : Math.max(8, top - height - 6)}px`;
    if (asked.stays) shown.focus({ preventScroll: true });
  }, [asked]);

  if (!asked) return null;
  const { head, text, entry } = asked;
  const chapter = entry?.chapter === undefined ? undefined : glossary.chapters[entry.chapter];
  return (
    <div
      ref={note}
      popover="manual"
      className={asked.stays ? 'term-note stays' : 'term-note'}
      role="note"
      tabIndex={-1}
      aria-label={head}
    >
      <b>{head}</b>
      <p aria-live="polite">{text}</p>
      {entry ? (
        <p className="term-links">
          {chapter && entry.chapter !== undefined ? (
            <a href={makeRoute({ screen: 'library', title, page: 'rules', rule: entry.chapter })}>
              {voice.say('glossary.rule', { chapter: voice.text(chapter) })}
            </a>
          ) : null}
          <a href={makeRoute({ screen: 'library', title, page: 'glossary', rule: entry.id })}>
            {voice.say('glossary.all')}
          </a>
        </p>
      ) : null}
    </div>
  );
}

function explained(
  { dataset, textContent }: HTMLElement,
  glossary: Glossary,
  voice: Voice,
): Pick<Asked, 'head' | 'text' | 'entry'> | undefined {
  const { told, toldName, term } = dataset;
  if (told !== undefined) return { head: toldName ?? textContent ?? '', text: told };
  const entry = glossary.entries.find(({ id }) => id === term);
  return entry && { head: termOf(entry, voice.language), text: voice.text(entry.text), entry };
}

function termAt(target: EventTarget | null): HTMLElement | undefined {
  return (target instanceof Element && target.closest<HTMLElement>('[data-term], [data-told]')) || undefined;
}

function isIn(note: HTMLElement | null, target: EventTarget | null): boolean {
  return note !== null && target instanceof Node && note.contains(target);
}
