import { DEFAULT_TABLE_STATE, type TableState } from './tableState.ts';

export interface TableUrlOptions {
  /** Prefix of each parameter, for pages with several tables: 'orders.'. */
  prefix?: string | undefined;
  /** The state that absent parameters mean. These values aren't written. */
  defaults?: Partial<TableState> | undefined;
  /** The largest page size that a URL may ask for. Default 100. */
  maxPageSize?: number | undefined;
}

// Every parameter except the filters, which have one each.
const NAMES = ['page', 'size', 'sort', 'search', 'hide', 'columns', 'width', 'pin', 'density'] as const;
const FILTER = 'filter.';

type Parameters = Record<string, readonly string[]>;

function pairs(entries: readonly string[]): [string, string][] {
  return entries.flatMap((entry) => {
    const at = entry.lastIndexOf(':');
    return at > 0 ? [[entry.slice(0, at), entry.slice(at + 1)] as [string, string]] : [];
  });
}

function parametersOf(state: TableState): Parameters {
  const { hidden, order, widths, pinned } = state.columns;
  const filters = Object.entries(state.filters).map(([id, values]) => [FILTER + id, values] as const);
  return {
    page: [String(state.page)],
    size: [String(state.pageSize)],
    sort: state.sort.map(({ id, direction }) => `${id}:${direction === 1 ? 'asc' : 'desc'}`),
    search: state.search === '' ? [] : [state.search],
    hide: hidden,
    columns: order ?? [],
    width: Object.entries(widths ?? {}).map(([id, width]) => `${id}:${width}`),
    pin: [...(pinned?.start ?? []).map((id) => `${id}:start`), ...(pinned?.end ?? []).map((id) => `${id}:end`)],
    density: state.density === undefined ? [] : [state.density],
    ...Object.fromEntries(filters),
  };
}

function whole(text: string | undefined, otherwise: number, most: number): number {
  const value = Number(text);
  return text !== undefined && Number.isInteger(value) && value >= 1 && value <= most ? value : otherwise;
}

function stateOf(given: Parameters, defaults: TableState, maxPageSize: number): TableState {
  const at = (name: (typeof NAMES)[number]) => given[name] ?? [];
  const widths = pairs(at('width')).flatMap(([id, width]) => (Number(width) > 0 ? [[id, Number(width)] as const] : []));
  const pins = pairs(at('pin')).filter(([, side]) => side === 'start' || side === 'end');
  const pinnedAt = (side: string) => pins.flatMap(([id, where]) => (where === side ? [id] : []));
  const density = at('density')[0];
  const filters = Object.entries(given).filter(([name, values]) => name.startsWith(FILTER) && values.length > 0);
  return {
    page: whole(at('page')[0], defaults.page, Number.MAX_SAFE_INTEGER),
    pageSize: whole(at('size')[0], defaults.pageSize, maxPageSize),
    sort: pairs(at('sort')).flatMap(([id, word]) =>
      word === 'asc' || word === 'desc' ? [{ id, direction: word === 'asc' ? 1 : -1 } as const] : [],
    ),
    search: at('search')[0] ?? '',
    filters: Object.fromEntries(filters.map(([name, values]) => [name.slice(FILTER.length), values])),
    columns: {
      hidden: at('hide'),
      ...(at('columns').length > 0 && { order: at('columns') }),
      ...(widths.length > 0 && { widths: Object.fromEntries(widths) }),
      ...(pins.length > 0 && { pinned: { start: pinnedAt('start'), end: pinnedAt('end') } }),
    },
    ...((density === 'comfortable' || density === 'compact') && { density }),
  };
}

function isSame(a: readonly string[] = [], b: readonly string[] = []): boolean {
  return a.length === b.length && a.every((value, index) => value === b[index]);
}

/**
 * The state as URL parameters. Leaves out what equals the defaults, so that the bare path means the default table. Keeps
 * other parameters in `into`. An empty parameter means that the reader removed a default.
 */
export function tableStateToSearch(
  state: TableState,
  into: URLSearchParams = new URLSearchParams(),
  options: TableUrlOptions = {},
): URLSearchParams {
  const { prefix = '', defaults } = options;
  const url = new URLSearchParams(into);
  const now = parametersOf(state);
  const plain = parametersOf({ ...DEFAULT_TABLE_STATE, ...defaults });
  for (const name of new Set(url.keys())) if (name.startsWith(prefix + FILTER)) url.delete(name);
  for (const name of new Set([...Object.keys(now), ...Object.keys(plain)])) {
    const values = now[name] ?? [];
    url.delete(prefix + name);
    if (isSame(values, plain[name])) continue;
    for (const value of values.length > 0 ? values : ['']) url.append(prefix + name, value);
  }
  return url;
}

/** The state in a URL. Absent and invalid parameters get their defaults. */
export function tableStateFromSearch(url: URLSearchParams, options: TableUrlOptions = {}): TableState {
  const { prefix = '', defaults, maxPageSize = 100 } = options;
  const start = { ...DEFAULT_TABLE_STATE, ...defaults };
  const given: Record<string, readonly string[]> = { ...parametersOf(start) };
  for (const name of new Set(url.keys())) {
    const own = name.startsWith(prefix) ? name.slice(prefix.length) : '';
    if (!own.startsWith(FILTER) && !NAMES.some((known) => known === own)) continue;
    const values = url.getAll(name);
    given[own] = isSame(values, ['']) ? [] : values;
  }
  return stateOf(given, start, maxPageSize);
}
