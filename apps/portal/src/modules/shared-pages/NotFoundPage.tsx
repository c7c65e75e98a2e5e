import { Button, EmptyState, Page } from '@mailroom/design-system';
import { paths } from '../../shared/paths.ts';
import { usePageTitle } from '../../shared/usePageTitle.ts';

export function NotFoundPage() {
  usePageTitle('Not found');
  return (
    <Page width="narrow">
      <EmptyState
        title={<h1>There is nothing at this address</h1>}
        action={<Button href={paths.landing}>Landing</Button>}
      >
        The link may be old, or a letter of it was lost.
      </EmptyState>
    </Page>
  );
}
