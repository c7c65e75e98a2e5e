import type { V1Schemas } from '@mailroom/api-client';
import { Button, Form, Stack } from '@mailroom/design-system';
import { useUpdateOrder } from '../../../resources/orders.queries.ts';
import { textOrNull } from '../../../shared/forms/textOrNull.ts';
import { useRecordForm } from '../../../shared/forms/useRecordForm.tsx';
import { OrderFields } from './OrderFields.tsx';
import { orderRules, type OrderValues } from './orderFields.ts';

/** Edits the details of an order. */
export function OrderForm({ order }: { order: V1Schemas['Order'] }) {
  const update = useUpdateOrder();
  const edit = order.actions.find(({ name }) => name === 'update');
  const form = useRecordForm<OrderValues>({
    values: {
      account_id: order.account_id,
      advertiser_id: order.advertiser_id,
      name: order.name,
      po_number: order.po_number ?? '',
      notes: order.notes ?? '',
    },
    record: order,
    rules: orderRules,
    cannotSave: edit?.allowed ? undefined : edit?.reason,
    save: ({ advertiser_id, name, po_number, notes }, version) =>
      update.mutateAsync({
        order: { id: order.id, version },
        body: {
          advertiser_id: advertiser_id ?? order.advertiser_id,
          name,
          po_number: textOrNull(po_number),
          notes: textOrNull(notes),
        },
      }),
  });
  return (
    <Form aria-label="Order" {...form.formProps}>
      <Stack gap={16}>
        <OrderFields
          form={form}
          account={{ id: order.account_id, name: order.account_name }}
          advertiser={{ id: order.advertiser_id, name: order.advertiser_name }}
          isNew={false}
        />
        <Stack direction="row" justify="end">
          <Button type="submit" isBusy={form.isSaving} disabled={!edit?.allowed} reason={edit?.reason ?? ''}>
            Save order
          </Button>
        </Stack>
      </Stack>
      {form.dialogs}
    </Form>
  );
}
