import type { V2Schemas } from '@mailroom/api-client';
import { Card, EmptyState, ErrorState, RowList, Skeleton, useDesign } from '@mailroom/design-system';
import { EntityStatus } from '../../components/EntityStatus.tsx';
import { useCurrentAccount } from '../../session/account/useCurrentAccount.ts';
import { useOpenable } from '../../session/user/usePermissions.ts';
import { errorText } from '../../shared/errors/errorKinds.ts';
import { paths } from '../../shared/paths.ts';
import { recordPath } from '../../shared/recordPath.ts';
import { dueText } from '../../shared/dueText.ts';
import { SeeAll } from './SeeAll.tsx';

export interface WaitingForYouProps {
  /** Undefined while it loads. */
  waiting: readonly V2Schemas['Waiting'][] | undefined;
  /** All that waits, by kind. */
  work: readonly V2Schemas['Work'][];
  error: Error | null;
  onRetry: () => void;
}

/** The items that wait for the user, the most urgent first, each linking to where it is resolved. */
export function WaitingForYou({ waiting, work, error, onRetry }: WaitingForYouProps) {
  const { timeZone } = useDesign();
  const openable = useOpenable();
  const { account, total } = useCurrentAccount();
  const areSeveralAccounts = account === null && total !== 1;
  const now = new Date();
  const rows = waiting?.map(({ entity, id, name, account_name, advertiser_name, status, text, due_at }) => ({
    id: `${entity}-${id}`,
    href: openable(recordPath({ entity, id })) ?? paths.taskManagement.dashboard,
    title: name,
    note: [advertiser_name, areSeveralAccounts && account_name].filter(Boolean).join(', '),
    lead: <EntityStatus entity={entity} code={status} why={text} />,
    detail: text,
    end: due_at && dueText(new Date(due_at), now, timeZone),
  }));
  // The tiles above may turn out higher than their places, and a card that already stands would be seen to move.
  if (!rows && !error) return <Skeleton lines={3} height={40} />;
  return (
    <Card
      title="Waiting for you"
      note="overdue first, then by date"
      footer={work.length > 0 && <SeeAll work={work} />}
      isFlush
    >
      {error && (
        <ErrorState title="The waiting items could not be loaded" onRetry={onRetry}>
          {errorText(error)}
        </ErrorState>
      )}
      {rows?.length === 0 && <EmptyState title="Nothing is waiting for you" />}
      {rows && rows.length > 0 && <RowList label="Waiting for you" items={rows} />}
    </Card>
  );
}
