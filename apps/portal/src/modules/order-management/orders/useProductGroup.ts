import type { ProductGroup } from '@mailroom/domain/statuses/productGroups';
import type { ListInUrl } from '../../../shared/listState/useListState.ts';

/** The filter of the group, in the URL and in saved views. */
export const GROUP = 'group';

/** The filter by who acts. */
export const ACTOR = 'actor';

/** A group, all of them, or the products that wait for the reader. */
export type Shown = ProductGroup | 'all' | 'mine';

const IN_URL: readonly Shown[] = ['ahead', 'overdue', 'finished', 'all'];

/** A link to some statuses, or to what waits for somebody, shows the products in whichever group they are. */
function usualGroup(filters: ListInUrl['state']['filters']): Shown {
  return filters['product_status'] || filters[ACTOR] ? 'all' : 'ahead';
}

/** The part of the list of products that is shown: the chosen one, otherwise what is ahead. */
export function useProductGroup({ state, setState }: Pick<ListInUrl, 'state' | 'setState'>) {
  const { [GROUP]: chosen, ...others } = state.filters;
  const { [ACTOR]: actors, ...withoutActor } = others;
  const isMine = chosen === undefined && actors?.join() === 'me';
  const group = isMine ? 'mine' : (IN_URL.find((one) => one === chosen?.[0]) ?? usualGroup(others));
  function choose(next: Shown) {
    const kept = isMine ? withoutActor : others;
    const filters =
      next === 'mine'
        ? { ...withoutActor, [ACTOR]: ['me'] }
        : { ...kept, ...(next !== usualGroup(kept) && { [GROUP]: [next] }) };
    setState({ ...state, page: 1, filters });
  }
  return { group, choose, filter: group === 'all' || group === 'mine' ? {} : { [GROUP]: [group] } } as const;
}
