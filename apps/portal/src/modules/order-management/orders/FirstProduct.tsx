import type { V2Schemas } from '@mailroom/api-client';
import { Skeleton } from '@mailroom/design-system';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { useWatch } from 'react-hook-form';
import { planningRulesQuery } from '../../../resources/planning/planningRules.queries.ts';
import type { RecordForm } from '../../../shared/forms/recordForm.ts';
import type { Given } from '../form/GivenParts.tsx';
import { ProductFields } from '../form/ProductFields.tsx';
import type { ProductValues } from '../form/productFields.ts';
import { suggestedDates, suggestedEnd, type SuggestedDates } from '../form/suggestions.ts';
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
  /** The account's settings that its products keep to; undefined while they can't be read. */
  rules: V2Schemas['PlanningRules'] | undefined;
}

function Fields({ form, accountId, given, last, rules }: FieldsProps) {
  const { control, getValues, resetField } = form.form;
  const advertiserId = useWatch({ control, name: 'advertiser_id' });
  const [now] = useState(() => new Date());
  const [suggested] = useState(() => rules && suggestedDates(rules, now));
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
      endOf={rules && ((start) => suggestedEnd(start, rules.time_zone))}
      timeZone={rules?.time_zone}
      currency="USD"
      accountTolerance={rules?.volume_tolerance_percent}
      chosen={given}
    />
  );
}

/** The fields of an order's first product, with what its account suggests. */
export function FirstProduct(props: FirstProductProps) {
  const { accountId } = props;
  const rules = useQuery(planningRulesQuery(accountId));
  if (rules.isLoading) return <Skeleton lines={6} height={40} />;
  return <Fields key={accountId} {...props} rules={rules.data} />;
}
