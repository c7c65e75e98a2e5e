import { MoneyInput, RadioGroup, Select, TextInput } from '@mailroom/design-system';
import { PRODUCT_TYPES } from '@mailroom/domain/derivation/productTypes';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ChoiceInput } from '../../../components/ChoiceInput.tsx';
import { verticalsQuery } from '../../../resources/advertisers.queries.ts';
import { accountChoices } from '../../../resources/choices/choices.queries.ts';
import { useAddRate, useEditRate } from '../../../resources/rates.queries.ts';
import { useCurrentAccount } from '../../../session/account/useCurrentAccount.ts';
import { useIsSuperAdmin } from '../../../session/user/useCurrentUser.ts';
import { useCan } from '../../../session/user/usePermissions.ts';
import { RecordDialog } from '../../../shared/forms/RecordDialog.tsx';
import { useRecordForm } from '../../../shared/forms/useRecordForm.tsx';
import type { Rate } from './rates.columns.ts';

interface RateDialogProps {
  /** The rate to edit; without it, one is added. */
  rate?: Rate | undefined;
  onClose: () => void;
}

const TYPES = PRODUCT_TYPES.map((type) => ({ value: type, label: type }));

const SCOPES = { account: 'One account', house: 'All accounts' } as const;

/** Adds a rate, or changes the price of one. The account, type and vertical of a rate stay as they are. */
export function RateDialog({ rate, onClose }: RateDialogProps) {
  const { account, accountId } = useCurrentAccount();
  const isSuperAdmin = useIsSuperAdmin();
  const mayViewVerticals = useCan('can_view_vertical').can;
  const verticals = useQuery({ ...verticalsQuery, enabled: mayViewVerticals && !rate });
  const [scope, setScope] = useState<keyof typeof SCOPES>('account');
  const { mutateAsync: add } = useAddRate();
  const { mutateAsync: edit } = useEditRate();
  const form = useRecordForm({
    values: {
      account_id: (accountId ?? null) as number | null,
      product_type: (rate?.product_type ?? 'E-mail deployment') as Rate['product_type'] | null,
      vertical_id: null as number | null,
      cpm_cents: (rate?.cpm_cents ?? null) as number | null,
      currency: rate?.currency ?? 'USD',
    },
    record: rate,
    rules: {
      ...(!rate && scope === 'account' && { account_id: ['required'] }),
      product_type: ['required'],
      cpm_cents: ['required', 'non_negative', { rule: 'max', max: 100_000_000 }],
      currency: ['required', { rule: 'length', min: 3, max: 3 }],
    },
    save: ({ account_id, product_type, vertical_id, cpm_cents, currency }, version) => {
      const price = { cpm_cents: cpm_cents ?? 0, currency: currency.toUpperCase() };
      if (rate) return edit({ rate: { id: rate.id, version }, body: price });
      const sold = { product_type: product_type ?? 'E-mail deployment', vertical_id };
      return add({ account_id: scope === 'house' ? null : account_id, ...sold, ...price });
    },
    onDone: onClose,
  });
  const options = (verticals.data?.objects ?? []).map(({ id, name }) => ({ value: id, label: name }));
  return (
    <RecordDialog
      form={form}
      title={rate ? 'Edit rate' : 'Add rate'}
      saveLabel={rate ? 'Save rate' : 'Add rate'}
      onClose={onClose}
    >
      {!rate && (
        <>
          <RadioGroup
            label="Applies to"
            name="scope"
            orientation="horizontal"
            value={scope}
            onValueChange={(value) => setScope(value as keyof typeof SCOPES)}
            options={Object.entries(SCOPES).map(([value, label]) => ({
              value,
              label,
              disabled: value === 'house' && !isSuperAdmin,
              reason: 'Only a Super Admin can add a rate for all accounts',
            }))}
          />
          {scope === 'account' && (
            <ChoiceInput form={form} name="account_id" label="Account" load={accountChoices} chosen={account} />
          )}
          <Select label="Type" isSearchable={false} options={TYPES} {...form.control('product_type')} />
          {mayViewVerticals && (
            <Select
              label="Vertical"
              hint="Empty: all verticals"
              isClearable
              options={options}
              {...form.control('vertical_id')}
            />
          )}
        </>
      )}
      <MoneyInput
        label="Rate per thousand"
        currency={form.form.watch('currency') || 'USD'}
        {...form.typed('cpm_cents')}
      />
      <TextInput label="Currency" hint="Three letters, such as USD" {...form.field('currency')} />
    </RecordDialog>
  );
}
