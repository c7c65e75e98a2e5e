import type { V1Schemas } from '@mailroom/api-client';
import { Card, Code, Funnel, Text, type FunnelStep } from '@mailroom/design-system';
import { RecordLink } from '../../../components/RecordLink.tsx';
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

/** Leaves out steps that removed nobody, except for the first three, which users look for. */
function stepsOf({ prepared, audience, deliverable }: Product): FunnelStep[] | undefined {
  const counts = prepared ?? audience?.counts;
  if (!counts) return undefined;
  const steps = [
    { id: 'rows', label: 'Rows in the file', value: counts.rows, kind: 'total' as const },
    loss('rejected', 'Rejected', counts.rejected, 'danger'),
    loss('duplicates', 'Duplicates', counts.duplicates),
    loss('suppressed', 'Suppressed', counts.suppressed),
  ];
  const further = prepared
    ? [loss('already', 'Already mailed', prepared.already_mailed), loss('cut', 'More than ordered', prepared.cut)]
    : [loss('merged', 'Merged', audience?.counts?.merged ?? 0)];
  const result = prepared?.recipients ?? deliverable ?? audience?.counts?.accepted ?? 0;
  return [
    ...steps,
    ...further.filter(({ value }) => value > 0),
    { id: 'result', label: prepared ? 'Recipients' : 'Deliverable', value: result, kind: 'result' },
  ];
}

/** How the rows of the file become the recipients; frozen once the send list is built. */
export function ProductNumbers({ product }: { product: Product }) {
  const steps = stepsOf(product);
  const { audience, prepared } = product;
  return (
    <Card
      title="From the file to the inbox"
      note={
        audience && (
          <>
            audience <RecordLink href={paths.audienceBuilder.audience(audience.id)}>{audience.name}</RecordLink>
            {audience.version_number !== null && `, version ${audience.version_number}`}
          </>
        )
      }
      footer={
        prepared && (
          <Text size={12} tone="muted">
            Frozen with {several(prepared.live_seeds, 'live seed')} and {several(prepared.proofs, 'proof')}, sha-256{' '}
            <Code>{`${prepared.manifest_sha256.slice(0, 8)}…${prepared.manifest_sha256.slice(-4)}`}</Code>
          </Text>
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
