import { DateTimeInput, Grid, MoneyInput, NumberInput, Select, TextInput } from '@mailroom/design-system';
import { Controller, useWatch } from 'react-hook-form';
import { audienceChoices, creativeChoices, installChoices } from '../../resources/choices.queries.ts';
import type { RecordForm } from '../../shared/forms/useRecordForm.tsx';
import { ChoiceInput } from '../../components/ChoiceInput.tsx';
import type { ProductValues } from './productFields.ts';

type Named = { readonly id: number; readonly name: string } | null | undefined;

interface ProductFieldsProps {
  form: RecordForm<ProductValues>;
  accountId: number;
  /** The account's zone, in which a deployment starts. */
  timeZone?: string | undefined;
  currency: string;
  chosen?: { readonly audience: Named; readonly creative: Named; readonly install: Named };
}

const TYPES = ['E-mail deployment', 'Data delivery'].map((type) => ({ value: type, label: type }));

/** What a product consists of; it may be left incomplete, and says then what is missing. */
export function ProductFields({ form, accountId, timeZone, currency, chosen }: ProductFieldsProps) {
  const { control } = form.form;
  const isData = useWatch({ control, name: 'product_type' }) === 'Data delivery';
  const error = (message: string | undefined) => (message ? { error: message } : {});
  const zone = timeZone ? { timeZone } : {};
  return (
    <Grid columns={2}>
      <TextInput label="Product name" isRequired {...form.field('product_name')} />
      <Controller
        control={control}
        name="product_type"
        render={({ field }) => (
          <Select
            label="Type"
            isSearchable={false}
            options={TYPES}
            value={field.value}
            onValueChange={field.onChange}
          />
        )}
      />
      <ChoiceInput
        control={control}
        name="audience_id"
        label="Audience"
        isClearable
        load={audienceChoices(accountId)}
        chosen={chosen?.audience}
      />
      {isData ? (
        <ChoiceInput
          control={control}
          name="install_id"
          label="Destination"
          isClearable
          load={installChoices(accountId)}
          chosen={chosen?.install}
        />
      ) : (
        <ChoiceInput
          control={control}
          name="creative_id"
          label="Creative"
          isClearable
          load={creativeChoices(accountId)}
          chosen={chosen?.creative}
        />
      )}
      <Controller
        control={control}
        name="volume_ordered"
        render={({ field: { onChange, name, onBlur, ref, value }, fieldState }) => (
          <NumberInput
            label="Volume"
            onUnreadable={form.unreadable('volume_ordered')}
            {...{ name, onBlur, ref, value }}
            onValueChange={onChange}
            {...error(fieldState.error?.message)}
          />
        )}
      />
      <Controller
        control={control}
        name="volume_tolerance_percent"
        render={({ field: { onChange, name, onBlur, ref, value }, fieldState }) => (
          <NumberInput
            label="Tolerance"
            onUnreadable={form.unreadable('volume_tolerance_percent')}
            unit="%"
            hint="Empty: the account’s"
            {...{ name, onBlur, ref, value }}
            onValueChange={onChange}
            {...error(fieldState.error?.message)}
          />
        )}
      />
      <Controller
        control={control}
        name="product_start_date"
        render={({ field: { onChange, name, onBlur, ref, value }, fieldState }) => (
          <DateTimeInput
            label="Start"
            onUnreadable={form.unreadable('product_start_date')}
            {...zone}
            {...{ name, onChange, ref, value }}
            onBlur={onBlur}
            {...error(fieldState.error?.message)}
          />
        )}
      />
      <Controller
        control={control}
        name="product_end_date"
        render={({ field: { onChange, name, onBlur, ref, value }, fieldState }) => (
          <DateTimeInput
            label="End"
            onUnreadable={form.unreadable('product_end_date')}
            {...zone}
            {...{ name, onChange, ref, value }}
            onBlur={onBlur}
            {...error(fieldState.error?.message)}
          />
        )}
      />
      <Controller
        control={control}
        name="rate_cpm_cents"
        render={({ field: { onChange, value, name, onBlur, ref }, fieldState }) => (
          <MoneyInput
            label="Rate for a thousand"
            onUnreadable={form.unreadable('rate_cpm_cents')}
            hint="Empty: the account’s, or the house’s"
            currency={currency}
            {...{ name, onBlur, ref }}
            value={value}
            onValueChange={onChange}
            {...error(fieldState.error?.message)}
          />
        )}
      />
    </Grid>
  );
}
