import { folderStore } from './folder-store.ts';
import type { FileStore } from './store.ts';

/** Loads the S3 client only where it is used, because it is large. */
export async function openStore(url: URL): Promise<FileStore> {
  return url.protocol === 's3:' ? (await import('./s3-store.ts')).s3Store(url) : folderStore(url);
}
