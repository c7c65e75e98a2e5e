import { Readable } from 'node:stream';
import { DeleteObjectCommand, GetObjectCommand, NoSuchKey, S3Client } from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import type { ByteRange } from './file.ts';
import { FileMissing, type FileStore } from './store.ts';

function rangeHeader({ start, end }: ByteRange): string | undefined {
  return start === undefined && end === undefined ? undefined : `bytes=${start ?? 0}-${end ?? ''}`;
}

/** `s3://key:secret@bucket/prefix?region=…&endpoint=…`; without a key, the usual AWS sources are used. */
export function s3Store(url: URL): FileStore {
  const endpoint = url.searchParams.get('endpoint');
  const client = new S3Client({
    region: url.searchParams.get('region') ?? 'us-east-1',
    ...(endpoint && { endpoint, forcePathStyle: true }),
    ...(url.username && {
      credentials: { accessKeyId: decodeURIComponent(url.username), secretAccessKey: decodeURIComponent(url.password) },
    }),
  });
  const place = (key: string) => ({
    Bucket: url.hostname,
    Key: [...url.pathname.split('/').filter(Boolean), key].join('/'),
  });
  return {
    async write(key, bytes) {
      // Aborts the multipart upload when the stream fails, so that no partial object is left.
      await new Upload({ client, params: { ...place(key), Body: bytes }, leavePartsOnError: false }).done();
    },
    async read(key, range = {}) {
      const Range = rangeHeader(range);
      const answer = await client
        .send(new GetObjectCommand({ ...place(key), ...(Range && { Range }) }))
        .catch((error: unknown) => {
          throw error instanceof NoSuchKey ? new FileMissing(key, error) : error;
        });
      if (!(answer.Body instanceof Readable)) throw new FileMissing(key, undefined);
      return answer.Body;
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand(place(key)));
    },
    close: () => client.destroy(),
  };
}
