import { EmptyState, Page } from '@mailroom/design-system';
import { notices } from '@mailroom/domain/notices';
import type { Needs, Permission } from '@mailroom/domain/permissions';
import type { ReactNode } from 'react';
import { useCan, usePermissions } from './usePermissions.ts';

export interface GateProps {
  needs: Permission | Needs;
  children: ReactNode;
  /** In its place without the permission; nothing by default. */
  fallback?: ReactNode;
  /** The gate of a whole screen: says which permission is missing. */
  screen?: boolean;
}

/** Shows its children to those who may. The server is the wall; this is the sign in front of it. */
export function Gate({ needs, children, fallback = null, screen = false }: GateProps) {
  const { isReady } = usePermissions();
  const { can, reason } = useCan(needs);
  if (can) return children;
  if (!isReady) return null;
  return screen ? <Forbidden reason={reason} /> : fallback;
}

export function Forbidden({ reason }: { reason: string }) {
  return (
    <Page width="narrow">
      <EmptyState title={notices.unauthorizedTitle}>{reason}</EmptyState>
    </Page>
  );
}
