import {
  DeleteObjectCommand,
  GetObjectCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import type { Outbound } from '../../../platform/outbound/outbound.ts';
import { CheckFailure, pathIn, STEP_MS, type CheckStep, type Place } from './place.ts';
import { guardedHandler } from './s3Handler.ts';

export interface S3Target {
  bucket: string;
  region: string | null;
  endpoint: string | null;
  prefix: string | null;
  accessKeyId: string | null;
  secretAccessKey: string | null;
}

/** More than the file of a check and any error document of S3. */
const LARGEST_ANSWER = 64 * 1024;

const KEY_REFUSED: ReadonlySet<string> = new Set([
  'InvalidAccessKeyId',
  'SignatureDoesNotMatch',
  'InvalidToken',
  'ExpiredToken',
  'TokenRefreshRequired',
  'RequestTimeTooSkewed',
]);

const IN_OTHER_REGION: ReadonlySet<string> = new Set([
  'PermanentRedirect',
  'TemporaryRedirect',
  'AuthorizationHeaderMalformed',
  'IllegalLocationConstraintException',
]);

const TEXTS = {
  write: { denied: 'The access key may not write to this place.', failed: 'The file could not be written.' },
  read: { denied: 'The access key may not read from this place.', failed: 'The file could not be read back.' },
  remove: { denied: 'The access key may not remove files here.', failed: 'The file could not be removed.' },
} as const;

function failureOf(error: unknown, step: keyof typeof TEXTS): unknown {
  if (!(error instanceof S3ServiceException)) return error;
  const fail = (at: CheckStep, text: string) => new CheckFailure(at, text, error);
  const status = error.$metadata.httpStatusCode;
  if (KEY_REFUSED.has(error.name)) return fail('sign_in', 'The access key or its secret was refused.');
  if (error.name === 'NoSuchBucket') return fail(step, 'There is no bucket with this name.');
  if (IN_OTHER_REGION.has(error.name) || status === 301 || status === 307) {
    return fail(step, 'The bucket is in another region.');
  }
  return fail(step, status === 401 || status === 403 ? TEXTS[step].denied : TEXTS[step].failed);
}

/** Runs a request. A refusal becomes a failure in our words. */
export async function attempt<T>(step: keyof typeof TEXTS, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw failureOf(error, step);
  }
}

/** The client of one destination, which calls through the guard only. */
export function s3Client(
  { accessKeyId, secretAccessKey, endpoint, region }: S3Target,
  outbound: Outbound,
  limits: Parameters<typeof guardedHandler>[1],
): S3Client {
  // Without a key of its own the client would look for the operator's, and send it to the user's endpoint.
  if (!accessKeyId || !secretAccessKey) {
    throw new CheckFailure('sign_in', 'The destination has no access key ID or no secret access key.');
  }
  return new S3Client({
    region: region ?? 'us-east-1',
    credentials: { accessKeyId, secretAccessKey },
    ...(endpoint ? { endpoint, forcePathStyle: true } : { ignoreConfiguredEndpointUrls: true }),
    requestHandler: guardedHandler(outbound, limits),
    maxAttempts: 1,
    expectContinueHeader: false,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
}

/** A bucket. S3 has no sign-in: each request proves the key, and the first one is the write. */
export async function s3Place(target: S3Target, outbound: Outbound, signal: AbortSignal): Promise<Place> {
  const client = s3Client(target, outbound, { maxBytes: LARGEST_ANSWER, timeoutMs: STEP_MS, signal });
  const place = (name: string) => ({ Bucket: target.bucket, Key: pathIn(target.prefix, name) });
  return {
    write: (name, bytes) =>
      attempt('write', async () => {
        await client.send(new PutObjectCommand({ ...place(name), Body: bytes }));
      }),
    read: (name) =>
      attempt('read', async () => {
        const { Body } = await client.send(new GetObjectCommand(place(name)));
        return Buffer.from((await Body?.transformToByteArray()) ?? []);
      }),
    remove: (name) =>
      attempt('remove', async () => {
        await client.send(new DeleteObjectCommand(place(name)));
      }),
    close: () => client.destroy(),
  };
}
