import type { V1Schemas } from '@mailroom/api-client';
import { Button, ErrorState, Page, PageHeader, Skeleton, Tabs } from '@mailroom/design-system';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { EntityStatus } from '../../components/EntityStatus.tsx';
import { accountQuery } from '../../resources/accounts.queries.ts';
import { useUrlText } from '../../shared/listState/useUrlText.ts';
import { paths } from '../../shared/paths.ts';
import { usePageTitle } from '../../shared/usePageTitle.ts';
import { AccountInstalls } from './AccountInstalls.tsx';
import { AccountSenders } from './AccountSenders.tsx';
import { AccountSettings } from './AccountSettings.tsx';
import { AccountUsers } from './AccountUsers.tsx';
import { AdvertiserTable } from './AdvertisersPage.tsx';

type Account = V1Schemas['Account'];

function AccountTabs({ account }: { account: Account }) {
  const [tab, setTab] = useUrlText('tab', 'settings');
  return (
    <Tabs
      label="Account"
      value={tab}
      onChange={setTab}
      items={[
        { id: 'settings', label: 'Settings', content: <AccountSettings key={account.version} account={account} /> },
        { id: 'users', label: 'Users', content: <AccountUsers accountId={account.id} /> },
        { id: 'advertisers', label: 'Advertisers', content: <AdvertiserTable accountId={account.id} /> },
        { id: 'senders', label: 'Sender profiles', content: <AccountSenders accountId={account.id} /> },
        { id: 'installs', label: 'Installs', content: <AccountInstalls accountId={account.id} /> },
      ]}
    />
  );
}

/** One account: its settings and what belongs to it. Accounts come from the CRM; nobody adds one here. */
export function AccountPage() {
  const id = Number(useParams()['id']);
  const account = useQuery(accountQuery(id));
  usePageTitle(account.data?.name ?? 'Account');
  if (account.error && !account.data) {
    return <ErrorState title="The account could not be loaded" onRetry={() => void account.refetch()} />;
  }
  return (
    <Page>
      <PageHeader
        breadcrumbs={[{ label: 'Accounts', href: paths.administration.accounts }]}
        title={account.data?.name ?? '\u00a0'}
        status={account.data?.status && <EntityStatus entity="account" code={account.data.status} />}
        note={account.data?.sf_account_id}
        actions={account.data?.crm_url && <Button href={account.data.crm_url}>Open in the CRM</Button>}
      />
      {account.data ? <AccountTabs account={account.data} /> : <Skeleton lines={10} />}
    </Page>
  );
}
