import type { TableState } from '@mailroom/design-system';

/** `wanted` with what differs between `from` and `to`. */
function merged<Values extends object>(wanted: Values, from: Values, to: Values): Values {
  const entries = new Map(Object.entries(wanted));
  for (const name of new Set([...Object.keys(from), ...Object.keys(to)]) as Set<keyof Values & string>)
    if (!(name in to)) entries.delete(name);
    else if (from[name] !== to[name]) entries.set(name, to[name]);
  return Object.fromEntries(entries) as Values;
}

/**
 * Returns `wanted` with the changes that somebody made from `shown` to `next`: a choice that was made before the screen could
 * show the one before it takes nothing back.
 */
export function withChanges(wanted: TableState, shown: TableState, next: TableState): TableState {
  return { ...merged(wanted, shown, next), filters: merged(wanted.filters, shown.filters, next.filters) };
}
