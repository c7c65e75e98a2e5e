/** Selected rows over all pages: the named ones, or everything that matches except the named ones. */
export type TableSelection = { kind: 'some'; ids: readonly string[] } | { kind: 'all'; except: readonly string[] };

export const NOTHING_SELECTED: TableSelection = { kind: 'some', ids: [] };

export function isSelected(selection: TableSelection, id: string): boolean {
  return selection.kind === 'some' ? selection.ids.includes(id) : !selection.except.includes(id);
}

export function selectedCount(selection: TableSelection, total: number): number {
  return selection.kind === 'some' ? selection.ids.length : Math.max(0, total - selection.except.length);
}

/** The selection after these rows were ticked or unticked. */
export function withSelected(selection: TableSelection, ids: readonly string[], isOn: boolean): TableSelection {
  const named = selection.kind === 'some' ? selection.ids : selection.except;
  const isNaming = (selection.kind === 'some') === isOn;
  const changed = new Set(ids);
  const others = named.filter((id) => !changed.has(id));
  const next = isNaming ? [...others, ...ids] : others;
  return selection.kind === 'some' ? { kind: 'some', ids: next } : { kind: 'all', except: next };
}

export type PageSelection = 'none' | 'some' | 'all';

export function pageSelection(selection: TableSelection, ids: readonly string[]): PageSelection {
  const named = new Set(selection.kind === 'some' ? selection.ids : selection.except);
  const count = ids.filter((id) => named.has(id) === (selection.kind === 'some')).length;
  return count === 0 ? 'none' : count === ids.length ? 'all' : 'some';
}
