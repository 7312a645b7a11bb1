import type { ReactNode } from 'react';

/** A table that may be wider than its room: the arrow keys move it, too. */
export function ScrollX({ children }: { readonly children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <div className="scroll-x" tabIndex={0}>
      {children}
    </div>
  );
}
