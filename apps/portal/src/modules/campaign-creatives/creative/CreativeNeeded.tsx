import { listQuery } from '@mailroom/api-client';
import { Link, useDesign } from '@mailroom/design-system';
import { statuses } from '@mailroom/domain/statuses/statuses';
import { useQuery } from '@tanstack/react-query';
import { productsQuery } from '../../../resources/products.queries.ts';
import { dueText } from '../../../shared/dates/dueText.ts';
import { paths } from '../../../shared/paths.ts';
import { useFormats } from '../../../shared/useFormats.ts';
import { useNow } from '../../../shared/useNow.ts';

/** A product with one of these waits for its creative. */
const WAITING = statuses.product.flatMap(({ code, phase }) =>
  phase === 'preparation' || phase === 'trouble' ? [code] : [],
);

/** Says by when a creative is needed, and for which product: the first one that waits for it. */
export function CreativeNeeded({ creativeId }: { creativeId: number }) {
  const { timeZone } = useDesign();
  const { count } = useFormats();
  const now = useNow(undefined);
  const query = listQuery('listProducts', {
    pageSize: 1,
    sort: { field: 'product_start_date', direction: 'asc' },
    filters: { creative_id: [creativeId], product_status: WAITING },
  });
  const { data } = useQuery(productsQuery(query));
  if (!data) return null;
  const [first] = data.objects;
  if (!first) return 'no product waits for it';
  const due = first.next_due_at ?? first.product_start_date;
  const others = data.total_rows - 1;
  return (
    <>
      {due && `${dueText(new Date(due), now, timeZone)} `}
      {'for '}
      <Link href={paths.orderManagement.product(first.product_id)}>{first.product_name}</Link>
      {others > 0 && ` and ${count(others, 'more product')}`}
    </>
  );
}
