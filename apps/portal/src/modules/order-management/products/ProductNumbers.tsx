import type { V1Schemas } from '@mailroom/api-client';
import { Card, Code, Funnel, Stack, Text, useDesign, type FunnelStep } from '@mailroom/design-system';
import { pastAttemptText } from '@mailroom/domain/derivation/pastAttempt';
import { RecountNote } from '../../../components/RecountNote.tsx';
import { RecordLink } from '../../../components/RecordLink.tsx';
import { Gate } from '../../../session/user/Gate.tsx';
import { paths } from '../../../shared/paths.ts';

type Product = V1Schemas['Product'];

function several(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}

function loss(id: string, label: string, value: number, tone?: 'danger'): FunnelStep {
  return {
    id,
    label,
    value,
    kind: 'loss',
    ...(tone && { tone }),
  };
}

function total(id: string, label: string, value: number): FunnelStep {
  return { id, label, value, kind: 'total' };
}

function someOf(losses: readonly FunnelStep[]): readonly FunnelStep[] {
  return losses.filter(({ value }) => value > 0);
}

/** Leaves out losses that removed nobody, except for the first two, which users look for. */
function stepsOf({ funnel, recipients, product_type }: Product): FunnelStep[] | undefined {
  if (!funnel) return undefined;
  const result = recipients === null ? undefined : product_type === 'Data delivery' ? 'Records' : 'Recipients';
  const people = funnel.deliverable;
  return [
    total('rows', 'Rows in the file', funnel.rows),
    loss('rejected', 'Rejected', funnel.rejected, 'danger'),
    loss('duplicates', 'Duplicates', funnel.duplicates),
    ...someOf([
      loss('opted_out', 'Opted out in the file', funnel.opted_out),
      loss('forgotten', 'Deleted since', funnel.forgotten),
      loss('house', 'On house lists', funnel.suppressed_by_house),
      loss('account', 'On account lists', funnel.suppressed_by_account),
      loss('advertiser', 'On advertiser lists', funnel.suppressed_by_advertiser),
    ]),
    result
      ? total('deliverable', 'Deliverable', people)
      : { ...total('deliverable', 'Deliverable', people), kind: 'result' },
    ...(result
      ? [
          ...someOf([
            loss('already', 'Already mailed', funnel.already_mailed),
            loss('cut', 'More than ordered', funnel.cut),
            loss('left_out', 'Left out in the review', funnel.left_out ?? 0),
          ]),
          { id: 'result', label: result, value: funnel.recipients, kind: 'result' as const },
        ]
      : []),
  ];
}

/** Names the two numbers of a product whose attempt was stopped: what that attempt froze, and what a relaunch would reach. */
function Past({ product }: { product: Product }) {
  const { formatDate, timeZone } = useDesign();
  const { past_attempt: past, relaunch, launched_at } = product;
  if (past === null) return null;
  const day = launched_at === null ? '' : ` of ${formatDate(launched_at, 'date', timeZone)}`;
  const name = `Attempt ${past.attempt}${day}`;
  return <Text size={12}>{pastAttemptText({ name, frozen: past.recipients, now: relaunch?.recipients ?? null })}</Text>;
}

function Frozen({ prepared, isData }: { prepared: NonNullable<Product['prepared']>; isData: boolean }) {
  const seeds = `${several(prepared.live_seeds, 'live seed')} and ${several(prepared.proofs, 'proof')}`;
  return (
    <Text size={12} tone="muted">
      {isData ? 'Frozen' : `Frozen with ${seeds}`}
      <Gate needs="can_update_order">
        , sha-256 <Code>{`${prepared.manifest_sha256.slice(0, 8)}…${prepared.manifest_sha256.slice(-4)}`}</Code>
      </Gate>
    </Text>
  );
}

/** How the rows of the file become the recipients; frozen once the send list is built. */
export function ProductNumbers({ product }: { product: Product }) {
  const steps = stepsOf(product);
  const { audience, prepared, past_attempt: past, recount } = product;
  const isData = product.product_type === 'Data delivery';
  const isOver = past !== null && product.product_status === 'Cancelled';
  // The audience of a cancelled product may have changed since.
  const isOfAudience = audience !== null && !isOver;
  const below =
    (recount && <RecountNote recount={recount} />) ??
    (prepared && (isOver || audience?.pinned) && <Frozen prepared={prepared} isData={isData} />);
  return (
    <Card
      title={isData ? 'From the file to the destination' : 'From the file to the inbox'}
      note={
        isOfAudience && (
          <>
            audience <RecordLink href={paths.audienceBuilder.audience(audience.id)}>{audience.name}</RecordLink>
            {audience.version_number !== null && `, version ${audience.version_number}`}
          </>
        )
      }
      footer={
        past ? (
          <Stack gap={4}>
            <Past product={product} />
            {below}
          </Stack>
        ) : (
          below
        )
      }
    >
      {steps ? (
        <Funnel steps={steps} />
      ) : (
        <Text tone="muted">{audience ? 'Not imported yet' : 'No audience is chosen yet'}</Text>
      )}
    </Card>
  );
}
