import { Grid, Stack, TextArea, TextInput } from '@mailroom/design-system';
import { useWatch } from 'react-hook-form';
import { accountChoices, advertiserChoices } from '../../../resources/choices/choices.queries.ts';
import type { RecordForm } from '../../../shared/forms/recordForm.ts';
import { ChoiceInput } from '../../../components/ChoiceInput.tsx';
import type { OrderValues } from './orderFields.ts';

interface Named {
  readonly id: number;
  readonly name: string;
}

interface OrderFieldsProps {
  form: RecordForm<OrderValues>;
  account?: Named | null | undefined;
  advertiser?: Named | null | undefined;
  /** The account can be chosen only while the order is new. */
  isNew: boolean;
  /** Called when another account was chosen. */
  onAccountChosen?: (() => void) | undefined;
}

/** The details of an order: account, advertiser, name, PO number, notes. */
export function OrderFields({ form, account, advertiser, isNew, onAccountChosen }: OrderFieldsProps) {
  const { control, setValue } = form.form;
  const accountId = useWatch({ control, name: 'account_id' });
  const notes = <TextArea label="Notes" rows={3} {...form.field('notes')} />;
  return (
    <Stack gap={16}>
      <Grid columns={isNew ? 2 : 'auto'} min={320}>
        <ChoiceInput
          form={form}
          name="account_id"
          label="Account"
          load={accountChoices}
          chosen={account}
          disabledReason={isNew ? undefined : 'An order can’t move to another account'}
          onChosen={() => {
            setValue('advertiser_id', null);
            onAccountChosen?.();
          }}
        />
        <ChoiceInput
          key={accountId}
          form={form}
          name="advertiser_id"
          label="Advertiser"
          load={advertiserChoices(accountId ?? 0)}
          chosen={advertiser}
          disabledReason={accountId === null ? 'Choose the account first' : undefined}
        />
        <TextInput label="Order name" {...form.field('name')} />
        <TextInput label="PO number" {...form.field('po_number')} />
        {/* Across the whole page, lines of notes would be too long to read. */}
        {!isNew && notes}
      </Grid>
      {isNew && notes}
    </Stack>
  );
}
