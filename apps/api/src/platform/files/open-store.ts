import { folderStore } from './folder-store.ts';
import type { FileStore } from './store.ts';

/** The S3 client is large and only loaded where it is used. */
export const openStore = async (url: URL): Promise<FileStore> =>
  url.protocol === 's3:' ? (await import('./s3-store.ts')).s3Store(url) : folderStore(url);
