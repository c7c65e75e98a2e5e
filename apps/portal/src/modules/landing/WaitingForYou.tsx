import type { V2Schemas } from '@mailroom/api-client';
import { Card, EmptyState, ErrorState, RowList, Skeleton, Stack, useDesign } from '@mailroom/design-system';
import { EntityStatus } from '../../components/EntityStatus.tsx';
import { useCurrentAccount } from '../../session/account/useCurrentAccount.ts';
import { useOpenable } from '../../session/user/usePermissions.ts';
import { errorText } from '../../shared/errors/errorKinds.ts';
import { paths } from '../../shared/paths.ts';
import { recordPath } from '../../shared/recordPath.ts';
import { dueText } from '../../shared/dates/dueText.ts';
import { SeeAll } from './SeeAll.tsx';

export interface WaitingForYouProps {
  /** Undefined while it loads. */
  waiting: readonly V2Schemas['Waiting'][] | undefined;
  /** All that waits, by kind. */
  work: readonly V2Schemas['Work'][];
  error: Error | null;
  onRetry: () => void;
}

const ORDER = 'overdue first, then by date';

/**
 * Lists what the user can move on, each item linking to where it is resolved: what names them first, then what anybody
 * of their team can take.
 */
export function WaitingForYou({ waiting, work, error, onRetry }: WaitingForYouProps) {
  const { timeZone } = useDesign();
  const openable = useOpenable();
  const { account, total } = useCurrentAccount();
  const areSeveralAccounts = account === null && total !== 1;
  const now = new Date();
  const rows = waiting?.map(({ entity, id, name, account_name, advertiser_name, status, text, due_at, is_mine }) => ({
    isMine: is_mine,
    id: `${entity}-${id}`,
    href: openable(recordPath({ entity, id })) ?? paths.taskManagement.dashboard,
    title: name,
    note: [advertiser_name, areSeveralAccounts && account_name].filter(Boolean).join(', '),
    lead: <EntityStatus entity={entity} code={status} why={text} />,
    detail: text,
    end: due_at && dueText(new Date(due_at), now, timeZone),
  }));
  const mine = rows?.filter(({ isMine }) => isMine) ?? [];
  const others = rows?.filter(({ isMine }) => !isMine) ?? [];
  // The tiles above may turn out higher than their places, and a card that already stands would be seen to move.
  if (!rows && !error) return <Skeleton lines={3} height={40} />;
  const seeAll = work.length > 0 && <SeeAll work={work} />;
  const hasTeam = others.length > 0;
  if (error) {
    return (
      <Card title="Waiting for you" footer={seeAll} isFlush>
        <ErrorState title="The waiting items could not be loaded" onRetry={onRetry}>
          {errorText(error)}
        </ErrorState>
      </Card>
    );
  }
  return (
    <Stack gap={16}>
      {(mine.length > 0 || !hasTeam) && (
        <Card title="Waiting for you" note={ORDER} footer={!hasTeam && seeAll} isFlush>
          {mine.length === 0 && <EmptyState title="Nothing is waiting for you" />}
          {mine.length > 0 && <RowList label="Waiting for you" items={mine} />}
        </Card>
      )}
      {hasTeam && (
        <Card title="Waiting for your team" note={ORDER} footer={seeAll} isFlush>
          <RowList label="Waiting for your team" items={others} />
        </Card>
      )}
    </Stack>
  );
}
