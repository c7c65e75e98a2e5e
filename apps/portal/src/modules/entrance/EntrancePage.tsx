import { AppShell, Page } from '@mailroom/design-system';
import type { ReactNode } from 'react';
import { paths } from '../../shared/paths.ts';

/** The frame of the pages around signing in and out: a bar with the product's name, and one message. */
export function EntrancePage({ children }: { children: ReactNode }) {
  return (
    <AppShell brand={{ name: 'Mailroom', href: paths.landing }}>
      <Page width="message">{children}</Page>
    </AppShell>
  );
}
