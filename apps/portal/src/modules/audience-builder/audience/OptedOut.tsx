import type { V1Schemas } from '@mailroom/api-client';
import { Banner, Card, Skeleton } from '@mailroom/design-system';
import { DownloadButton } from '../../../components/DownloadButton.tsx';
import { downloadOptOuts } from '../../../resources/audiences.queries.ts';
import { loadOnUse } from '../../../shared/lazyPart.tsx';
import { useFormats } from '../../../shared/useFormats.ts';

const OptedOutTable = loadOnUse(
  async () => (await import('./OptedOutTable.tsx')).OptedOutTable,
  ({ columns }) => <Skeleton lines={columns.length + 1} height={32} smallHeight={76} />,
);

/** Whom the file of the newest import says not to mail: left out, with a download of their rows, or imported for a reason. */
export function OptedOut({ audience: { id, latest_import, consent } }: { audience: V1Schemas['Audience'] }) {
  const { count } = useFormats();
  const optedOut = latest_import.counts.opted_out;
  if (consent.choice === 'import')
    return (
      <Banner tone="warning" title="People who opted out in the file were imported as well">
        {consent.reason}
      </Banner>
    );
  if (optedOut === 0) return null;
  return (
    <Card
      isFlush
      title="Opted out in the file"
      actions={
        <DownloadButton label={`Download ${count(optedOut, 'opted-out row')}`} download={() => downloadOptOuts(id)} />
      }
    >
      <OptedOutTable columns={consent.columns} />
    </Card>
  );
}
