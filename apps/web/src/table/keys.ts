import { useEffect } from 'react';
import { useTable } from '../session/context.tsx';
import { turned } from '../session/offers.ts';

/** Keys that work anywhere at the table, unless somebody is typing or a dialog is open. */
export function useTableKeys(): void {
  const { session } = useTable();
  useEffect(() => {
    // A button that was clicked keeps the focus, and so does what the last move was made with; Enter is its own only if the
    // keyboard led there since.
    let clicked: EventTarget | null = null;
    const point = ({ target }: PointerEvent) => {
      clicked = target instanceof Element ? (target.closest('button, a, summary, [tabindex]') ?? null) : null;
    };
    let made = session.moment().moves;
    const unsubscribe = session.subscribe(() => {
      const { moves } = session.moment();
      if (moves === made) return;
      made = moves;
      clicked = document.activeElement;
    });
    const confirm = (event: KeyboardEvent) => {
      if (event.key === 'Tab' || event.key.toLowerCase() === 'm') clicked = null;
      if (event.key !== 'Enter' || event.target === null || event.target !== clicked) return;
      const button = document.querySelector<HTMLElement>('.pick [data-confirm="yes"]');
      if (!button || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      event.stopPropagation();
      button.click();
    };
    const press = (event: KeyboardEvent) => {
      const { target, key } = event;
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (document.querySelector('dialog[open]')) return;
      const { draft, choices, moves, scrubbed } = session.moment();
      // The way back to now works whatever has the focus, but for a field that takes letters.
      if (scrubbed !== undefined && (key === 'Escape' || (key.toLowerCase() === 'n' && !isTyping(target)))) {
        session.scrub(undefined);
        event.preventDefault();
        return;
      }
      if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) return;
      if (target instanceof HTMLTextAreaElement) return;
      const at = scrubbed ?? moves;
      if (key === 'Escape' && draft) session.draw(undefined);
      else if (key === 'Escape') session.showRefusals([]);
      else if (key === 'Enter' && draft && !isControl(target)) click('.pick [data-confirm="yes"]');
      else if (key.toLowerCase() === 'r' && draft) session.draw(turned(choices, draft, session.view.turning));
      else if (/^[1-9]$/.test(key)) click(`.now [data-key="${key}"]`);
      else if (/^[a-e]$/.test(key)) click(`.run-editor [data-letter="${key}"]`);
      else if (key.toLowerCase() === 'p') click('.now .offer.ending');
      else if (key === 'ArrowLeft') session.scrub(Math.max(0, at - 1));
      else if (key === 'ArrowRight' && scrubbed !== undefined) session.scrub(at + 1);
      else if (key.toLowerCase() === 'm') focusNextPlace();
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', press);
    addEventListener('keydown', confirm, { capture: true });
    addEventListener('pointerdown', point, { capture: true });
    return () => {
      unsubscribe();
      removeEventListener('keydown', confirm, { capture: true });
      removeEventListener('keydown', press);
      removeEventListener('pointerdown', point, { capture: true });
    };
  }, [session]);
}

/** A field that takes letters; a slider is none. */
export function isTyping(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return target.type !== 'range';
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
}

/** Enter on a button is that button's. */
function isControl(element: EventTarget | null): boolean {
  return element instanceof Element && element.closest('button, a, summary, [role="tab"]') !== null;
}

function click(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.click();
}

/** The next place of the board where something can be done; any place if there is none. */
function focusNextPlace(): void {
  const open = [...document.querySelectorAll<SVGElement>('.map svg [data-open="yes"]')];
  const { activeElement } = document;
  const at = activeElement instanceof SVGElement ? open.indexOf(activeElement) : -1;
  const next = open[(at + 1) % Math.max(1, open.length)];
  (next ?? document.querySelector<SVGElement>('.map svg [tabindex="0"]'))?.focus();
}
