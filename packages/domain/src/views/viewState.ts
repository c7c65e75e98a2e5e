import { canAll, type Held } from '../access/can.ts';
import { filterOf, type ViewFilter, type ViewList } from './viewLists.ts';

/** The part of a table that a saved view keeps: columns, sort and filters. */
export interface ViewState {
  readonly sort: readonly { readonly id: string; readonly direction: 'asc' | 'desc' }[];
  readonly filters: readonly { readonly id: string; readonly values: readonly string[] }[];
  readonly columns: {
    readonly hidden: readonly string[];
    readonly order: readonly string[];
    readonly widths: readonly { readonly id: string; readonly width: number }[];
    readonly pinned: readonly { readonly id: string; readonly side: 'start' | 'end' }[];
  };
}

const COLUMN = /^[a-z]\w{0,59}$/i;
const ID = /^[1-9]\d{0,9}$/;
/** A day, or the open end of a range. */
const DAY = /^(?:\d{4}-\d\d-\d\d)?$/;

function isChoice({ values }: ViewFilter, value: string): boolean {
  if (values === 'ids') return ID.test(value);
  return values === 'days' ? DAY.test(value) : values.includes(value);
}

function columnIds({ sort, columns }: ViewState): readonly string[] {
  const { hidden, order, widths, pinned } = columns;
  return [...hidden, ...order, ...[...sort, ...widths, ...pinned].map(({ id }) => id)];
}

/** Says what keeps the state from being stored: anything but names of columns and choices of the list's own filters. */
export function viewStateProblem(list: ViewList, state: ViewState): string | undefined {
  if (!columnIds(state).every((id) => COLUMN.test(id))) return 'A view keeps the names of columns only';
  for (const { id, values } of state.filters) {
    const filter = filterOf(list, id);
    if (!filter) return 'The list has no such filter';
    if (!values.every((value) => isChoice(filter, value))) return `${filter.label} has no such choice`;
  }
  return undefined;
}

/** The state without the filters that its reader may not use, and the names of those. */
export function usableViewState(
  list: ViewList,
  state: ViewState,
  held: Held,
): { state: ViewState; dropped: readonly string[] } {
  const usable = state.filters.filter(({ id }) => {
    const filter = filterOf(list, id);
    return filter !== undefined && canAll(held, filter.needs ?? []);
  });
  const dropped = state.filters.filter((filter) => !usable.includes(filter));
  return {
    state: { ...state, filters: usable },
    dropped: dropped.map(({ id }) => filterOf(list, id)?.label ?? 'An earlier filter'),
  };
}
