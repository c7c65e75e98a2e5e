import type { V1Schemas } from '@mailroom/api-client';
import { NOTHING_SELECTED, useDesign } from '@mailroom/design-system';
import { useQuery } from '@tanstack/react-query';
import { ListPage } from '../../../components/ListPage.tsx';
import { useMemo, useState, type ReactNode } from 'react';
import { productGroupsQuery } from '../../../resources/productGroups.queries.ts';
import { productsQuery } from '../../../resources/products.queries.ts';
import { useAccountList } from '../../../session/account/useAccountList.ts';
import { useReaderId } from '../../../session/user/useCurrentUser.ts';
import { useCan } from '../../../session/user/usePermissions.ts';
import { api } from '../../../shared/api.ts';
import { loadOnUse } from '../../../shared/lazyPart.tsx';
import { withAccountColumn } from '../../../shared/listState/accountColumn.ts';
import { exportQuery, tableQuery } from '../../../shared/listState/tableQuery.ts';
import { paths } from '../../../shared/paths.ts';
import { productColumns } from '../products/products.columns.ts';
import { AddOrderButton } from './AddOrderButton.tsx';
import { ListChoices } from './ListChoices.tsx';
import type { OfferedFilters } from './MoreFilters.tsx';
import { startHeading } from './startHeading.ts';
import { ACTOR, GROUP, useProductGroup } from './useProductGroup.ts';

const NoProducts = loadOnUse(async () => (await import('./NoProducts.tsx')).NoProducts, null);
const MoreFilters = loadOnUse(async () => (await import('./MoreFilters.tsx')).MoreFilters, null);

const ProductsBulk = loadOnUse(async () => (await import('../bulk/ProductsBulk.tsx')).ProductsBulk, null);

const FILTERS = ['product_status', 'product_type', ACTOR, 'advertiser_id', 'owner_id'] as const;
const ACTS = [['can_launch_product', 'can_update_order', 'can_abort_product', 'can_confirm_product']] as const;
/** Only in this order are the products of a day side by side. */
const BY_START = 'product_start_date';
/** A status is its own label, so the chip of a link says it before the choices are known. */
const FIRST_FILTERS = [{ id: 'product_status', label: 'Status', options: [] }];
const OWN_FILTERS = [{ id: GROUP }];

/** Every product: what is sent when, its status, and who acts next. Ahead, overdue and finished are apart. */
export function ProductList({ views }: { views: ReactNode }) {
  const { timeZone } = useDesign();
  const reader = useReaderId();
  const list = useAccountList({
    sort: `${BY_START}:asc`,
    filters: [...FILTERS, 'starts', GROUP],
  });
  const { group, choose, filter } = useProductGroup(list);
  const [more, setMore] = useState<OfferedFilters>();
  const [selection, setSelection] = useState(NOTHING_SELECTED);
  const { can: mayAct } = useCan(ACTS);
  const days = list.state.filters['starts'];
  // A link to some days waits for the code that reads them.
  const enabled = !days || more !== undefined;
  const query = tableQuery('listProducts', list.state, {
    search: 'product_name',
    filters: FILTERS,
    fixed: { ...list.accountFilter, ...filter, ...more?.startsIn(days, timeZone) },
  });
  const products = useQuery({ ...productsQuery(query), enabled });
  const { data: counts } = useQuery({ ...productGroupsQuery(query, group === 'mine'), enabled });
  const columns = useMemo(
    () => withAccountColumn(productColumns({ timeZone, reader }), list.accountId),
    [timeZone, reader, list.accountId],
  );
  const all = counts && counts.ahead + counts.overdue + counts.finished;
  const { state } = list;
  const rowHeading = ({ product_start_date: start }: V1Schemas['ProductRow']) =>
    startHeading({ start: start === null ? null : new Date(start), shown: group, now: new Date(), timeZone });
  // The table would offer to clear filters, because it takes the group for one of them.
  const isPlain =
    state.search === '' && ['', group === 'mine' ? ACTOR : GROUP].includes(Object.keys(state.filters).join());
  const groups = [
    { id: 'mine', label: 'Needs me', count: counts?.needs_me },
    { id: 'ahead', label: 'Ahead', count: counts?.ahead },
    { id: 'overdue', label: 'Overdue', count: counts?.overdue },
    { id: 'finished', label: 'Finished', count: counts?.finished },
    { id: 'all', label: 'All', count: all },
  ] as const;
  const choices = <ListChoices label="Products" items={groups} value={group} onChoose={choose} />;
  const isNothing = isPlain && products.data?.total_rows === 0;
  return (
    <ListPage
      title="Orders"
      noun="product"
      download={() => api.download('v1', '/product/export', { query: exportQuery(query) })}
      actions={
        <>
          {views}
          <AddOrderButton />
        </>
      }
      viewsOf="listProducts"
      list={list}
      query={products}
      columns={columns}
      isGrid={false}
      {...(mayAct && {
        selection,
        onSelectionChange: setSelection,
        bulkActions: (selected, count) => (
          <ProductsBulk
            selection={selected}
            count={count}
            query={query}
            onDone={() => setSelection(NOTHING_SELECTED)}
          />
        ),
      })}
      rowId={(row) => String(row.product_id)}
      rowTone={(row) => (row.changed_from ? 'accent' : undefined)}
      rowHref={(row) => paths.orderManagement.order(row.order_id, row.product_id)}
      search="Search by order or product"
      filters={more?.filters ?? FIRST_FILTERS}
      ownFilters={OWN_FILTERS}
      tabs={choices}
      {...(state.sort[0]?.id === BY_START && { rowHeading })}
      frame={(table) =>
        isNothing ? (
          <>
            {choices}
            <NoProducts shown={all === 0 ? 'all' : group} />
          </>
        ) : (
          table
        )
      }
    >
      {(products.data || !enabled) && <MoreFilters accountId={list.accountId} onOffer={setMore} />}
    </ListPage>
  );
}
