import { AppShell, Page } from '@mailroom/design-system';
import type { ReactNode } from 'react';
import { BRAND } from '../../components/brand.tsx';

/** The frame of the pages around signing in and out: a bar with the product's name, and one message. */
export function EntrancePage({ children }: { children: ReactNode }) {
  return (
    <AppShell brand={BRAND}>
      <Page width="message">{children}</Page>
    </AppShell>
  );
}
