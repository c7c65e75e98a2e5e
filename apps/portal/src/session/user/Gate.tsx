import { EmptyState, Page } from '@mailroom/design-system';
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
  /** Whether it guards a whole screen, and then names the missing permission. */
  screen?: boolean;
}

/** Shows its children only with the permission. It is a courtesy: the server enforces permissions. */
export function Gate({ needs, children, fallback = null, screen = false }: GateProps) {
  const { isReady } = usePermissions();
  const { can, reason } = useCan(needs);
  if (can) return children;
  if (!isReady) return null;
  return screen ? <Forbidden reason={reason} /> : fallback;
}

function Forbidden({ reason }: { reason: string }) {
  return (
    <Page width="narrow">
      <EmptyState
        title={
          <span role="heading" aria-level={1}>
            {notices.unauthorizedTitle}
          </span>
        }
      >
        {reason}
      </EmptyState>
    </Page>
  );
}
