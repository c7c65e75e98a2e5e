import { ErrorState, Page, Skeleton } from '@mailroom/design-system';
import type { Permission } from '@mailroom/domain/access/permissions';
import { useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { permissionOfPath } from '../../session/user/pathGuard.ts';
import { useCan, usePermissions } from '../../session/user/usePermissions.ts';
import { errorText } from '../../shared/errors/errorKinds.ts';
import { useFlash } from '../../shared/feedback/useFlash.ts';
import { paths } from '../../shared/paths.ts';

/** The module guard: without the permission of the path's prefix, leads to / and names the missing permission. */
export function PathGuard() {
  const { pathname } = useLocation();
  const { isReady, names, error, retry } = usePermissions();
  const needed = permissionOfPath(pathname);
  if (error) {
    return (
      <Page width="narrow">
        <ErrorState title="Your permissions could not be loaded" onRetry={retry}>
          {errorText(error)}
        </ErrorState>
      </Page>
    );
  }
  if (!isReady) {
    return (
      <Page>
        <Skeleton lines={6} />
      </Page>
    );
  }
  return needed && !names.has(needed) ? <TurnedAway needed={needed} /> : <Outlet />;
}

function TurnedAway({ needed }: { needed: Permission }) {
  const { reason } = useCan(needed);
  const flash = useFlash();
  useEffect(() => flash('warning', `${reason}. An administrator can give you access.`), [flash, reason]);
  return <Navigate to={paths.root} replace />;
}
