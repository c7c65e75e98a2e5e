import { Button, Page, PageHeader, Stack } from '@mailroom/design-system';
import { paths } from '../../shared/paths.ts';
import { usePageTitle } from '../../shared/usePageTitle.ts';

export function NotFoundPage() {
  usePageTitle('Not found');
  return (
    <Page width="narrow">
      <PageHeader title="Page not found" />
      <Stack gap={16} align="start">
        <p>The link may be old or incomplete.</p>
        <Button href={paths.landing}>Landing</Button>
      </Stack>
    </Page>
  );
}
