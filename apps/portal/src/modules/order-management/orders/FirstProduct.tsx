import type { V1Schemas } from '@mailroom/api-client';
import { Skeleton } from '@mailroom/design-system';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { accountQuery } from '../../../resources/accounts.queries.ts';
import { useCan } from '../../../session/user/usePermissions.ts';
import type { RecordForm } from '../../../shared/forms/recordForm.ts';
import type { Given } from '../form/GivenParts.tsx';
import { ProductFields } from '../form/ProductFields.tsx';
import type { ProductValues } from '../form/productFields.ts';
import { calendarOf, suggestedDates, suggestedEnd } from '../form/suggestions.ts';
import type { AddOrderValues } from './addOrderFields.ts';

interface FirstProductProps {
  form: RecordForm<AddOrderValues>;
  accountId: number;
  /** Chosen elsewhere. */
  given: Given | undefined;
}

const DATES = ['product_start_date', 'product_end_date'] as const;

interface FieldsProps extends FirstProductProps {
  /** Undefined for a user who may not view the account. */
  account: V1Schemas['Account'] | undefined;
}

function Fields({ form, accountId, given, account }: FieldsProps) {
  const { control, getValues, resetField } = form.form;
  const advertiserId = useWatch({ control, name: 'advertiser_id' });
  const [now] = useState(() => new Date());
  const [suggested] = useState(() => account && suggestedDates(calendarOf(account), now));
  const fill = useEffectEvent(() => {
    const [start, end] = getValues(DATES);
    // A draft has its own dates, unless they have passed since.
    const hasDates = end !== null || (start !== null && new Date(start) >= now);
    // As the field's default: a suggestion isn't input that somebody could lose.
    if (suggested && !hasDates) for (const name of DATES) resetField(name, { defaultValue: suggested[name] });
  });
  const empty = useEffectEvent(() => {
    for (const name of DATES)
      if (suggested && getValues(name) === suggested[name]) resetField(name, { defaultValue: null });
  });
  useEffect(() => {
    fill();
    // Another account has other working hours.
    return () => empty();
  }, []);
  return (
    <ProductFields
      form={form as unknown as RecordForm<ProductValues>}
      isNew
      accountId={accountId}
      advertiserId={advertiserId}
      suggested={suggested}
      endOf={account && ((start) => suggestedEnd(start, calendarOf(account).time_zone))}
      timeZone={account?.time_zone}
      currency="USD"
      accountTolerance={account?.volume_tolerance_percent}
      chosen={given}
    />
  );
}

/** The fields of an order's first product, with what its account suggests. */
export function FirstProduct(props: FirstProductProps) {
  const { accountId } = props;
  const account = useQuery({ ...accountQuery(accountId), enabled: useCan('can_view_account').can });
  if (account.isLoading) return <Skeleton lines={6} height={40} />;
  return <Fields key={accountId} {...props} account={account.data} />;
}
