import { Button, Card, Page, PageHeader, Stack } from '@mailroom/design-system';
import { notices } from '@mailroom/domain/notices';
import { paths } from '../../shared/paths.ts';
import { usePageTitle } from '../../shared/usePageTitle.ts';

/** The page that a refused v1 call leads to. */
export function UnauthorizedPage() {
  usePageTitle('Unauthorized');
  return (
    <Page width="narrow">
      <PageHeader title={notices.unauthorizedTitle} />
      <Card>
        <Stack gap={16} align="start">
          <p>{notices.unauthorizedHint}</p>
          <p>An administrator can give you access.</p>
          <Stack direction="row" gap={8}>
            <Button variant="primary" href={paths.root}>
              Retry
            </Button>
            <Button href={paths.logout}>Logout</Button>
          </Stack>
        </Stack>
      </Card>
    </Page>
  );
}
