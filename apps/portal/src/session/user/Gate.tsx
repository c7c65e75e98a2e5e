import { EmptyState, Page, Text } from '@mailroom/design-system';
import { notices } from '@mailroom/domain/notices';
import type { Needs } from '@mailroom/domain/access/can';
import type { Permission } from '@mailroom/domain/access/permissions';
import type { ReactNode } from 'react';
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
  return (
    <Page width="narrow">
      <EmptyState
        title={
          <span role="heading" aria-level={1}>
            {notices.unauthorizedTitle}
          </span>
        }
      >
        <p>{reason}. An administrator can give you access.</p>
        <Text tone="subtle" size={12}>
          {detail}
        </Text>
      </EmptyState>
    </Page>
  );
}
