import { EXTENDED_PAGE_SIZE } from '@mailroom/domain/constants';
import { atom } from 'jotai';
import { sessionStore } from '../stores.ts';

const KEY = 'page-sizes';

type PageSizes = Readonly<Record<string, number>>;

function stored(): PageSizes {
  try {
    const found: unknown = JSON.parse(sessionStore.get(KEY) ?? '{}');
    return typeof found === 'object' && found !== null ? (found as PageSizes) : {};
  } catch {
    return {};
  }
}

const sizesAtom = atom<PageSizes | undefined>(undefined);

/**
 * How many rows a page of each list has for this user. The server keeps it as a preference; session storage has it too,
 * or each reload would first ask for ten rows.
 */
export const pageSizesAtom = atom(
  (get) => get(sizesAtom) ?? stored(),
  (_get, set, sizes: PageSizes) => {
    set(sizesAtom, sizes);
    sessionStore.set(KEY, JSON.stringify(sizes));
  },
);

/** The list at a path, whatever record it belongs to: the members of every audience have one size. */
export function listOfPath(pathname: string): string {
  return pathname.replaceAll(/\/\d+(?=\/|$)/g, '/:id');
}

/** The size that was chosen for a list; undefined for one that no list can have. */
export function chosenSize(sizes: PageSizes, list: string): number | undefined {
  const size = sizes[list];
  return Number.isInteger(size) && size !== undefined && size >= 1 && size <= EXTENDED_PAGE_SIZE ? size : undefined;
}
