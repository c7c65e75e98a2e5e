import type { V1Schemas } from '@mailroom/api-client';
import { Banner, Button, DateTimeInput, Form, Stack, Text, useDesign } from '@mailroom/design-system';
import { earliestStart, endBeside } from '@mailroom/domain/delivery/nextStarts';
import { nextStepText } from '@mailroom/domain/derivation/nextStepText';
import { isReader } from '@mailroom/domain/derivation/who';
import { useMemo, useState, type ReactNode } from 'react';
import { useUpdateProduct } from '../../../resources/products.queries.ts';
import { useReaderId } from '../../../session/user/useCurrentUser.ts';
import { useRecordForm } from '../../../shared/forms/useRecordForm.tsx';
import { usePageActions } from '../../../shared/pageActions.ts';
import { useFormats } from '../../../shared/useFormats.ts';
import { NEW_START_FORM, newStartTexts, peopleOf } from './newStart.ts';
import { ProductTime } from './ProductTime.tsx';
import { startRules, suggestedStarts } from './suggestedStarts.ts';

type Product = V1Schemas['Product'];

interface StartAgainProps {
  product: Product;
  title: string;
  /** The launch whose review opens once the start is saved; undefined where something else holds it too. */
  launch: 'launch' | 'relaunch' | undefined;
  ask: (name: string) => void;
  /** The other reasons that hold it. */
  children?: ReactNode;
}

function dateOf(text: string | null): Date | null {
  return text === null ? null : new Date(text);
}

/** The end that is saved with the start. */
function endOf({ product_start_date, product_end_date, time_zone }: Product, start: string | null): Date | null {
  if (start === null) return null;
  const before = { startsAt: dateOf(product_start_date), endsAt: dateOf(product_end_date) };
  return endBeside(new Date(start), before, time_zone);
}

/** Says when it ends after another start. */
function Ends({ product, start }: { product: Product; start: string | null }) {
  const end = endOf(product, start);
  if (end === null) return null;
  const isKept = end.toISOString() === dateOf(product.product_end_date)?.toISOString();
  return (
    <>
      {' '}
      It ends <ProductTime value={end} zone={product.time_zone} />
      {isKept ? ', as ordered.' : ', and runs as long as ordered.'}
    </>
  );
}

function useWeekday(): (at: string) => string {
  const { locale, timeZone } = useDesign();
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone });
  return (at) => weekday.format(new Date(at));
}

/** Other starts than the one that is filled in, one press away. */
function Others({ starts, onChoose }: { starts: readonly string[]; onChoose: (start: string) => void }) {
  const { formatDate, timeZone } = useDesign();
  const weekday = useWeekday();
  return starts.map((start) => (
    <Button key={start} onClick={() => onChoose(start)}>
      {weekday(start)} {formatDate(start, 'time', timeZone)}
    </Button>
  ));
}

/** A start that was missed or is too close, as a sentence with the new one in it. The header's primary button saves it. */
export function StartAgain({ product, title, launch, ask, children }: StartAgainProps) {
  const { count } = useFormats();
  const reader = useReaderId();
  const { mutateAsync: update } = useUpdateProduct();
  const [opened] = useState(() => new Date());
  const starts = useMemo(() => suggestedStarts(product, opened), [product, opened]);
  const { timeZone } = useDesign();
  const people = peopleOf(product);
  const noun = product.product_type === 'Data delivery' ? 'record' : 'recipient';
  const texts = newStartTexts(product, launch !== undefined, people === null ? undefined : count(people, noun));
  const form = useRecordForm<{ product_start_date: string | null }>({
    values: { product_start_date: starts[0] },
    record: product,
    rules: () => ({
      product_start_date: [
        'required',
        { rule: 'min_date', earliest: earliestStart(startRules(product), new Date()).toISOString() },
      ],
    }),
    save: ({ product_start_date: start }, version) =>
      update({
        product: { product_id: product.product_id, version },
        body: { product_start_date: start, product_end_date: endOf(product, start)?.toISOString() ?? null },
      }),
    onDone: () => ask(launch ?? ''),
  });
  usePageActions([{ id: NEW_START_FORM, label: texts.button, onAction: form.submit }]);
  const start = form.typed('product_start_date');
  const weekday = useWeekday();
  const actor = isReader(reader, product.next_actor_id) ? 'You' : product.next_actor;
  const next = nextStepText({ actor, step: product.next_step });
  const choose = (value: string) =>
    form.form.setValue('product_start_date', value, { shouldDirty: true, shouldValidate: true });
  return (
    <Banner
      // Nobody has to start a cancelled product again.
      tone={product.product_status === 'Cancelled' ? 'info' : 'danger'}
      title={title}
      actions={<Others starts={starts.slice(1)} onChoose={choose} />}
    >
      <Form id={NEW_START_FORM} aria-label="New start" {...form.formProps}>
        <Stack gap={4}>
          <Stack direction="row" gap={8} align="center" isWrapping>
            <span>{texts.before}</span>
            <DateTimeInput
              label="Start"
              isLabelHidden
              timeZone={timeZone}
              min={earliestStart(startRules(product), opened).toISOString()}
              {...start}
            />
            {start.value !== null && <Text tone="muted">{weekday(start.value)}</Text>}
            {launch && people !== null && (
              <span>
                with <Text weight={600}>{count(people, noun)}</Text>
              </span>
            )}
          </Stack>
          {product.attention_detail && <Text as="p">{product.attention_detail}</Text>}
          <Text as="p" tone="muted">
            {next && `${next}.`}
            <Ends product={product} start={start.value} />
            {launch && ' Nothing is sent before you have seen the review.'}
          </Text>
          {children}
        </Stack>
      </Form>
      {form.dialogs}
    </Banner>
  );
}
