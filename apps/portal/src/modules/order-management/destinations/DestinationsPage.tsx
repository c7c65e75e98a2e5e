import { Page, PageHeader } from '@mailroom/design-system';
import { AddInstallButton } from '../../../components/installs/AddInstallButton.tsx';
import { InstallTable } from '../../../components/installs/InstallTable.tsx';
import { useCurrentAccount } from '../../../session/account/useCurrentAccount.ts';
import { Gate } from '../../../session/user/Gate.tsx';
import { usePageTitle } from '../../../shared/usePageTitle.ts';

function Destinations() {
  usePageTitle('Destinations');
  const { accountId } = useCurrentAccount();
  return (
    <Page>
      <PageHeader title="Destinations" actions={<AddInstallButton accountId={accountId} variant="primary" />} />
      <InstallTable accountId={accountId} />
    </Page>
  );
}

/** The delivery destinations, for people who may not enter Administration. */
export function DestinationsPage() {
  return (
    <Gate needs="view_install" screen>
      <Destinations />
    </Gate>
  );
}
