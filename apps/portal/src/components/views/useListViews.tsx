import type { TableProps } from '@mailroom/design-system';
import type { ViewList } from '@mailroom/domain/views/viewLists';
import { useState, type ReactNode } from 'react';
import { loadOnUse } from '../../shared/lazyPart.tsx';
import type { ListInUrl } from '../../shared/listState/useListState.ts';

/** The table's props about views. */
export type OfferedViews = Pick<TableProps<object>, 'views' | 'onSaveView'>;

export type ListOfViews = Pick<ListInUrl, 'state' | 'setState'>;

interface Around {
  filters?: readonly { readonly id: string }[] | undefined;
  /** Whether the rows are there: the views can wait for them. */
  isLoaded: boolean;
}

const NONE_YET: OfferedViews = { views: [] };
const NO_FILTERS: readonly never[] = [];

const ListViews = loadOnUse(async () => (await import('./ListViews.tsx')).ListViews, null);

/** Returns a list's saved views, if it has any: `offered` goes to its table, `part` beside it. Loads after the rows. */
export function useListViews(
  name: ViewList | undefined,
  list: ListOfViews,
  { filters = NO_FILTERS, isLoaded }: Around,
): { offered: OfferedViews; part: ReactNode } {
  const [offered, setOffered] = useState(NONE_YET);
  return {
    offered,
    part: name !== undefined && isLoaded && (
      <ListViews name={name} list={list} filters={filters} onOffer={setOffered} />
    ),
  };
}
