import { Page, Skeleton } from '@mailroom/design-system';

/** Shown until the first route has decided what to show. */
export function Opening() {
  return (
    <Page width="landing">
      <Skeleton lines={3} />
    </Page>
  );
}
