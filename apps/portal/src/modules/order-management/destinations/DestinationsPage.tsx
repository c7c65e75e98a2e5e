import { Page, PageHeader, Skeleton } from '@mailroom/design-system';
import { AddInstallButton } from '../../../components/installs/AddInstallButton.tsx';
import { ExportInstalls } from '../../../components/installs/ExportInstalls.tsx';
import { useInstallList } from '../../../components/installs/useInstallList.ts';
import { useCurrentAccount } from '../../../session/account/useCurrentAccount.ts';
import { Gate } from '../../../session/user/Gate.tsx';
import { loadAlongside } from '../../../shared/lazyPart.tsx';
import { useFormats } from '../../../shared/useFormats.ts';
import { usePageTitle } from '../../../shared/usePageTitle.ts';

const InstallTable = loadAlongside(
  async () => (await import('../../../components/installs/InstallTable.tsx')).InstallTable,
  <Skeleton lines={10} height={40} />,
);

function Destinations() {
  usePageTitle('Destinations');
  const { accountId } = useCurrentAccount();
  const { count } = useFormats();
  const { installs } = useInstallList(accountId);
  return (
    <Page>
      <PageHeader
        title="Destinations"
        note={installs.data && count(installs.data.total_rows, 'destination')}
        actions={
          <>
            <ExportInstalls accountId={accountId} />
            <AddInstallButton />
          </>
        }
      />
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
