import { tableStateFromSearch, tableStateToSearch, type TableState } from '@mailroom/design-system';
import { EXTENDED_PAGE_SIZE, FIRST_PAGE, PAGE_SIZE } from '@mailroom/domain/constants';

export interface ListDefaults {
  /** `field:asc` or `field:desc`, used when the URL names no sort. */
  readonly sort?: string;
  readonly pageSize?: number;
  /** Filter ids; each is a URL parameter of that name. */
  readonly filters?: readonly string[];
}

/** URL parameters of the table's arrangement, which the design system writes. */
const ARRANGED = ['hide', 'columns', 'width', 'pin', 'density'] as const;
/** Names that no filter may have, because filters use their own names as URL parameters. */
const OWN: readonly string[] = ['page', 'size', 'sort', 'search', 'account', 'saved', ...ARRANGED];

function wholeNumber(text: string | null, otherwise: number, most: number): number {
  const value = Number(text);
  return text !== null && Number.isInteger(value) && value >= 1 && value <= most ? value : otherwise;
}

function sortOf(texts: readonly string[]): TableState['sort'] {
  return texts.flatMap((text) => {
    const [id, direction] = text.split(':');
    if (!id || (direction !== 'asc' && direction !== 'desc')) return [];
    return [{ id, direction: direction === 'asc' ? 1 : -1 } as const];
  });
}

/** The table's state from the URL; a missing or invalid value gets its default, the page size the one that was chosen. */
export function readListState(url: URLSearchParams, defaults: ListDefaults, chosenSize?: number): TableState {
  const sort = sortOf(url.getAll('sort'));
  const filters = (defaults.filters ?? []).flatMap((id) => {
    const values = OWN.includes(id) ? [] : url.getAll(id);
    return values.length > 0 ? [[id, values] as const] : [];
  });
  const { columns, density } = tableStateFromSearch(url);
  return {
    page: wholeNumber(url.get('page'), FIRST_PAGE, Number.MAX_SAFE_INTEGER),
    pageSize: wholeNumber(url.get('size'), chosenSize ?? defaults.pageSize ?? PAGE_SIZE, EXTENDED_PAGE_SIZE),
    sort: sort.length > 0 || url.has('sort') ? sort : sortOf(defaults.sort ? [defaults.sort] : []),
    search: url.get('search') ?? '',
    filters: Object.fromEntries(filters),
    columns,
    ...(density && { density }),
  };
}

function sortText({ id, direction }: TableState['sort'][number]) {
  return `${id}:${direction === 1 ? 'asc' : 'desc'}`;
}

/** The URL for a state. Defaults are left out, so that the plain path shows the plain list; other parameters stay. */
export function writeListState(before: URLSearchParams, state: TableState, defaults: ListDefaults): URLSearchParams {
  const url = new URLSearchParams(before);
  const put = (name: string, values: readonly string[]) => {
    url.delete(name);
    for (const value of values) url.append(name, value);
  };
  const sort = state.sort.map(sortText);
  put('page', state.page === FIRST_PAGE ? [] : [String(state.page)]);
  put('size', state.pageSize === (defaults.pageSize ?? PAGE_SIZE) ? [] : [String(state.pageSize)]);
  // An empty 'sort=' means that the user removed the default sort.
  put('sort', sort.join() === (defaults.sort ?? '') ? [] : sort.length > 0 ? sort : ['']);
  put('search', state.search ? [state.search] : []);
  const arranged = tableStateToSearch(state);
  for (const name of ARRANGED) put(name, arranged.getAll(name));
  for (const id of defaults.filters ?? []) put(id, state.filters[id] ?? []);
  // A link to a saved view has been followed, or left, with the first choice.
  url.delete('saved');
  return url;
}

/** The URL of a saved view: what the screen itself keeps in the URL stays, the table's state comes with the view. */
export function linkToView(here: URLSearchParams, id: number, filters: readonly string[]): URLSearchParams {
  const url = new URLSearchParams(here);
  for (const name of [...OWN, ...filters]) url.delete(name);
  url.set('saved', String(id));
  return url;
}
