import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';

export interface Bucket {
  stop(): Promise<void>;
}

/** An S3-speaking server with one empty bucket. */
export async function startBucket(port: number): Promise<Bucket> {
  const directory = mkdtempSync(join(tmpdir(), 'mailroom-production-s3-'));
  const server = new S3rver({
    port,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: 'mailroom-files', configs: [] }],
  });
  await server.run();
  return {
    stop: async () => {
      await server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
