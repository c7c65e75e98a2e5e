import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListMultipartUploadsCommand,
  UploadPartCommand,
  type CompletedPart,
} from '@aws-sdk/client-s3';
import type { Outbound } from '../../../platform/outbound/outbound.ts';
import { CheckFailure, pathIn, runStep } from '../check/place.ts';
import { attempt, s3Client, type S3Target } from '../check/s3Place.ts';
import { blocksOf, BLOCK_MS, type DeliveryPlace } from './deliveryPlace.ts';

/** S3 takes at most 10,000 parts, so a file may have 80 GB. Its smallest part has 5 MiB. */
const PART_BYTES = 8 * 1024 ** 2;

const TEXTS = {
  write: 'The file could not be written.',
  read: 'The file could not be read back.',
  remove: 'The file could not be removed.',
} as const;

function move<T>(step: keyof typeof TEXTS, work: () => Promise<T>): Promise<T> {
  return runStep(step, TEXTS[step], () => attempt(step, work), BLOCK_MS);
}

interface Upload {
  UploadId: string;
  parts: CompletedPart[];
}

/**
 * A bucket. S3 has no rename: the parts of an upload are nowhere to be found until the upload is completed, and then the
 * whole file has its name. The signature of each part holds its hash, so S3 refuses a part that arrives otherwise.
 */
export function s3Delivery(target: S3Target, outbound: Outbound, signal: AbortSignal): DeliveryPlace {
  const client = s3Client(target, outbound, { maxBytes: PART_BYTES, timeoutMs: BLOCK_MS, signal });
  const place = (name: string) => ({ Bucket: target.bucket, Key: pathIn(target.prefix, name) });
  const uploads = new Map<string, Upload>();

  const begun = (name: string): Upload => {
    const upload = uploads.get(name);
    if (!upload) throw new Error(`${name} is not staged`);
    return upload;
  };

  const abort = (name: string, UploadId: string | undefined) =>
    client.send(new AbortMultipartUploadCommand({ ...place(name), UploadId })).catch(() => undefined);

  /** Parts that a killed run left: nobody sees them, but the bucket's owner pays for them. Some keys may not list them. */
  const forgetEarlier = async (name: string): Promise<void> => {
    const { Bucket, Key } = place(name);
    const left = await client
      .send(new ListMultipartUploadsCommand({ Bucket, Prefix: Key }))
      .then(({ Uploads = [] }) => Uploads.filter((upload) => upload.Key === Key))
      .catch(() => []);
    for (const { UploadId } of left) await abort(name, UploadId);
  };

  return {
    async stage(name, bytes) {
      await forgetEarlier(name);
      const { UploadId = '' } = await move('write', () => client.send(new CreateMultipartUploadCommand(place(name))));
      const parts: CompletedPart[] = [];
      uploads.set(name, { UploadId, parts });
      for await (const Body of blocksOf(bytes, PART_BYTES)) {
        const PartNumber = parts.length + 1;
        const request = new UploadPartCommand({ ...place(name), UploadId, PartNumber, Body });
        const { ETag } = await move('write', () => client.send(request));
        parts.push({ PartNumber, ETag });
      }
    },
    async publish(name) {
      const { UploadId, parts } = begun(name);
      const request = new CompleteMultipartUploadCommand({
        ...place(name),
        UploadId,
        MultipartUpload: { Parts: parts },
      });
      await move('write', () => client.send(request));
      uploads.delete(name);
    },
    async *read(name, size) {
      const { ContentLength } = await move('read', () => client.send(new HeadObjectCommand(place(name))));
      if (ContentLength !== size) throw new CheckFailure('compare', 'A delivered file does not have its size.');
      for (let from = 0; from < size; from += PART_BYTES) {
        const Range = `bytes=${from}-${Math.min(from + PART_BYTES, size) - 1}`;
        yield await move('read', async () => {
          const { Body } = await client.send(new GetObjectCommand({ ...place(name), Range }));
          return Buffer.from((await Body?.transformToByteArray()) ?? []);
        });
      }
    },
    async remove(name) {
      await move('remove', () => client.send(new DeleteObjectCommand(place(name))));
    },
    async discard() {
      for (const [name, { UploadId }] of uploads) await abort(name, UploadId);
      uploads.clear();
    },
    close: () => client.destroy(),
  };
}
