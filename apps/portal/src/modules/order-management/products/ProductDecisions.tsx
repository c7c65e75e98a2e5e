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
export function ProductDecisions({ launchId }: { launchId: number }) {
  const { data, error, isFetching, refetch } = useQuery(proofreadQuery(launchId));
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
