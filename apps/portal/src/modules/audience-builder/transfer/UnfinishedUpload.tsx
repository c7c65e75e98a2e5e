import { Button, DateText, FileDrop, ProgressBar, Stack, Text } from '@mailroom/design-system';
import { extensionOf } from '@mailroom/domain/forms/fileTypes';
import { useState } from 'react';
import {
  useRemoveAudienceUpload,
  type AudienceUpload,
} from '../../../resources/audienceFiles/audienceUploads.queries.ts';
import { differenceOf } from '../../../resources/audienceFiles/differenceOf.ts';
import { peopleFiles } from '../../../resources/audienceFiles/peopleFiles.ts';
import type { UploadInParts } from '../../../resources/audienceFiles/useAudienceUpload.ts';
import { useConfirm } from '../../../shared/feedback/useConfirm.tsx';
import { readingWords } from './readingWords.ts';
import { useSizes } from './useSizes.ts';

export type GoOn = (parts: UploadInParts, fileName: string, upload: AudienceUpload) => void;

interface UnfinishedUploadProps {
  upload: AudienceUpload;
  /** The chosen account. */
  accountId: number | undefined;
  /** Whether the screen sends or reads another file. */
  isBusy: boolean;
  onGoOn: GoOn;
}

/** An upload that can go on, and how. */
export function UnfinishedUpload({ upload, accountId: chosen, isBusy, onGoOn }: UnfinishedUploadProps) {
  const { id, account_id: accountId, name, size, offset, state, problem, expires_at: until } = upload;
  const [other, setOther] = useState<File>();
  const { share, bytes } = useSizes();
  const confirm = useConfirm();
  const { mutate: remove, isPending } = useRemoveAudienceUpload();

  function give(file: File) {
    if (differenceOf(file, upload)) setOther(file);
    else onGoOn({ file, accountId, id }, name, upload);
  }
  async function askRemove() {
    const effect = state === 'uploading' ? 'The bytes that are stored are lost.' : 'The file is removed.';
    if (await confirm({ type: 'danger', text: `Do you really want to remove ${name}?`, effect })) remove(upload);
  }
  function wrongFile(file: File): string {
    const difference = differenceOf(file, upload);
    if (difference === 'name') return `This is ${file.name}, not ${name}`;
    return difference === 'size'
      ? `This isn’t the same file: it has ${bytes(file.size)}, not ${bytes(size)}`
      : 'This isn’t the same file: it was changed since';
  }
  const words = {
    uploading: '',
    reading: readingWords(upload),
    choosing: 'Its table isn’t chosen yet',
    ready: 'Read, and ready for its columns',
    refused: problem ?? '',
  }[state];
  const waits = { disabled: isBusy, reason: 'One file at a time' };
  const isElsewhere = chosen !== undefined && chosen !== accountId;
  const canGoOn = !isElsewhere && state !== 'refused';
  return (
    <Stack role="listitem" gap={8}>
      <Text weight={500}>{name}</Text>
      {state === 'uploading' ? (
        <ProgressBar
          label={`${share(offset, size)} are stored`}
          value={offset}
          max={size}
          isLive={false}
          note={
            <>
              until <DateText value={until} />
            </>
          }
        />
      ) : (
        <Text tone={state === 'refused' ? 'danger' : 'muted'}>{words}</Text>
      )}
      {chosen !== accountId && <Text tone="muted">It belongs to {upload.account_name}.</Text>}
      {canGoOn && state === 'uploading' && (
        <FileDrop
          label={`Choose ${name} again to go on`}
          size="small"
          accept={[extensionOf(name)]}
          maxBytes={peopleFiles.maxBytes}
          items={[]}
          error={other && wrongFile(other)}
          onFiles={([file]) => file && give(file)}
          {...waits}
        />
      )}
      <Stack direction="row" gap={8} isWrapping>
        {canGoOn && state !== 'uploading' && (
          <Button
            size="small"
            aria-label={`Go on, ${name}`}
            onClick={() => onGoOn({ accountId, id }, name, upload)}
            {...waits}
          >
            Go on
          </Button>
        )}
        {other && !isBusy && (
          <Button size="small" onClick={() => onGoOn({ file: other, accountId }, other.name, upload)}>
            Upload {other.name} as a new file
          </Button>
        )}
        <Button
          size="small"
          variant="quiet"
          aria-label={`Remove ${name}`}
          isBusy={isPending}
          onClick={() => void askRemove()}
        >
          Remove
        </Button>
      </Stack>
    </Stack>
  );
}
