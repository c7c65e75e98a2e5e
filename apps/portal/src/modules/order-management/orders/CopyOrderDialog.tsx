import type { V1Schemas } from '@mailroom/api-client';
import { Banner, NumberInput, Skeleton, Table, TextInput } from '@mailroom/design-system';
import { copyName } from '@mailroom/domain/forms/copyName';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useDuplicateOrder } from '../../../resources/planning/newOrders.queries.ts';
import { productQuery } from '../../../resources/products.queries.ts';
import { errorText } from '../../../shared/errors/errorKinds.ts';
import { atMost, type FieldRules } from '../../../shared/forms/domainResolver.ts';
import { RecordDialog } from '../../../shared/forms/RecordDialog.tsx';
import { useRecordForm } from '../../../shared/forms/useRecordForm.tsx';
import { paths } from '../../../shared/paths.ts';
import { MOST_DAYS } from '../form/copy.ts';
import { copiedProducts, daysAtFirst, FOUR_WEEKS } from './orderCopy.ts';
import { copyColumns } from './orderCopy.columns.ts';

interface CopyValues {
  name: string;
  days: number | null;
}

const RULES: FieldRules<CopyValues> = {
  name: ['required', atMost(200)],
  days: ['non_negative', 'whole', { rule: 'max', max: MOST_DAYS }],
};

function isSensible(days: number | null): boolean {
  return days === null || (Number.isInteger(days) && days >= 0 && days <= MOST_DAYS);
}

interface CopyOrderDialogProps {
  order: V1Schemas['Order'];
  /** The name of the copy at first. Default: that of the order, as a copy. */
  name?: string | undefined;
  /** Called before the copy opens. */
  onCopied?: (() => void) | undefined;
  onClose: () => void;
}

/** Copies an order, as last month: its products start so many days later. Shows which would start when. */
export function CopyOrderDialog({ order, name = copyName(order.name), onCopied, onClose }: CopyOrderDialogProps) {
  const { id, products } = order;
  const navigate = useNavigate();
  const duplicate = useDuplicateOrder();
  const copy = useRef<number>(undefined);
  const [now] = useState(() => new Date());
  // Nothing is moved without a start. The account's calendar comes with each of its products.
  const first = products.find(({ product_start_date: start }) => start !== null)?.product_id;
  const calendar = useQuery({ ...productQuery(first ?? 0), enabled: first !== undefined });
  const form = useRecordForm<CopyValues>({
    values: { name, days: first === undefined ? null : FOUR_WEEKS },
    rules: RULES,
    save: async (typed) => {
      const made = await duplicate.mutateAsync({ id, ...typed });
      copy.current = made.id;
      onCopied?.();
    },
    onDone: () => {
      if (copy.current) void navigate(paths.orderManagement.order(copy.current));
    },
  });
  const { getValues, resetField } = form.form;
  const suggest = useEffectEvent(() => {
    if (calendar.data && getValues('days') === FOUR_WEEKS)
      resetField('days', { defaultValue: daysAtFirst(products, calendar.data, now) });
  });
  const isKnown = calendar.data !== undefined;
  useEffect(() => {
    if (isKnown) suggest();
  }, [isKnown]);
  const days = form.typed('days');
  const rows =
    calendar.data && isSensible(days.value) ? copiedProducts(products, days.value, calendar.data, now) : undefined;
  return (
    <RecordDialog
      form={form}
      // Wide enough for a table of dates.
      width={720}
      title="Duplicate order"
      saveLabel="Duplicate order"
      onClose={onClose}
    >
      <TextInput label="Name of the copy" {...form.field('name')} />
      {first !== undefined && (
        <NumberInput
          label="Dates moved by"
          unit="days"
          maxDigits={0}
          hint="28 days keep the weekday. Empty: the copy’s products have neither start nor end"
          {...days}
        />
      )}
      {calendar.error && <Banner tone="danger" title={errorText(calendar.error)} />}
      {calendar.isLoading && <Skeleton lines={3} height={40} />}
      {rows && (
        <Table
          label="Products of the copy"
          columns={copyColumns(rows)}
          hasColumnMenu={false}
          rows={rows}
          rowId={(row) => String(row.id)}
          isPaged={false}
        />
      )}
    </RecordDialog>
  );
}
