import { Button, Card, Form, Page, PageHeader, Stack } from '@mailroom/design-system';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCreateOrder } from '../../../resources/orders.queries.ts';
import { Gate } from '../../../session/user/Gate.tsx';
import { useCurrentAccount } from '../../../session/account/useCurrentAccount.ts';
import { textOrNull } from '../../../shared/forms/textOrNull.ts';
import { useRecordForm } from '../../../shared/forms/useRecordForm.tsx';
import { paths } from '../../../shared/paths.ts';
import { usePageTitle } from '../../../shared/usePageTitle.ts';
import { OrderFields } from './OrderFields.tsx';
import { orderRules, type OrderValues } from './orderFields.ts';

function AddOrder() {
  usePageTitle('Add order');
  const navigate = useNavigate();
  const { account } = useCurrentAccount();
  const create = useCreateOrder();
  const added = useRef<number>(undefined);
  const form = useRecordForm<OrderValues>({
    values: { account_id: account?.id ?? null, advertiser_id: null, name: '', po_number: '', notes: '' },
    rules: orderRules,
    draftKey: 'order:new',
    save: async ({ account_id, advertiser_id, name, po_number, notes }) => {
      const { id } = await create.mutateAsync({
        account_id: account_id ?? 0,
        advertiser_id: advertiser_id ?? 0,
        name: name.trim(),
        po_number: textOrNull(po_number),
        notes: textOrNull(notes),
      });
      added.current = id;
    },
    // Continues with the order's first product.
    onDone: () => {
      if (added.current) void navigate(paths.orderManagement.order(added.current, 'new'), { replace: true });
    },
  });
  return (
    <Page width="narrow">
      <PageHeader
        title="Add order"
        breadcrumbs={[{ label: 'Orders', href: paths.orderManagement.dashboard }, { label: 'Add order' }]}
      />
      <Card title="Order">
        <Form aria-label="Order" {...form.formProps}>
          <Stack gap={16}>
            <OrderFields form={form} account={account} isNew />
            <Stack direction="row" gap={8} justify="end">
              <Button href={paths.orderManagement.dashboard}>Cancel</Button>
              <Button type="submit" variant="primary" isBusy={form.isSaving}>
                Add order
              </Button>
            </Stack>
          </Stack>
        </Form>
      </Card>
      {form.dialogs}
    </Page>
  );
}

/** Adds an order; its products follow on the next screen. */
export function AddOrderPage() {
  return (
    <Gate needs="can_add_order" screen>
      <AddOrder />
    </Gate>
  );
}
