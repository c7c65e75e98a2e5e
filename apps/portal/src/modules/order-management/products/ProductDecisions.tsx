import type { V1Schemas } from '@mailroom/api-client';
import { Card, ErrorState, Skeleton } from '@mailroom/design-system';
import { useQuery } from '@tanstack/react-query';
import { proofreadQuery } from '../../../resources/sending/launchProofread.queries.ts';
import { errorText, isNotFound } from '../../../shared/errors/errorKinds.ts';
import { loadOnUse } from '../../../shared/lazyPart.tsx';

const DecidedFaults = loadOnUse(
  async () => (await import('../review/proofread/DecidedFaults.tsx')).DecidedFaults,
  <Skeleton lines={4} />,
);

const TITLE = 'Decisions about single mails';

/** After the go-ahead: what was decided about mails with a fault. Most products have no decision, and show nothing. */
export function ProductDecisions({ product }: { product: V1Schemas['Product'] }) {
  const { launch_id: launchId, product_type: type, steps } = product;
  const isGiven = steps.some(({ name, status }) => name === 'Confirm' && status === 'Success');
  const { data, error, isFetching, refetch } = useQuery({
    ...proofreadQuery(launchId ?? 0),
    enabled: isGiven && launchId !== null && type !== 'Data delivery',
  });
  if (data) {
    return data.faults.some(({ decision }) => decision !== null) && <DecidedFaults title={TITLE} proofread={data} />;
  }
  // Lists that were built before mails were read have no decisions.
  if (!error || isNotFound(error)) return null;
  return (
    <Card title={TITLE}>
      <ErrorState title={errorText(error)} onRetry={() => void refetch()} isRetrying={isFetching} />
    </Card>
  );
}
