import { Button, ErrorState, Page } from '@mailroom/design-system';
import { notices } from '@mailroom/domain/notices';
import { useEffect } from 'react';
import { isRouteErrorResponse, useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { NotFoundPage } from '../../modules/entrance/NotFoundPage.tsx';
import { useFlash } from '../../shared/feedback/useFlash.ts';
import { paths } from '../../shared/paths.ts';
import { InvalidIdError } from '../../shared/recordId.ts';

function detailsOf(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}

/** The specification's notice, and behind it the not-found page. */
function MissingResource() {
  const flash = useFlash();
  useEffect(() => flash('danger', notices.missingResource), [flash]);
  return <NotFoundPage />;
}

/** Shown when one module fails; the header and the other modules still work (R44). */
export function ModuleError() {
  const error = useRouteError();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />;
  if (error instanceof InvalidIdError) return <MissingResource />;
  return (
    <Page width="narrow">
      <ErrorState
        title="This page can’t be shown"
        details={detailsOf(error)}
        onRetry={() => void navigate(pathname + search, { replace: true })}
        action={<Button href={paths.landing}>Landing</Button>}
      >
        Something in it failed. The rest of Mailroom works; what you saved is saved.
      </ErrorState>
    </Page>
  );
}
