import type { DownloadedFile } from '@mailroom/api-client';

/** Hands a downloaded file to the browser to keep. */
export function saveFile({ name, blob }: DownloadedFile): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
