/** Selected rows over all pages: the listed ones, or everything that matches except the listed ones. */
export type TableSelection = { kind: 'some'; ids: readonly string[] } | { kind: 'all'; except: readonly string[] };

export const NOTHING_SELECTED: TableSelection = { kind: 'some', ids: [] };

export function isSelected(selection: TableSelection, id: string): boolean {
  return selection.kind === 'some' ? selection.ids.includes(id) : !selection.except.includes(id);
}

export function selectedCount(selection: TableSelection, total: number): number {
  return selection.kind === 'some' ? selection.ids.length : Math.max(0, total - selection.except.length);
}

/** The selection after these rows were selected or deselected. */
export function withSelected(selection: TableSelection, ids: readonly string[], isOn: boolean): TableSelection {
  const named = selection.kind === 'some' ? selection.ids : selection.except;
  const isNaming = (selection.kind === 'some') === isOn;
  const changed = new Set(ids);
  const others = named.filter((id) => !changed.has(id));
  const next = isNaming ? [...others, ...ids] : others;
  return selection.kind === 'some' ? { kind: 'some', ids: next } : { kind: 'all', except: next };
}

/** The rows from one to another, both included, in either direction. Only the second when the first is gone. */
export function rangeOf(ids: readonly string[], from: string | undefined, to: string): readonly string[] {
  const a = from === undefined ? -1 : ids.indexOf(from);
  const b = ids.indexOf(to);
  if (a < 0 || b < 0) return [to];
  return ids.slice(Math.min(a, b), Math.max(a, b) + 1);
}

/**
 * Returns the rows that a step with Shift changes, as places on the page. A step away from the first row selects the rows
 * it passes. A step back towards it deselects the rows it leaves.
 */
export function extension(anchor: number, from: number, to: number): { first: number; last: number; isOn: boolean } {
  const isBack = Math.abs(to - anchor) < Math.abs(from - anchor);
  if (!isBack) return { first: Math.min(from, to), last: Math.max(from, to), isOn: true };
  return from < to ? { first: from, last: to - 1, isOn: false } : { first: to + 1, last: from, isOn: false };
}

type PageSelection = 'none' | 'some' | 'all';

export function pageSelection(selection: TableSelection, ids: readonly string[]): PageSelection {
  const named = new Set(selection.kind === 'some' ? selection.ids : selection.except);
  const count = ids.filter((id) => named.has(id) === (selection.kind === 'some')).length;
  return count === 0 ? 'none' : count === ids.length ? 'all' : 'some';
}
