import type { V1Schemas } from '@mailroom/api-client';
import { Banner, Button, Skeleton, Text } from '@mailroom/design-system';
import { formatCountdown } from '@mailroom/domain/dates/durations';
import { nextStepText } from '@mailroom/domain/derivation/nextStepText';
import { isReader } from '@mailroom/domain/derivation/who';
import { productAttentions } from '@mailroom/domain/statuses/productAttentions';
import { statusesOf } from '../../../components/statusLists.ts';
import { useOffered } from '../../../session/user/usePermissions.ts';
import { useReaderId } from '../../../session/user/useCurrentUser.ts';
import { loadOnUse } from '../../../shared/lazyPart.tsx';
import { paths } from '../../../shared/paths.ts';
import { useNow } from '../../../shared/useNow.ts';
import { BlockerList } from './BlockerList.tsx';
import { headline } from './headline.ts';
import { dateReason, launchAfterNewStart, otherBlockers } from './newStart.ts';
import { ProductTime } from './ProductTime.tsx';

const StartAgain = loadOnUse(
  async () => (await import('./StartAgain.tsx')).StartAgain,
  ({ title }) => (
    <Banner tone="danger" title={title}>
      <Skeleton lines={2} height={32} smallHeight={64} />
    </Banner>
  ),
);
const GoesOut = loadOnUse(
  async () => (await import('./GoesOut.tsx')).GoesOut,
  <Banner tone="success" title="Goes out">
    It goes out automatically.
  </Banner>,
);
const Paused = loadOnUse(
  async () => (await import('./Paused.tsx')).Paused,
  ({ title, children }) => (
    <Banner tone="danger" title={title}>
      {children}
    </Banner>
  ),
);
const ProductUndo = loadOnUse(
  async () => (await import('./ProductUndo.tsx')).ProductUndo,
  <Banner title="Confirmed">Nothing goes out yet.</Banner>,
);

type Product = V1Schemas['Product'];
type Reason = V1Schemas['Reason'];

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** How long the launch can still be aborted without a message being built. */
function Hold({ until, zone, onAbort }: { until: string; zone: string; onAbort: (() => void) | undefined }) {
  const now = useNow(SECOND);
  const left = Date.parse(until) - now.getTime();
  return (
    <Banner
      tone="info"
      title={left > 0 ? `On hold for ${formatCountdown(left)}` : 'The hold time has ended'}
      actions={left > 0 && onAbort && <Button onClick={onAbort}>Abort</Button>}
    >
      {left > 0 ? 'Until then it can be aborted before anything is built.' : 'The send list is being built.'} The hold
      ends <ProductTime value={until} zone={zone} />.
    </Banner>
  );
}

interface ConfirmByProps {
  by: string;
  start: string;
  zone: string;
}

/** The deadline is the start. For an attempt that was ready only after it, the deadline is when the start counts as missed. */
function ConfirmBy({ by, start, zone }: ConfirmByProps) {
  const now = useNow(MINUTE);
  const isLate = Date.parse(start) <= now.getTime();
  const last = (
    <Text as="strong" weight={600}>
      <ProductTime value={by} zone={zone} />
    </Text>
  );
  if (!isLate) return <> Confirm by {last}, and it is sent on time.</>;
  return (
    <>
      {' '}
      The start on <ProductTime value={start} zone={zone} /> has passed: once confirmed, it is sent immediately.
      {Date.parse(by) > now.getTime() && <> Confirm by {last}, or it counts as missed.</>}
    </>
  );
}

