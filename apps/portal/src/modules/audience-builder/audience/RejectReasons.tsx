import type { V1Schemas } from '@mailroom/api-client';
import { Card, Skeleton } from '@mailroom/design-system';
import { DownloadButton } from '../../../components/DownloadButton.tsx';
import { downloadRejects } from '../../../resources/audiences.queries.ts';
import { loadAlongside } from '../../../shared/lazyPart.tsx';
import { useFormats } from '../../../shared/useFormats.ts';

const RejectTable = loadAlongside(
  async () => (await import('./RejectTable.tsx')).RejectTable,
  ({ reasons }) => <Skeleton lines={reasons.length + 1} height={32} smallHeight={76} />,
);

/** Shows why rows were rejected, and offers a download of all of them, which can come back as corrections. */
export function RejectReasons({ audience }: { audience: V1Schemas['Audience'] }) {
  const { count } = useFormats();
  const rejected = audience.reject_reasons.reduce((sum, reason) => sum + reason.count, 0);
  const isCorrectable = rejected > 0 && audience.version_number !== null && audience.importing === null;
  return (
    <Card
      isFlush
      title="Why rows are rejected"
      {...(isCorrectable && {
        footer: 'Correct the downloaded rows and import that file: its people come to the others.',
      })}
      actions={
        rejected > 0 && (
          <DownloadButton label={`Download ${count(rejected, 'row')}`} download={() => downloadRejects(audience.id)} />
        )
      }
    >
      <RejectTable reasons={audience.reject_reasons} />
    </Card>
  );
}
