import { Button, EmptyState, Page, Stack } from '@mailroom/design-system';
import { notices } from '@mailroom/domain/notices';
import { paths } from '../../shared/paths.ts';
import { usePageTitle } from '../../shared/usePageTitle.ts';

/** Where a refused v1 call leads. */
export function UnauthorizedPage() {
  usePageTitle('Unauthorized');
  return (
    <Page width="narrow">
      <EmptyState
        title={<h1>{notices.unauthorizedTitle}</h1>}
        action={
          <Stack direction="row" gap={8} justify="center">
            <Button variant="primary" href={paths.root}>
              Retry
            </Button>
            <Button href={paths.logout}>Logout</Button>
          </Stack>
        }
      >
        {notices.unauthorizedHint}
      </EmptyState>
    </Page>
  );
}
