import type { V1Schemas } from '@mailroom/api-client';
import { Link, Text } from '@mailroom/design-system';
import { readersReached } from '@mailroom/domain/verdicts/readersReached';
import { useCan } from '../../../session/user/usePermissions.ts';
import { paths } from '../../../shared/paths.ts';
import { shareWords, type Client } from './clientWords.ts';

function readers({ percent, isEstimate }: ReturnType<typeof readersReached>): string {
  return `${shareWords(percent, isEstimate)} of ${isEstimate ? 'readers' : 'your readers'}`;
}

const HARMS = [
  ['loses content', 'breaks'],
  ['degrades', 'looks different'],
  ['may differ', 'may look different'],
] as const;

/** 'a', 'a, and b', or 'a, b, and c'. */
function inWords(parts: readonly string[]): string {
  return parts.map((part, at) => (at > 0 && at === parts.length - 1 ? `and ${part}` : part)).join(', ');
}

function summaryOf(clients: readonly Client[]): string {
  const parts = HARMS.flatMap(([verdict, does]) => {
    const reached = readersReached(clients, verdict);
    return reached.percent > 0 ? [`${does} for ${readers(reached)}`] : [];
  });
  return parts.length === 0 ? 'It works in every client that was checked.' : `It ${inWords(parts)}.`;
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
