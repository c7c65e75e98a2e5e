import { Button, Card, Page, PageHeader, Stack, Text } from '@mailroom/design-system';
import { notices } from '@mailroom/domain/notices';
import type { Needs } from '@mailroom/domain/access/can';
import type { Permission } from '@mailroom/domain/access/permissions';
import type { ReactNode } from 'react';
import { paths } from '../../shared/paths.ts';
import { usePageTitle } from '../../shared/usePageTitle.ts';
import { useCan, usePermissions } from './usePermissions.ts';

interface GateProps {
  needs: Permission | Needs;
  children: ReactNode;
  /** Shown without the permission. Default nothing. */
  fallback?: ReactNode;
  /** Whether it guards a whole screen, and then says who can open it, and which permission is missing. */
  screen?: boolean;
}

/** Shows its children only with the permission. It is a courtesy: the server enforces permissions. */
export function Gate({ needs, children, fallback = null, screen = false }: GateProps) {
  const { isReady } = usePermissions();
  const { can, reason, detail } = useCan(needs);
  if (can) return children;
  if (!isReady) return null;
  return screen ? <Forbidden reason={reason} detail={detail} /> : fallback;
}

function Forbidden({ reason, detail }: { reason: string; detail: string }) {
  usePageTitle(notices.unauthorizedTitle);
  return (
    <Page width="narrow">
      <PageHeader title={notices.unauthorizedTitle} />
      <Card>
        <Stack gap={16} align="start">
          <p>{reason}. An administrator can give you access.</p>
          <Text tone="subtle" size={12}>
            {detail}
          </Text>
          <Button href={paths.landing}>Landing</Button>
        </Stack>
      </Card>
    </Page>
  );
}
