import { Button, type TableColumn } from '@mailroom/design-system';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { ListPage } from '../../../components/ListPage.tsx';
import { useRowActions } from '../../../components/useRowActions.ts';
import { ratesQuery } from '../../../resources/rates.queries.ts';
import { useAccountList } from '../../../session/account/useAccountList.ts';
import { Gate } from '../../../session/user/Gate.tsx';
import { useCan } from '../../../session/user/usePermissions.ts';
import { api } from '../../../shared/api.ts';
import { loadOnUse } from '../../../shared/lazyPart.tsx';
import { exportQuery, tableQuery } from '../../../shared/listState/tableQuery.ts';
import { rateColumns, rateFilters, type Rate } from './rates.columns.ts';

const RateDialog = loadOnUse(async () => (await import('./RateDialog.tsx')).RateDialog);

function Rates() {
  const add = useCan('can_update_order');
  const [dialog, setDialog] = useState<{ readonly rate?: Rate }>();
  const list = useAccountList({ sort: 'product_type:asc', filters: ['product_type'] });
  // Without a filter by account, because the rates for all accounts belong to none.
  const query = tableQuery('listProductRates', list.state, { filters: ['product_type'] });
  const rates = useQuery(ratesQuery(query));
  const rowActions = useRowActions();
  const columns = useMemo((): readonly TableColumn<Rate>[] => {
    if (!add.can) return rateColumns;
    return [
      ...rateColumns,
      {
        id: 'actions',
        header: 'Actions',
        kind: 'actions',
        width: 72,
        priority: 1,
        value: (rate) =>
          rowActions(rate, [
            { id: 'edit', act: 'update', label: 'Edit', isInline: true, onAction: () => setDialog({ rate }) },
          ]),
      },
    ];
  }, [add.can, rowActions]);
  return (
    <ListPage
      title="Rates"
      noun="rate"
      download={() => api.download('v1', '/product_rate/export', { query: exportQuery(query) })}
      actions={
        add.can && (
          <Button variant="primary" onClick={() => setDialog({})}>
            Add rate
          </Button>
        )
      }
      viewsOf="listProductRates"
      list={list}
      query={rates}
      columns={columns}
      rowId={(row) => String(row.id)}
      filters={rateFilters}
      empty={{ title: 'No rates yet', description: 'A product without a rate can’t be launched.' }}
    >
      {dialog && <RateDialog rate={dialog.rate} onClose={() => setDialog(undefined)} />}
    </ListPage>
  );
}

/** The price of a thousand messages: for all accounts, and for single ones. */
export function RatesPage() {
  return (
    <Gate needs="can_view_product" screen>
      <Rates />
    </Gate>
  );
}
