import { listQuery } from '@mailroom/api-client';
import { Page, PageHeader } from '@mailroom/design-system';
import { useQuery } from '@tanstack/react-query';
import { advertisersQuery } from '../../../resources/advertisers.queries.ts';
import { useCurrentAccount } from '../../../session/account/useCurrentAccount.ts';
import { Gate } from '../../../session/user/Gate.tsx';
import { useFormats } from '../../../shared/useFormats.ts';
import { usePageTitle } from '../../../shared/usePageTitle.ts';
import { AddAdvertiserButton, AdvertiserTable } from './AdvertiserTable.tsx';

function Advertisers() {
  usePageTitle('Advertisers');
  const { accountId } = useCurrentAccount();
  const { count } = useFormats();
  const total = useQuery(
    advertisersQuery(
      listQuery('listAdvertisers', {
        sort: { field: 'advertiser_name', direction: 'asc' },
        ...(accountId !== undefined && { filters: { account_id: [accountId] } }),
      }),
    ),
  );
  return (
    <Page>
      <PageHeader
        title="Advertisers"
        note={total.data && count(total.data.total_rows, 'advertiser')}
        actions={<AddAdvertiserButton accountId={accountId} variant="primary" />}
      />
      <AdvertiserTable accountId={accountId} />
    </Page>
  );
}

/** The companies that the accounts advertise for. */
export function AdvertisersPage() {
  return (
    <Gate needs="can_view_advertiser" screen>
      <Advertisers />
    </Gate>
  );
}
