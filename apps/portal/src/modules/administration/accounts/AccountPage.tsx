import type { V1Schemas } from '@mailroom/api-client';
import { Avatar, Button, Code, Page, PageHeader, Skeleton, Split, Tabs } from '@mailroom/design-system';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { useSearchParams } from 'react-router-dom';
import { EntityStatus } from '../../../components/EntityStatus.tsx';
import { LoadFailure } from '../../../components/LoadFailure.tsx';
import { accountQuery } from '../../../resources/accounts.queries.ts';
import { lazyPart, loadAlongside, loadOnUse } from '../../../shared/lazyPart.tsx';
import { paths } from '../../../shared/paths.ts';
import { useRouteId } from '../../../shared/recordId.ts';
import { usePageTitle } from '../../../shared/usePageTitle.ts';

const Activity = lazyPart(async () => (await import('../../../components/Activity.tsx')).Activity);
const AccountChecks = lazyPart(async () => (await import('./AccountChecks.tsx')).AccountChecks);
const AccountDomains = lazyPart(async () => (await import('./domains/AccountDomains.tsx')).AccountDomains);
const AccountInstalls = lazyPart(
  async () => (await import('../../../components/installs/AccountInstalls.tsx')).AccountInstalls,
);
const AccountLimits = lazyPart(async () => (await import('./limits/AccountLimits.tsx')).AccountLimits);
const AccountSenders = lazyPart(async () => (await import('./AccountSenders.tsx')).AccountSenders);
const AccountSettings = loadAlongside(
  async () => (await import('./AccountSettings.tsx')).AccountSettings,
  <Skeleton lines={12} />,
);
const AccountSummary = loadOnUse(
  async () => (await import('./AccountSummary.tsx')).AccountSummary,
  <Skeleton lines={12} />,
);
const AccountUsers = lazyPart(async () => (await import('./AccountUsers.tsx')).AccountUsers);
const AccountAdvertisers = lazyPart(
  async () => (await import('../advertisers/AdvertiserTable.tsx')).AccountAdvertisers,
);

/** The main action of each tab, at the head of the page: in a tab of cards it would be in the menu of the table. */
const MAIN_ACTIONS: Readonly<Record<string, ComponentType>> = {
  users: loadOnUse(async () => (await import('./AccountUsers.tsx')).LinkUserButton, null),
  advertisers: loadOnUse(async () => (await import('../advertisers/AdvertiserTable.tsx')).AddAdvertiserButton, null),
  senders: loadOnUse(async () => (await import('./AccountSenders.tsx')).AddSenderButton, null),
  domains: loadOnUse(async () => (await import('./domains/AccountDomains.tsx')).AddDomainButton, null),
  installs: loadOnUse(
    async () => (await import('../../../components/installs/AddInstallButton.tsx')).AddInstallButton,
    null,
  ),
};

type Account = V1Schemas['Account'];

function AccountTabs({ account }: { account: Account }) {
  const [url, setUrl] = useSearchParams();
  return (
    <Tabs
      label="Account"
      value={url.get('tab') ?? 'settings'}
      // Drops page and sort, because another tab shows another list.
      onValueChange={(tab) => setUrl(tab === 'settings' ? {} : { tab })}
      items={[
        {
          id: 'settings',
          label: 'Settings',
          content: (
            <Split asideWidth={320} aside={<AccountSummary account={account} />}>
              <AccountSettings key={account.id} account={account} />
            </Split>
          ),
        },
        { id: 'users', label: 'Users', content: <AccountUsers accountId={account.id} /> },
        { id: 'advertisers', label: 'Advertisers', content: <AccountAdvertisers accountId={account.id} /> },
        { id: 'senders', label: 'Sender profiles', content: <AccountSenders accountId={account.id} /> },
        { id: 'domains', label: 'Sending domains', content: <AccountDomains accountId={account.id} /> },
        { id: 'limits', label: 'Sending limits', content: <AccountLimits accountId={account.id} /> },
        { id: 'installs', label: 'Installs', content: <AccountInstalls accountId={account.id} /> },
        { id: 'checks', label: 'Checks', content: <AccountChecks accountId={account.id} /> },
        { id: 'activity', label: 'Activity', content: <Activity entity="account" entityId={account.id} /> },
      ]}
    />
  );
}

/** One account: its settings and what belongs to it. Accounts come from the CRM; nobody adds one here. */
export function AccountPage() {
  const id = useRouteId();
  const account = useQuery(accountQuery(id));
  const [url] = useSearchParams();
  const MainAction = MAIN_ACTIONS[url.get('tab') ?? ''];
  usePageTitle(account.data?.name ?? 'Account');
  if (account.error && !account.data) {
    return (
      <LoadFailure
        what="The account"
        query={account}
        back={{ href: paths.administration.accounts, label: 'All accounts' }}
      />
    );
  }
  return (
    <Page>
      <PageHeader
        breadcrumbs={[
          { label: 'Accounts', href: paths.administration.accounts },
          { label: account.data?.name ?? 'Account' },
        ]}
        title={account.data?.name ?? 'Account'}
        status={
          account.data && (
            <>
              {account.data.logo && <Avatar aria-hidden name={account.data.name} imageUrl={account.data.logo} />}
              {account.data.status && <EntityStatus entity="account" code={account.data.status} />}
            </>
          )
        }
        note={account.data?.sf_account_id && <Code>{account.data.sf_account_id}</Code>}
        actions={
          <>
            {account.data?.crm_url && <Button href={account.data.crm_url}>Open in the CRM</Button>}
            {MainAction && <MainAction />}
          </>
        }
      />
      {account.data ? <AccountTabs account={account.data} /> : <Skeleton lines={10} />}
    </Page>
  );
}
