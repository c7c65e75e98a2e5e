import type { V1Schemas } from '@mailroom/api-client';
import { Table, useDesign } from '@mailroom/design-system';
import { PAGE_SIZE } from '@mailroom/domain/constants';
import { useMemo } from 'react';
import { useReaderId } from '../../../session/user/useCurrentUser.ts';
import { paths } from '../../../shared/paths.ts';
import { productColumns } from '../products/products.columns.ts';

/** The products of one order. */
export function OrderProducts({ order }: { order: V1Schemas['Order'] }) {
  const { timeZone } = useDesign();
  const reader = useReaderId();
  const columns = useMemo(() => productColumns({ timeZone, reader, hasOrder: false }), [timeZone, reader]);
  return (
    <Table
      label="Products"
      isFlush
      columns={columns}
      rows={order.products}
      rowId={(row) => String(row.product_id)}
      rowHref={(row) => paths.orderManagement.order(order.id, row.product_id)}
      hasColumnMenu={false}
      isPaged={order.products.length > PAGE_SIZE}
      empty={{
        title: 'No products yet',
        description:
          'A product says what is sent to whom, how many, and when. Add the first one, then submit the order.',
      }}
    />
  );
}
