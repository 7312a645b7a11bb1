import type { KeyboardEvent, MouseEvent } from 'react';

/*
 * Biome takes every <g> of an SVG now for a control, now for none, and objects to either; as these are spread, it does not
 * look. What they say is right: the drawing is silent, the tree of hexes over it speaks, and what can be clicked can be
 * reached and pressed by key.
 */

/** A drawing that screen readers pass over. */
export const SILENT = { 'aria-hidden': true } as const;

/** Items that belong together. */
export const GROUP = { role: 'group' } as const;

/** A control drawn in an SVG, where there are no HTML buttons. What is around it does not hear of the click. */
export function pressable(role: 'button' | 'treeitem', label: string, onPress: () => void) {
  return {
    role,
    tabIndex: 0,
    'aria-label': label,
    onClick: (event: MouseEvent) => {
      event.stopPropagation();
      onPress();
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      event.stopPropagation();
      onPress();
    },
  };
}
