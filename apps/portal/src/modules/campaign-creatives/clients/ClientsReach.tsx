import type { V1Schemas } from '@mailroom/api-client';
import { Link, Text } from '@mailroom/design-system';
import { readersReached } from '@mailroom/domain/verdicts/readersReached';
import { useCan } from '../../../session/user/usePermissions.ts';
import { paths } from '../../../shared/paths.ts';
import { shareWords, type Client } from './clients.columns.ts';

function readers({ percent, isEstimate }: ReturnType<typeof readersReached>): string {
  return `${shareWords(percent, isEstimate)} of ${isEstimate ? 'readers' : 'your readers'}`;
}

function summaryOf(clients: readonly Client[]): string {
  const lost = readersReached(clients, 'loses content');
  const different = readersReached(clients, 'degrades');
  const parts = [
    ...(lost.percent > 0 ? [`breaks for ${readers(lost)}`] : []),
    ...(different.percent > 0 ? [`looks different for ${readers(different)}`] : []),
  ];
  return parts.length === 0 ? 'It works in every client that was checked.' : `It ${parts.join(', and ')}.`;
}

interface ClientsReachProps {
  creative: V1Schemas['Creative'];
  clients: readonly Client[];
}

/** Shows how many readers the faults of all clients reach together, and where the shares come from. */
export function ClientsReach({ creative, clients }: ClientsReachProps) {
  const { can } = useCan('can_view_account');
  if (clients.length === 0) return null;
  return (
    <Text as="p">
      {summaryOf(clients)}
      {can && creative.account_id !== null && (
        <>
          {' '}
          <Link href={paths.administration.account(creative.account_id, 'checks')}>Shares and required clients</Link>
        </>
      )}
    </Text>
  );
}
