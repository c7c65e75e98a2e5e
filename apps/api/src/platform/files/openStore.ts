import { folderStore } from './folderStore.ts';
import type { FileStore } from './store.ts';

/** Loads the S3 client only where it is used, because it is large. */
export async function openStore(url: URL): Promise<FileStore> {
  return url.protocol === 's3:' ? (await import('./s3Store.ts')).s3Store(url) : folderStore(url);
}
