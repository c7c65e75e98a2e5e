import { NoticeCentre, Skeleton, useNotices } from '@mailroom/design-system';
import { useQuery } from '@tanstack/react-query';
import { unreadQuery } from '../../resources/unreadNotifications.queries.ts';
import { usePermissions } from '../../session/user/usePermissions.ts';
import { loadOnUse } from '../../shared/lazyPart.tsx';

const Notifications = loadOnUse(
  async () => (await import('./Notifications.tsx')).Notifications,
  <Skeleton lines={4} />,
);

/** The bell: notifications, which survive a reload, and past flashes, to read again after they have gone (A04). */
export function Notices() {
  // Waits for the permissions, because over HTTP/1.1 an earlier call takes a connection that the first screen needs.
  const { isReady } = usePermissions();
  const unread = useQuery({ ...unreadQuery, enabled: isReady }).data?.total_rows;
  return (
    <NoticeCentre notices={useNotices()} unread={unread}>
      {(close) => <Notifications onLeave={close} />}
    </NoticeCentre>
  );
}
