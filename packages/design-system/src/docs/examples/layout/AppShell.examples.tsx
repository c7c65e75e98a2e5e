import { AppShell } from '../../../components/AppShell/AppShell.tsx';
import { PackageIcon } from '../../../components/Icon/PackageIcon.ts';
import { Page } from '../../../components/Page/Page.tsx';
import { PageHeader } from '../../../components/PageHeader/PageHeader.tsx';

export function Good() {
  return (
    <AppShell
      brand={{ name: 'Harbour', href: '#', mark: <PackageIcon /> }}
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
    <AppShell brand={{ name: 'Harbour', href: '#', mark: <PackageIcon /> }}>
      <Page>
        <PageHeader title="Harbour" />
        <PageHeader title="Orders" />
      </Page>
    </AppShell>
  );
}
