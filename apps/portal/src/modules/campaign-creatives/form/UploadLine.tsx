import { Button, ProgressBar, Stack } from '@mailroom/design-system';
import type { UploadProgress } from './useUpload.ts';

interface UploadLineProps {
  progress: UploadProgress;
  onCancel: () => void;
}

/** The progress of an upload, with a way to cancel it. */
export function UploadLine({ progress, onCancel }: UploadLineProps) {
  const isSent = progress.total > 0 && progress.sent >= progress.total;
  return (
    <Stack gap={8}>
      <ProgressBar
        label={isSent ? 'Uploaded. The server is reading the files' : 'Uploading'}
        value={progress.sent}
        max={isSent ? 0 : progress.total}
      />
      <Stack direction="row" justify="end">
        <Button size="small" onClick={onCancel}>
          Cancel upload
        </Button>
      </Stack>
    </Stack>
  );
}
