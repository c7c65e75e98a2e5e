import { api } from '../../shared/api.ts';
import { exportQuery } from '../../shared/listState/tableQuery.ts';
import { DownloadButton } from '../DownloadButton.tsx';
import { useInstallList } from './useInstallList.ts';

/** Saves the list of destinations that is shown, all its pages. */
export function ExportInstalls({ accountId }: { accountId: number | undefined }) {
  const { query } = useInstallList(accountId);
  return (
    <DownloadButton
      label="Export CSV"
      download={() => api.download('v1', '/install/export', { query: exportQuery(query) })}
    />
  );
}
