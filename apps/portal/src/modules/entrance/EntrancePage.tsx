import { AppShell, Page } from '@mailroom/design-system';
import type { ReactNode } from 'react';
import { paths } from '../../shared/paths.ts';

/** The frame of the pages on the way in and out: the bar with the name, and one matter. */
export function EntrancePage({ children }: { children: ReactNode }) {
  return (
    <AppShell brand={{ name: 'Mailroom', href: paths.landing }}>
      <Page width="narrow">{children}</Page>
    </AppShell>
  );
}
