import type { V2Schemas } from '@mailroom/api-client';
import { Button, ErrorState, Link, NoticeList, Skeleton, Stack, Text, type FlashType } from '@mailroom/design-system';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { notificationsQuery, useReadNotifications } from '../../resources/notifications.queries.ts';
import { useOpenable } from '../../session/user/usePermissions.ts';
import { errorText } from '../../shared/errors/errorKinds.ts';
import { recordPath } from '../../shared/recordPath.ts';

type Notification = V2Schemas['Notification'];

const TYPES: Readonly<Record<string, FlashType>> = {
  audience_imported: 'success',
  audience_failed: 'danger',
  creative_passed: 'success',
  creative_failed: 'danger',
  product_completed: 'success',
  product_attention: 'danger',
  product_waits: 'warning',
  domain_signs: 'success',
  domain_stopped: 'danger',
};

/** A note is on its product's page, below much else; sending domains are a tab of their account's. */
function placeOf({ kind }: Notification) {
  if (kind.startsWith('domain_')) return '?tab=domains';
  return kind.startsWith('product_note') ? '#notes' : '';
}

/** The things that finished, failed or were assigned while one was away, each a link to its record. */
export function Notifications({ onLeave }: { onLeave: () => void }) {
  const { data, error, refetch } = useQuery(notificationsQuery);
  const { mutate: markRead } = useReadNotifications();
  const openable = useOpenable();
  const list = useRef<HTMLDivElement>(null);
  if (!data && error) return <ErrorState title={errorText(error)} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton lines={4} />;
  const hasAccounts = new Set(data.objects.map(({ account }) => account.id)).size > 1;
  const newest = data.objects[0];
  const hasUnread = data.objects.some(({ read_at }) => read_at === null);

  function open({ id, read_at: readAt }: Notification) {
    if (readAt === null) markRead({ ids: [id] });
    onLeave();
  }

  // The button disappears with the last unread one, and the focus would be lost. The panel gets it, and has no ring: whether the
  // browser draws one after a press depends on the window.
  function readAll(upTo: number) {
    list.current?.closest<HTMLElement>('[role="dialog"]')?.focus();
    markRead({ up_to: upTo });
  }

  function message(one: Notification) {
    const href = openable(recordPath({ entity: one.entity, id: one.entity_id }));
    return (
      <>
        {href ? (
          <Link isQuiet href={href + placeOf(one)} onClick={() => open(one)}>
            {one.text}
          </Link>
        ) : (
          one.text
        )}
        {hasAccounts && <Text tone="subtle"> · {one.account.name}</Text>}
      </>
    );
  }

  return (
    <Stack gap={8}>
      <NoticeList
        ref={list}
        label="Notifications"
        hasTitle
        timeForm="datetime"
        emptyText="Nothing has finished, failed or been assigned to you lately. News stays here for 90 days."
        notices={data.objects.map((one) => ({
          id: String(one.id),
          type: TYPES[one.kind] ?? 'info',
          message: message(one),
          at: one.at,
          isUnread: one.read_at === null,
        }))}
      />
      {hasUnread && newest && (
        <Button variant="quiet" onClick={() => readAll(newest.id)}>
          Mark all as read
        </Button>
      )}
    </Stack>
  );
}
