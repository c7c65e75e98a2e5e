import { AppShell } from '../../../components/AppShell/AppShell.tsx';
import { Page } from '../../../components/Page/Page.tsx';
import { PageHeader } from '../../../components/PageHeader/PageHeader.tsx';

export function Good() {
  return (
    <AppShell
      brand={{ name: 'Mailroom', href: '#' }}
      sideNav={[{ id: 'main', items: [{ href: '#', label: 'Orders', isCurrent: true }] }]}
    >
      <Page>
        <PageHeader title="Orders" />
      </Page>
    </AppShell>
  );
}

export function Bad() {
  return (
    <AppShell brand={{ name: 'Mailroom', href: '#' }}>
      <Page>
        <PageHeader title="Mailroom" />
        <PageHeader title="Orders" />
      </Page>
    </AppShell>
  );
}
