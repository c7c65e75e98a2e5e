import type { V1Schemas } from '@mailroom/api-client';
import { Skeleton } from '@mailroom/design-system';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { useWatch } from 'react-hook-form';
import { accountQuery } from '../../../resources/accounts.queries.ts';
import { useCan } from '../../../session/user/usePermissions.ts';
import type { RecordForm } from '../../../shared/forms/recordForm.ts';
import type { Given } from '../form/GivenParts.tsx';
import { ProductFields } from '../form/ProductFields.tsx';
import type { ProductValues } from '../form/productFields.ts';
import { calendarOf, suggestedDates, suggestedEnd, type SuggestedDates } from '../form/suggestions.ts';
import type { AddOrderValues } from './addOrderFields.ts';

interface FirstProductProps {
  form: RecordForm<AddOrderValues>;
  accountId: number;
  /** Chosen elsewhere. */
  given: Given | undefined;
  /** The dates that were suggested last. Those of another account are replaced while nobody has changed them. */
  last: RefObject<SuggestedDates | undefined>;
}

const DATES = ['product_start_date', 'product_end_date'] as const;
const NO_DATES: SuggestedDates = { product_start_date: null, product_end_date: null };

interface FieldsProps extends FirstProductProps {
  /** Undefined for a user who may not view the account. */
  account: V1Schemas['Account'] | undefined;
}

function Fields({ form, accountId, given, last, account }: FieldsProps) {
  const { control, getValues, resetField } = form.form;
  const advertiserId = useWatch({ control, name: 'advertiser_id' });
  const [now] = useState(() => new Date());
  const [suggested] = useState(() => account && suggestedDates(calendarOf(account), now));
  const fill = useEffectEvent(() => {
    const [start, end] = getValues(DATES);
    const { product_start_date: lastStart, product_end_date: lastEnd } = last.current ?? NO_DATES;
    const isUntouched = start === lastStart && end === lastEnd;
    // A draft may be older than its start.
    const hasPassed = start !== null && new Date(start) < now;
    if (!suggested || !(isUntouched || hasPassed)) return;
    // As the field's default: a suggestion isn't input that somebody could lose.
    for (const name of DATES) resetField(name, { defaultValue: suggested[name] });
    last.current = suggested;
  });
  useEffect(() => fill(), []);
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
