import { listQuery, type V1Schemas } from '@mailroom/api-client';
import { Link, Text, useDesign } from '@mailroom/design-system';
import { productStatuses } from '@mailroom/domain/statuses/productStatuses';
import { useQuery } from '@tanstack/react-query';
import { productsQuery } from '../../../resources/products.queries.ts';
import { useCan } from '../../../session/user/usePermissions.ts';
import { dueText } from '../../../shared/dueText.ts';
import { paths } from '../../../shared/paths.ts';
import { useFormats } from '../../../shared/useFormats.ts';
import { useNow } from '../../../shared/useNow.ts';

/** A product with one of these waits for its creative. */
const WAITING = productStatuses
  .filter(({ phase }) => phase === 'preparation' || phase === 'trouble')
  .map(({ code }) => code);

/** The first product that waits for the creative; undefined while nobody knows, and null where none waits. */
function useWaiting(creativeId: number) {
  const { can } = useCan('can_view_product');
  const query = listQuery('listProducts', {
    pageSize: 1,
    sort: { field: 'product_start_date', direction: 'asc' },
    filters: { creative_id: [creativeId], product_status: WAITING },
  });
  const { data } = useQuery({ ...productsQuery(query), enabled: can });
  return data && { first: data.objects[0] ?? null, others: data.total_rows - 1 };
}

/** Says who acts next, and by when: the first product that waits for the creative tells. */
export function CreativeNext({ creative }: { creative: V1Schemas['Creative'] }) {
  const { timeZone } = useDesign();
  const { count } = useFormats();
  const now = useNow(undefined);
  const waiting = useWaiting(creative.id);
  const actors = [...new Set(creative.reasons.flatMap(({ actor }) => actor ?? []))];
  const { first = null, others = 0 } = waiting ?? {};
  const due = first && (first.next_due_at ?? first.product_start_date);
  return (
    <Text tone="muted">
      {actors.length > 0 && ` ${actors.join(' and ')} acts next`}
      {first && due && (
        <>
          {`${actors.length > 0 ? ': needed' : ' Needed'} ${dueText(new Date(due), now, timeZone)} for `}
          <Link href={paths.orderManagement.product(first.product_id)}>{first.product_name}</Link>
          {others > 0 && ` and ${count(others, 'more product')}`}
        </>
      )}
      {(actors.length > 0 || (first && due)) && '.'}
    </Text>
  );
}