function WaitingForGo({ product, ask }: { product: Product; ask: (name: string) => void }) {
  const isOffered = useOffered();
  const may = product.actions.find(({ name }) => name === 'confirm');
  // The button of the page can't be pressed then, and what holds the go-ahead may be decided in the review.
  const isHeld = may?.allowed === false && isOffered(may);
  const by = product.prepared?.confirm_by ?? product.next_due_at;
  const start = product.product_start_date;
  return (
    <Banner
      tone="warning"
      title={may?.allowed ? 'Waiting for your go-ahead' : 'Waiting for the go-ahead'}
      actions={isHeld && <Button onClick={() => ask('confirm')}>Review</Button>}
    >
      Everything is built and frozen.
      {isHeld && <> {may.reason}.</>}
      {by && start && <ConfirmBy by={by} start={start} zone={product.time_zone} />}
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
  const why = (
    <>
      {detail && <Text as="p">{detail}</Text>}
      <Text as="p">
        {nextStepText({ actor, step })}
        {due && (
          <>
            {' '}
            by <ProductTime value={due} zone={product.time_zone} />
          </>
        )}
      </Text>
    </>
  );
  if (product.attention === 'paused' || product.corrected !== null) {
    return (
      <Paused product={product} title={meaning}>
        {why}
      </Paused>
    );
  }
  return (
    <Banner tone="danger" title={meaning}>
      {why}
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

/** Another start has to be chosen. Names what else holds the product, apart from a creative that has a banner of its own. */
function NewStart({ product, title, ask }: { product: Product; title: string; ask: (name: string) => void }) {
  const isOffered = useOffered();
  const others = otherBlockers(product);
  const listed = others.filter(({ code }) => code !== 'other_advertiser' || !acceptButton(product, ask));
  const next = launchAfterNewStart(product);
  const mayLaunch = others.length === 0 && isOffered(product.actions.find(({ name }) => name === next));
  return (
    <StartAgain product={product} title={title} launch={mayLaunch ? next : undefined} ask={ask}>
      {listed.length > 0 && <BlockerList product={product} reasons={listed} fieldHref={fieldHrefOf(product)} />}
    </StartAgain>
  );
}

/** Where the fields of a product are filled in, for users who may. */
function fieldHrefOf({ actions, order_id, product_id }: Product) {
  const mayEdit = actions.some(({ name, allowed }) => name === 'update' && allowed);
  return mayEdit ? (field: string) => paths.orderManagement.editProduct(order_id, product_id, field) : undefined;
}

/** Says whose turn it is with a title that is the only reason. */
function withoutRepeat(reason: Reason, title: string): Reason {
  const { step = '' } = reason;
  if (reason.text !== title || step === '') return reason;
  return { ...reason, text: `${step.charAt(0).toUpperCase()}${step.slice(1)}.` };
}

/** Why a product that isn't launched, or can't be relaunched, waits. */
function Waiting({ product, ask }: { product: Product; ask: (name: string) => void }) {
  const { product_status: status } = product;
  const { tone, next } = statusesOf('product').of(status);
  const title = headline(product);
  const waiting = product.reasons.filter(({ actor }) => actor !== 'Nobody');
  const isCalm = waiting.length === 0 && tone !== 'danger';
  if (isCalm || status === 'Cancelled') return null;
  return (
    <Banner
      tone={tone === 'danger' || tone === 'warning' ? tone : 'info'}
      title={title}
      actions={acceptButton(product, ask)}
    >
      {waiting.length > 0 ? (
        <BlockerList
          product={product}
          reasons={waiting.map((reason) => withoutRepeat(reason, title))}
          fieldHref={fieldHrefOf(product)}
        />
      ) : (
        next
      )}
    </Banner>
  );
}

/** Shown only when somebody must know or do something. */
export function ProductBanner({ product, ask }: { product: Product; ask: (name: string) => void }) {
  const { product_status: status, hold_until: holdUntil, prepared, time_zone: zone } = product;
  const mayAbort = product.actions.some(({ name, allowed }) => name === 'cancel' && allowed);
  if (status === 'Submitted' && holdUntil)
    return <Hold until={holdUntil} zone={zone} onAbort={mayAbort ? () => ask('cancel') : undefined} />;
  const undo = product.actions.find(({ name }) => name === 'undo');
  const goesOut = status === 'Approved' && <GoesOut product={product} ask={ask} />;
  if (undo?.until !== undefined) {
    return (
      <ProductUndo id={product.product_id} action={undo} until={undo.until} zone={zone}>
        {goesOut}
      </ProductUndo>
    );
  }
  if (goesOut) return goesOut;
  const isWaiting = product.steps.some(({ name, status: step }) => name === 'Confirm' && step === 'Pending');
  if (status === 'Processing' && prepared && isWaiting) return <WaitingForGo product={product} ask={ask} />;
  const stop = productAttentions.find(({ code }) => code === product.attention);
  const isDated = launchAfterNewStart(product) !== undefined;
  const isForeign = (product.attempt > 0 || isDated) && acceptButton(product, ask) !== false;
  if (!stop && !isForeign && !isDated) return <Waiting product={product} ask={ask} />;
  const title = stop?.meaning ?? dateReason(product);
  return (
    <>
      {title !== undefined &&
        (isDated ? (
          <NewStart product={product} title={title} ask={ask} />
        ) : (
          stop && <Stopped product={product} meaning={title} />
        ))}
      {isForeign && <OtherAdvertiser product={product} ask={ask} />}
    </>
  );
}
