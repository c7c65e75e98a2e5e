import type { GridPlace } from './gridMove.ts';

// A cell of the grid itself, not of a table inside an opened row.
const CELL = 'tr[data-grid-row] > :is(th, td)';
const CONTROL = 'a[href], button, input, select, textarea, [tabindex]';

export function cellOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(CELL) : null;
}

/** Row -1 is the header. `data-grid-row` holds the number of each row. */
export function placeOf(cell: HTMLElement): GridPlace {
  const row = cell.parentElement as HTMLElement;
  return { row: Number(row.dataset['gridRow']), column: [...row.children].indexOf(cell) };
}

export function rowAt(table: HTMLElement, row: number): HTMLElement | null {
  return table.querySelector<HTMLElement>(`tr[data-grid-row="${row}"]`);
}

export function cellAt(table: HTMLElement, place: GridPlace): HTMLElement | undefined {
  const cells = rowAt(table, place.row)?.children;
  return cells?.[Math.min(place.column, cells.length - 1)] as HTMLElement | undefined;
}

export function controlsOf(cell: HTMLElement): HTMLElement[] {
  return [...cell.querySelectorAll<HTMLElement>(CONTROL)].filter((control) => control.getClientRects().length > 0);
}

/** Takes the controls of all cells out of the tab order, because the grid has one tab stop. */
export function untab(table: HTMLElement): void {
  for (const control of table.querySelectorAll<HTMLElement>(`${CELL} :is(${CONTROL})`)) {
    if (control.tabIndex < 0) continue;
    control.dataset['tab'] = control.getAttribute('tabindex') ?? '';
    control.tabIndex = -1;
  }
}

/** Puts them back when the table is no longer a grid. */
export function retab(table: HTMLElement): void {
  for (const control of table.querySelectorAll<HTMLElement>('[data-tab]')) {
    if (control.dataset['tab'] === '') control.removeAttribute('tabindex');
    else control.setAttribute('tabindex', control.dataset['tab'] ?? '0');
    delete control.dataset['tab'];
  }
}
