import type { V1Schemas } from '@mailroom/api-client';
import { Banner, DateText, Text, type MessageTone } from '@mailroom/design-system';
import { formatDuration } from '@mailroom/domain/dates/durations';
import { StatusReasons } from '../../../components/StatusReasons.tsx';
import { statusesOf } from '../../../components/statusLists.ts';
import { useNow } from '../../../shared/useNow.ts';

type Product = V1Schemas['Product'];

const SECOND = 1000;

/** How long the launch can still be aborted without a message being built. */
function Hold({ until }: { until: string }) {
  const now = useNow(SECOND);
  const left = Date.parse(until) - now.getTime();
  return (
    <Banner tone="info" title={left > 0 ? `On hold for ${formatDuration(left)}` : 'The hold time has ended'}>
      {left > 0 ? 'Until then it can be aborted before anything is built.' : 'The send list is being built.'} The hold
      ends <DateText value={until} />.
    </Banner>
  );
}

/** The deadline is the end of the start's day. A confirmation between start and deadline sends immediately. */
function ConfirmBy({ by, start }: { by: string; start: string }) {
  const last = (
    <Text as="strong" weight={600}>
      <DateText value={by} />
    </Text>
  );
  if (Date.parse(by) <= Date.parse(start)) {
    return (
      <>
        {' '}
        Confirm by {last}, or the start on <DateText value={start} /> will be missed.
      </>
    );
  }
  return (
    <>
      {' '}
      It starts on <DateText value={start} />; if confirmed later, it is sent immediately. Without a go-ahead by {last}{' '}
      its start is missed.
    </>
  );
}

function WaitingForGo({ product }: { product: Product }) {
  const may = product.actions.find(({ name }) => name === 'confirm');
  const by = product.prepared?.confirm_by ?? product.next_due_at;
  const start = product.product_start_date;
  return (
    <Banner tone="warning" title={may?.allowed ? 'Waiting for your go-ahead' : 'Waiting for the go-ahead'}>
      Everything is built and frozen.
      {by && start && <ConfirmBy by={by} start={start} />}
    </Banner>
  );
}

const TONES: Readonly<Partial<Record<string, MessageTone>>> = { danger: 'danger', warning: 'warning' };

/** Shown only when somebody must know or do something. */
export function ProductBanner({ product }: { product: Product }) {
  const { product_status, hold_until, reasons, attention_detail, prepared } = product;
  if (product_status === 'Submitted' && hold_until) return <Hold until={hold_until} />;
  const isWaiting = product.steps.some(({ name, status }) => name === 'Confirm' && status === 'Pending');
  if (product_status === 'Processing' && prepared && isWaiting) return <WaitingForGo product={product} />;
  const { tone, meaning, next } = statusesOf('product').of(product_status);
  const waiting = reasons.filter(({ actor }) => actor !== 'Nobody');
  const isCalm = waiting.length === 0 && !attention_detail && TONES[tone] !== 'danger';
  if (isCalm || product_status === 'Cancelled') return null;
  // The title already shows the status.
  const more = waiting.filter(({ text }) => text !== meaning);
  return (
    <Banner tone={TONES[tone] ?? 'info'} title={meaning}>
      {attention_detail && <Text as="p">{attention_detail}</Text>}
      {more.length > 0 ? <StatusReasons reasons={more} /> : next}
    </Banner>
  );
}
