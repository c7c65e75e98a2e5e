import type { V1Schemas } from '@mailroom/api-client';
import { Banner, Button, DateText, Text } from '@mailroom/design-system';
import { formatCountdown } from '@mailroom/domain/dates/durations';
import { nextStepText } from '@mailroom/domain/derivation/nextStepText';
import { isReader } from '@mailroom/domain/derivation/who';
import { productAttentions } from '@mailroom/domain/statuses/productAttentions';
import { StatusReasons } from '../../../components/StatusReasons.tsx';
import { statusesOf } from '../../../components/statusLists.ts';
import { useReaderId } from '../../../session/user/useCurrentUser.ts';
import { loadOnUse } from '../../../shared/lazyPart.tsx';
import { paths } from '../../../shared/paths.ts';
import { useNow } from '../../../shared/useNow.ts';

const ProductUndo = loadOnUse(
  async () => (await import('./ProductUndo.tsx')).ProductUndo,
  <Banner title="Confirmed">Nothing goes out yet.</Banner>,
);

type Product = V1Schemas['Product'];

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** How long the launch can still be aborted without a message being built. */
function Hold({ until, onAbort }: { until: string; onAbort: (() => void) | undefined }) {
  const now = useNow(SECOND);
  const left = Date.parse(until) - now.getTime();
  return (
    <Banner
      tone="info"
      title={left > 0 ? `On hold for ${formatCountdown(left)}` : 'The hold time has ended'}
      actions={left > 0 && onAbort && <Button onClick={onAbort}>Abort</Button>}
    >
      {left > 0 ? 'Until then it can be aborted before anything is built.' : 'The send list is being built.'} The hold
      ends <DateText value={until} />.
    </Banner>
  );
}

/** The deadline is the start. For an attempt that was ready only after it, the deadline is when the start counts as missed. */
function ConfirmBy({ by, start }: { by: string; start: string }) {
  const now = useNow(MINUTE);
  const isLate = Date.parse(start) <= now.getTime();
  const last = (
    <Text as="strong" weight={600}>
      <DateText value={by} />
    </Text>
  );
  if (!isLate) return <> Confirm by {last}, and it is sent on time.</>;
  return (
    <>
      {' '}
      The start on <DateText value={start} /> has passed: once confirmed, it is sent immediately.
      {Date.parse(by) > now.getTime() && <> Confirm by {last}, or it counts as missed.</>}
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

/**
 * Says why a launch stopped, in the words of the person or the step that stopped it, and who takes it on. Its only reason
 * would repeat the title and lead to this page.
 */
function Stopped({ product, meaning }: { product: Product; meaning: string }) {
  const { attention_detail: detail, next_actor, next_actor_id, next_step: step, next_due_at: due } = product;
  const reader = useReaderId();
  const actor = isReader(reader, next_actor_id) ? 'You' : next_actor;
  return (
    <Banner tone="danger" title={meaning}>
      {detail && <Text as="p">{detail}</Text>}
      <Text as="p">
        {nextStepText({ actor, step })}
        {due && (
          <>
            {' '}
            by <DateText value={due} />
          </>
        )}
      </Text>
    </Banner>
  );
}

/** The button that accepts a creative of another advertiser, for users who may. */
function acceptButton({ actions }: Product, ask: (name: string) => void) {
  const isOffered = actions.some(({ name, allowed }) => name === 'accept_advertiser' && allowed);
  return isOffered && <Button onClick={() => ask('accept_advertiser')}>Accept the creative</Button>;
}

/** A launched product keeps its status, so this isn't among its reasons: it only prevents the relaunch. */
function OtherAdvertiser({ product, ask }: { product: Product; ask: (name: string) => void }) {
  const { creative, advertiser_name } = product;
  return (
    <Banner tone="warning" title="It can’t be relaunched yet" actions={acceptButton(product, ask)}>
      The creative ‘{creative?.name}’ belongs to {creative?.advertiser?.name}, the order to {advertiser_name}.
    </Banner>
  );
}

/** Shown only when somebody must know or do something. */
export function ProductBanner({ product, ask }: { product: Product; ask: (name: string) => void }) {
  const { product_status, hold_until, reasons, prepared, order_id, product_id } = product;
  const mayEdit = product.actions.some(({ name, allowed }) => name === 'update' && allowed);
  const fieldHref = (field: string) => paths.orderManagement.editProduct(order_id, product_id, field);
  const mayAbort = product.actions.some(({ name, allowed }) => name === 'cancel' && allowed);
  if (product_status === 'Submitted' && hold_until)
    return <Hold until={hold_until} onAbort={mayAbort ? () => ask('cancel') : undefined} />;
  const undo = product.actions.find(({ name }) => name === 'undo');
  if (undo?.until !== undefined) return <ProductUndo id={product.product_id} action={undo} until={undo.until} />;
  const isWaiting = product.steps.some(({ name, status }) => name === 'Confirm' && status === 'Pending');
  if (product_status === 'Processing' && prepared && isWaiting) return <WaitingForGo product={product} />;
  const stop = productAttentions.find(({ code }) => code === product.attention);
  const accept = acceptButton(product, ask);
  if (accept && product.attempt > 0) {
    return (
      <>
        {stop && <Stopped product={product} meaning={stop.meaning} />}
        <OtherAdvertiser product={product} ask={ask} />
      </>
    );
  }
  if (stop) return <Stopped product={product} meaning={stop.meaning} />;
  const { tone, meaning, next } = statusesOf('product').of(product_status);
  const waiting = reasons.filter(({ actor }) => actor !== 'Nobody');
  const isCalm = waiting.length === 0 && tone !== 'danger';
  if (isCalm || product_status === 'Cancelled') return null;
  // The title already shows the status.
  const more = waiting.filter(({ text }) => text !== meaning);
  return (
    <Banner tone={tone === 'danger' || tone === 'warning' ? tone : 'info'} title={meaning} actions={accept}>
      {more.length > 0 ? (
        <StatusReasons
          reasons={more}
          of={{ entity: 'product', id: product_id }}
          fieldHref={mayEdit ? fieldHref : undefined}
        />
      ) : (
        next
      )}
    </Banner>
  );
}
