import { Page, PageHeader } from '@mailroom/design-system';
import { useCurrentAccount } from '../../../session/account/useCurrentAccount.ts';
import { Gate } from '../../../session/user/Gate.tsx';
import { useFormats } from '../../../shared/useFormats.ts';
import { usePageTitle } from '../../../shared/usePageTitle.ts';
import { AddAdvertiserButton, AdvertiserTable, ExportAdvertisers } from './AdvertiserTable.tsx';
import { useAdvertiserList } from './useAdvertiserList.ts';

function Advertisers() {
  usePageTitle('Advertisers');
  const { accountId } = useCurrentAccount();
  const { count } = useFormats();
  const { advertisers } = useAdvertiserList(accountId);
  return (
    <Page>
      <PageHeader
        title="Advertisers"
        note={advertisers.data && count(advertisers.data.total_rows, 'advertiser')}
        actions={
          <>
            <ExportAdvertisers accountId={accountId} />
            <AddAdvertiserButton />
          </>
        }
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
