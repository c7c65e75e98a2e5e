import type { ProductGroup } from '@mailroom/domain/statuses/productGroups';
import type { ListInUrl } from '../../../shared/listState/useListState.ts';

/** The filter of the group, in the URL and in saved views. */
export const GROUP = 'group';

type ShownGroup = ProductGroup | 'all';

const SHOWN: readonly ShownGroup[] = ['ahead', 'overdue', 'finished', 'all'];

/**
 * The group that the list of products shows: the chosen one, otherwise what is ahead. A link to the products of some
 * statuses shows them in whichever group they are.
 */
export function useProductGroup({ state, setState }: Pick<ListInUrl, 'state' | 'setState'>) {
  const { [GROUP]: chosen, ...others } = state.filters;
  const usual: ShownGroup = others['product_status'] ? 'all' : 'ahead';
  const group = SHOWN.find((one) => one === chosen?.[0]) ?? usual;
  function choose(next: ShownGroup) {
    setState({ ...state, page: 1, filters: { ...others, ...(next !== usual && { [GROUP]: [next] }) } });
  }
  return { group, choose, filter: group === 'all' ? {} : { [GROUP]: [group] } } as const;
}
