import { useEffect, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';

type Box = HTMLInputElement;

function boxesByRow(root: HTMLElement): Box[][] {
  return Array.from(root.querySelectorAll('tr'), (row) => Array.from(row.querySelectorAll('input'))).filter(
    (boxes) => boxes.length > 0,
  );
}

/** Makes one box the tab stop and takes the others out of the tab order. */
function moveTabStop(root: HTMLElement, to: Box | undefined) {
  for (const box of boxesByRow(root).flat()) box.tabIndex = box === to ? 0 : -1;
}

/** Returns the box that a key leads to. */
function boxForKey(key: string, hasCtrl: boolean, all: Box[][], from: Box): Box | undefined {
  const row = all.findIndex((boxes) => boxes.includes(from));
  const boxes = all[row] ?? [];
  const column = boxes.indexOf(from);
  switch (key) {
    case 'ArrowDown':
      return all[row + 1]?.[column];
    case 'ArrowUp':
      return all[row - 1]?.[column];
    case 'ArrowRight':
      return boxes[column + 1];
    case 'ArrowLeft':
      return boxes[column - 1];
    case 'Home':
      return hasCtrl ? all[0]?.[0] : boxes[0];
    case 'End':
      return hasCtrl ? all.at(-1)?.at(-1) : boxes.at(-1);
    default:
      return undefined;
  }
}

const MIRRORED: Record<string, string> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

/**
 * Arrows, Home and End move between the boxes of a matrix, with Ctrl to its corners; the matrix is one tab stop. The tab
 * stop is kept in the DOM, because each step would render hundreds of boxes again if it were state.
 */
export function useMatrixKeys(root: RefObject<HTMLElement | null>, isActive: boolean, rows: unknown) {
  useEffect(() => {
    const all = isActive && root.current ? boxesByRow(root.current).flat() : [];
    // React doesn't touch a tabIndex that it never set, so only new boxes lack one.
    if (root.current) moveTabStop(root.current, all.find((box) => box.getAttribute('tabindex') === '0') ?? all[0]);
  }, [root, isActive, rows]);
  if (!isActive) return {};
  return {
    onFocus(event: FocusEvent<HTMLElement>) {
      if (event.target instanceof HTMLInputElement) moveTabStop(event.currentTarget, event.target);
    },
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      if (!(event.target instanceof HTMLInputElement)) return;
      const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl';
      const key = (isMirrored && MIRRORED[event.key]) || event.key;
      const next = boxForKey(key, event.ctrlKey || event.metaKey, boxesByRow(event.currentTarget), event.target);
      if (next === undefined) return;
      event.preventDefault();
      next.focus();
    },
  };
}
