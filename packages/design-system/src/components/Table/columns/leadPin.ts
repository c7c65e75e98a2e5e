import { SELECTION_WIDTH } from './columnLayout.ts';

/** Pins a cell before the columns along with the columns that are pinned at the start. */
export function leadPin(isPinned: boolean, index: number) {
  return isPinned
    ? { 'data-pin': 'start' as const, style: { insetInlineStart: index === 0 ? 0 : SELECTION_WIDTH } }
    : undefined;
}
