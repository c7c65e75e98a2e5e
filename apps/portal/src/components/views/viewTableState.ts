import type { V2Schemas } from '@mailroom/api-client';
import type { TableState } from '@mailroom/design-system';

type ViewState = V2Schemas['ViewState'];

/** The part of a table's state that a view keeps: columns, sort and these filters, never the search. */
export function viewStateOf({ sort, filters, columns }: TableState, filterIds: readonly string[]): ViewState {
  const { hidden, order = [], widths = {}, pinned = {} } = columns;
  const pins = (side: 'start' | 'end') => (pinned[side] ?? []).map((id) => ({ id, side }));
  return {
    sort: sort.map(({ id, direction }) => ({ id, direction: direction === 1 ? 'asc' : 'desc' })),
    filters: filterIds.flatMap((id) => {
      const values = filters[id] ?? [];
      return values.length > 0 ? [{ id, values: [...values] }] : [];
    }),
    columns: {
      hidden: [...hidden],
      order: [...order],
      widths: Object.entries(widths).map(([id, width]) => ({ id, width: Math.round(width) })),
      pinned: [...pins('start'), ...pins('end')],
    },
  };
}

/** The table's state that a view stands for. Absent parts are as in a new table. */
export function tableStateOf({ sort, filters, columns }: ViewState): Partial<TableState> {
  const { hidden, order, widths, pinned } = columns;
  const pinnedAt = (side: 'start' | 'end') => pinned.filter((pin) => pin.side === side).map(({ id }) => id);
  return {
    sort: sort.map(({ id, direction }) => ({ id, direction: direction === 'asc' ? 1 : -1 })),
    filters: Object.fromEntries(filters.map(({ id, values }) => [id, values])),
    columns: {
      hidden,
      ...(order.length > 0 && { order }),
      ...(widths.length > 0 && { widths: Object.fromEntries(widths.map(({ id, width }) => [id, width])) }),
      ...(pinned.length > 0 && { pinned: { start: pinnedAt('start'), end: pinnedAt('end') } }),
    },
  };
}
