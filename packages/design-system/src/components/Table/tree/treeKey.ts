import type { GridPlace } from '../keyboard/gridMove.ts';
import type { VisibleRow } from './branches.ts';

interface TreeKeys {
  visible: VisibleRow | undefined;
  /** Place on the page of the row above it in the tree. */
  above: number | undefined;
  toggle: (id: string, isOpen: boolean) => void;
  moveTo: (place: GridPlace) => void;
}

/**
 * The keys of the treegrid pattern, on the cell that names the row. Towards its end, an arrow expands the row. Towards its
 * start, it collapses the row, or goes to the row above it in the tree. Enter expands a row without a link.
 */
export function treeKey(event: KeyboardEvent, place: GridPlace, { visible, above, toggle, moveTo }: TreeKeys): boolean {
  const cell = event.target as HTMLElement;
  const { key } = event;
  if (visible === undefined || event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return false;
  const { isOpen, branch } = visible;
  const { id, index } = branch.node;
  if (key === ' ' && index < 0 && cell.matches('th, td')) {
    cell.parentElement?.querySelector<HTMLElement>('input')?.click();
    return true;
  }
  if (!cell.matches('tbody th')) return false;
  const [forwards, backwards] =
    getComputedStyle(cell).direction === 'rtl' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
  const hasLink = cell.querySelector('[data-row-link]') !== null;
  if (isOpen === false && (key === forwards || (key === 'Enter' && !hasLink))) toggle(id, true);
  else if (isOpen && (key === backwards || (key === 'Enter' && !hasLink))) toggle(id, false);
  else if (key === 'Enter' && hasLink) cell.querySelector<HTMLElement>('[data-row-link]')?.click();
  else if (key === backwards && above !== undefined) moveTo({ row: above, column: place.column });
  else return false;
  return true;
}
