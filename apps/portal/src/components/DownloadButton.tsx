import type { DownloadedFile } from '@mailroom/api-client';
import { Button, DownloadIcon } from '@mailroom/design-system';
import { saveFile } from '../shared/saveFile.ts';
import { useWrite } from '../shared/useWrite.ts';

interface DownloadButtonProps {
  label: string;
  /** Fetches the file; a failure shows its notice. */
  download: () => Promise<DownloadedFile>;
}

/** Fetches a file from the server and saves it. */
export function DownloadButton({ label, download }: DownloadButtonProps) {
  const fetching = useWrite({
    write: async (_: undefined) => saveFile(await download()),
    refreshes: [],
    isQuiet: true,
  });
  return (
    <Button icon={<DownloadIcon />} isBusy={fetching.isPending} onClick={() => fetching.mutate(undefined)}>
      {label}
    </Button>
  );
}
