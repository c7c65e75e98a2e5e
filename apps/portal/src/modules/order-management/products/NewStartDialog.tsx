import type { V1Schemas } from '@mailroom/api-client';
import { DateTimeInput, Text } from '@mailroom/design-system';
import { useUpdateProduct } from '../../../resources/products.queries.ts';
import { useOffered } from '../../../session/user/usePermissions.ts';
import { RecordDialog } from '../../../shared/forms/RecordDialog.tsx';
import { useRecordForm } from '../../../shared/forms/useRecordForm.tsx';
import { productRules, valuesOf } from './productFields.ts';

interface NewStartDialogProps {
  product: V1Schemas['Product'];
  /** Opens the dialog of an action; '' closes this one. */
  ask: (name: string) => void;
}

/** Chooses other dates for a product whose start was missed or is too close, then opens the review of its launch. */
export function NewStartDialog({ product, ask }: NewStartDialogProps) {
  const { mutateAsync: update } = useUpdateProduct();
  const launch = product.attempt > 0 ? 'relaunch' : 'launch';
  const mayLaunch = useOffered()(product.actions.find(({ name }) => name === launch));
  const { product_start_date, product_end_date } = valuesOf(product);
  const form = useRecordForm({
    values: { product_start_date, product_end_date },
    record: product,
    rules: (dates) => {
      const { product_end_date: end = [] } = productRules({ ...valuesOf(product), ...dates });
      return { product_start_date: ['required'], product_end_date: ['required', ...end] };
    },
    save: (dates, version) => update({ product: { product_id: product.product_id, version }, body: dates }),
    onDone: () => ask(mayLaunch ? launch : ''),
  });
  return (
    <RecordDialog
      form={form}
      title="Choose a new start"
      saveLabel={mayLaunch ? 'Save and review' : 'Save dates'}
      onClose={() => ask('')}
    >
      {mayLaunch && (
        <Text as="p">The review opens with the new dates. Nothing is sent until you press the button there.</Text>
      )}
      <DateTimeInput label="Start" isRequired timeZone={product.time_zone} {...form.typed('product_start_date')} />
      <DateTimeInput label="End" isRequired timeZone={product.time_zone} {...form.typed('product_end_date')} />
    </RecordDialog>
  );
}
