import type { V1Schemas } from '@mailroom/api-client';
import { Card, DateText, DescriptionList, MoneyText, NumberText } from '@mailroom/design-system';
import { isReader, whoText } from '@mailroom/domain/derivation/who';
import { useReaderId } from '../../../session/user/useCurrentUser.ts';
import { useFormats } from '../../../shared/useFormats.ts';

type Order = V1Schemas['Order'];

/** The first and the last of some times, without those that are missing. */
function rangeOf(times: readonly (string | null)[]): { first: string | null; last: string | null } {
  const known = times.filter((at) => at !== null).toSorted();
  return { first: known[0] ?? null, last: known.at(-1) ?? null };
}

/** The cost of the order or, until anything is delivered, the expected one. */
function OrderCost({ totals: { cost, expected_cost: expected } }: Pick<Order, 'totals'>) {
  if (cost) return <MoneyText cents={cost.amount_cents} currency={cost.currency} />;
  if (!expected) return null;
  return (
    <>
      <MoneyText cents={expected.amount_cents} currency={expected.currency} /> expected
    </>
  );
}

interface OrderSummaryProps {
  order: Order;
  /** Whether the page shows the order's form, which has its PO number and notes. */
  hasForm: boolean;
}

/** The order's sums, its owner, and when it runs. */
export function OrderSummary({ order, hasForm }: OrderSummaryProps) {
  const { number } = useFormats();
  const reader = useReaderId();
  const { po_number, notes } = order;
  const formless = [
    { term: 'PO number', detail: po_number },
    { term: 'Notes', detail: notes },
  ].filter(({ detail }) => !hasForm && detail !== null && detail !== '');
  const { totals, owner, products, submitted_at, submitted_by, advertiser_name, account_name } = order;
  const share = totals.ordered > 0 ? ` (${number(Math.round((totals.delivered / totals.ordered) * 1000) / 10)} %)` : '';
  const { first } = rangeOf(products.map(({ product_start_date: at }) => at));
  const { last } = rangeOf(products.map(({ product_end_date: at }) => at));
  return (
    <Card title="Order">
      <DescriptionList
        columns={3}
        items={[
          { term: 'Ordered', detail: <NumberText value={totals.ordered} /> },
          {
            term: 'Delivered',
            detail: (
              <>
                <NumberText value={totals.delivered} />
                {totals.delivered > 0 && share}
              </>
            ),
          },
          {
            term: 'Cost',
            detail: (totals.cost ?? totals.expected_cost) && <OrderCost totals={totals} />,
          },
          { term: 'Advertiser', detail: advertiser_name },
          { term: 'Account', detail: account_name },
          { term: 'Owner', detail: owner && whoText(reader, owner) },
          { term: 'First start', detail: <DateText value={first} /> },
          { term: 'Last end', detail: <DateText value={last} /> },
          {
            term: 'Submitted',
            detail: submitted_at ? (
              <>
                <DateText value={submitted_at} />
                {submitted_by && ` by ${isReader(reader, submitted_by.id) ? 'you' : submitted_by.name}`}
              </>
            ) : (
              'Not yet: its products stay Draft'
            ),
          },
          ...formless,
        ]}
      />
    </Card>
  );
}
