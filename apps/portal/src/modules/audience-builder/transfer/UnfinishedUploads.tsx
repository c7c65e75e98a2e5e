import { Banner, Card, Stack } from '@mailroom/design-system';
import { useQuery } from '@tanstack/react-query';
import { audienceUploadsQuery } from '../../../resources/audienceFiles/audienceUploads.queries.ts';
import { differenceOf } from '../../../resources/audienceFiles/differenceOf.ts';
import type { UploadInParts } from '../../../resources/audienceFiles/useAudienceUpload.ts';
import { UnfinishedUpload, type GoOn } from './UnfinishedUpload.tsx';

interface UnfinishedUploadsProps {
  /** The chosen account. Before one is chosen, those of every account are listed. */
  accountId: number | undefined;
  /** The upload that the screen shows already. */
  current: UploadInParts | undefined;
  /** The file that the screen has read. */
  taken: { readonly name: string; readonly size: number } | undefined;
  /** Why the server takes no further upload. Then those of other accounts are listed too: one must be removed. */
  full: string | undefined;
  onGoOn: GoOn;
}

/** Uploads that began before a reload or in another browser. */
export function UnfinishedUploads({ accountId, current, taken, full, onGoOn }: UnfinishedUploadsProps) {
  const { data } = useQuery(audienceUploadsQuery());
  const isShown = (upload: NonNullable<typeof data>['objects'][number]) => {
    const isTaken = taken?.name === upload.name && taken.size === upload.size;
    if (upload.state === 'ready' && (upload.file_id === null || isTaken)) return false;
    if (current && (current.id === upload.id || (current.file && !differenceOf(current.file, upload)))) return false;
    return full !== undefined || accountId === undefined || upload.account_id === accountId;
  };
  const uploads = data?.objects.filter(isShown) ?? [];
  if (uploads.length === 0) return null;
  return (
    <Card title="Unfinished uploads">
      <Stack gap={24}>
        {full !== undefined && <Banner tone="warning" title={full} />}
        <Stack gap={24} role="list" aria-label="Unfinished uploads">
          {uploads.map((upload) => (
            <UnfinishedUpload
              key={upload.id}
              upload={upload}
              accountId={accountId}
              isBusy={current !== undefined}
              onGoOn={onGoOn}
            />
          ))}
        </Stack>
      </Stack>
    </Card>
  );
}
