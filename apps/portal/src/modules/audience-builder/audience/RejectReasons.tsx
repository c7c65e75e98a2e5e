import type { V1Schemas } from '@mailroom/api-client';
import { Button, Card, Skeleton } from '@mailroom/design-system';
import { DownloadButton } from '../../../components/DownloadButton.tsx';
import { downloadRejects } from '../../../resources/audiences.queries.ts';
import { useCan } from '../../../session/user/usePermissions.ts';
import { loadAlongside } from '../../../shared/lazyPart.tsx';
import { paths } from '../../../shared/paths.ts';
import { useFormats } from '../../../shared/useFormats.ts';

const RejectTable = loadAlongside(
  async () => (await import('./RejectTable.tsx')).RejectTable,
  ({ reasons }) => <Skeleton lines={reasons.length + 1} height={32} smallHeight={76} />,
);

/** Shows why rows were rejected. They are corrected in place, or downloaded, corrected in a file and imported again. */
export function RejectReasons({ audience }: { audience: V1Schemas['Audience'] }) {
  const { count } = useFormats();
  const may = useCan([['can_update_audience'], ['can_upload_file']]);
  const rejected = audience.reject_reasons.reduce((sum, reason) => sum + reason.count, 0);
  const isCorrectable = rejected > 0 && audience.version_number !== null && audience.importing === null;
  return (
    <Card
      isFlush
      title="Why rows are rejected"
      {...(isCorrectable && {
        footer:
          'Correct the rows here, or correct the downloaded rows and import that file: their people come to the others.',
      })}
      actions={
        rejected > 0 && (
          <>
            <DownloadButton
              label={`Download ${count(rejected, 'row')}`}
              download={() => downloadRejects(audience.id)}
            />
            {isCorrectable && may.can && (
              <Button href={paths.audienceBuilder.rejects(audience.id)}>{`Correct ${count(rejected, 'row')}`}</Button>
            )}
          </>
        )
      }
    >
      <RejectTable reasons={audience.reject_reasons} {...(isCorrectable && { audienceId: audience.id })} />
    </Card>
  );
}
