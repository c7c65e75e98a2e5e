import { ExportInstalls } from './ExportInstalls.tsx';
import { InstallTable } from './InstallTable.tsx';

/** The destinations of one account, for a tab of its page. */
export function AccountInstalls({ accountId }: { accountId: number }) {
  return <InstallTable accountId={accountId} toolbar={<ExportInstalls accountId={accountId} />} />;
}
