import { Button } from '@mailroom/design-system';
import { useQuery } from '@tanstack/react-query';
import { ListPage } from '../../../components/ListPage.tsx';
import { productQuery } from '../../../resources/products.queries.ts';
import { responseDataQuery } from '../../../resources/responseData.queries.ts';
import { Gate } from '../../../session/user/Gate.tsx';
import { useCan } from '../../../session/user/usePermissions.ts';
import { api } from '../../../shared/api.ts';
import { loadOnUse } from '../../../shared/lazyPart.tsx';
import { exportQuery, tableQuery } from '../../../shared/listState/tableQuery.ts';
import { useListState } from '../../../shared/listState/useListState.ts';
import { useUrlText } from '../../../shared/listState/useUrlText.ts';
import { paths } from '../../../shared/paths.ts';
import { useRouteId } from '../../../shared/recordId.ts';
import { responseDataColumns, responseDataFilters } from './responseData.columns.ts';

const ResponseUploadDialog = loadOnUse(async () => (await import('./ResponseUploadDialog.tsx')).ResponseUploadDialog);

function ResponseData({ productId }: { productId: number }) {
  const add = useCan('can_add_response_data');
  const [dialog, ask] = useUrlText('ask');
  const list = useListState({ sort: 'day:asc', filters: ['source'] });
  const options = { filters: ['source'] as const, fixed: { product_id: [productId] } };
  const query = { ...tableQuery('listProductResponses', list.state, options), 'product_id:eq': [productId] };
  const days = useQuery(responseDataQuery(query));
  const product = useQuery({ ...productQuery(productId), enabled: useCan('can_view_product').can });
  return (
    <ListPage
      title={product.data ? `Response data of ${product.data.product_name}` : 'Response data'}
      label="Response data"
      noun="day"
      download={() => api.download('v1', '/product_response/export', { query: exportQuery(query) })}
      actions={
        <>
          <Button href={paths.orderManagement.product(productId)}>Open the product</Button>
          {add.can && (
            <Button variant="primary" onClick={() => ask('upload')}>
              Upload response data
            </Button>
          )}
        </>
      }
      viewsOf="listProductResponses"
      list={list}
      query={days}
      columns={responseDataColumns}
      rowId={(row) => String(row.id)}
      filters={responseDataFilters}
      empty={{
        title: 'No response data yet',
        description: 'Opens, clicks and complaints are counted by Mailroom, or uploaded from another system.',
      }}
    >
      {dialog === 'upload' && <ResponseUploadDialog productId={productId} onClose={() => ask('')} />}
    </ListPage>
  );
}

/** The responses to a product, day by day: those that Mailroom counted and those that were uploaded. */
export function ResponseDataPage() {
  const id = useRouteId();
  return (
    <Gate needs="can_view_response_data" screen>
      <ResponseData key={id} productId={id} />
    </Gate>
  );
}
