import { type KeyboardEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';

interface Tab {
  readonly id: string;
  readonly label: ReactNode;
  readonly className?: string;
}

interface TabsProps {
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly chosen: string;
  readonly className?: string;
  readonly children: ReactNode;
  readonly extra?: ReactNode;
  /** The row of tabs stands below what they show, within reach of a thumb. */
  readonly below?: boolean;
  onChoose(id: string): void;
}

/** A row of tabs and the page of the chosen one; the arrow keys go through the row. */
export function Tabs({ label, tabs, chosen, className = '', children, extra, below = false, onChoose }: TabsProps) {
  const base = useId();
  const row = useRef<HTMLDivElement>(null);
  // A row wider than the screen shows the chosen tab.
  useEffect(() => {
    // With the frame: asked for at once, the page would be laid out before all of it has changed.
    const asked = requestAnimationFrame(() => {
      const tab = document.getElementById(`${base}-${chosen}`);
      if (!row.current || !tab) return;
      const { left, right } = row.current.getBoundingClientRect();
      const box = tab.getBoundingClientRect();
      if (box.left < left) row.current.scrollLeft -= left - box.left;
      else if (box.right > right) row.current.scrollLeft += box.right - right;
    });
    return () => cancelAnimationFrame(asked);
  }, [base, chosen]);
  // Each page is found again where it was left.
  const page = useRef<HTMLDivElement>(null);
  const left = useRef(new Map<string, number>());
  useLayoutEffect(() => {
    const top = left.current.get(chosen) ?? 0;
    // A fresh page begins at its top; to tell it so would lay it out before its time.
    if (page.current && top > 0) page.current.scrollTop = top;
  }, [chosen]);
  const move = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    event.stopPropagation();
    const at = tabs.findIndex(({ id }) => id === chosen);
    const next = tabs[(at + step + tabs.length) % tabs.length];
    if (!next) return;
    onChoose(next.id);
    document.getElementById(`${base}-${next.id}`)?.focus();
  };
  const tabRow = (
    <div className="tab-row" ref={row}>
      <div role="tablist" aria-label={label} className="tab-list" onKeyDown={move}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${base}-${tab.id}`}
            className={tab.className ?? ''}
            aria-selected={tab.id === chosen}
            aria-controls={`${base}-page`}
            tabIndex={tab.id === chosen ? 0 : -1}
            onClick={() => onChoose(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {extra}
    </div>
  );
  return (
    <div className={`tabs ${className}`}>
      {below ? null : tabRow}
      <div
        key={chosen}
        ref={page}
        role="tabpanel"
        id={`${base}-page`}
        aria-labelledby={`${base}-${chosen}`}
        className="tab-page"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a page that scrolls must be reachable by keyboard
        tabIndex={0}
        onScroll={({ currentTarget, target }) => {
          if (target === currentTarget) left.current.set(chosen, currentTarget.scrollTop);
        }}
      >
        {children}
      </div>
      {below ? tabRow : null}
    </div>
  );
}
