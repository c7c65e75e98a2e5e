import { mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { startMultipartS3 } from '../../testing/destinations/multipartS3.ts';
import { openStore } from './openStore.ts';
import { FileMissing, type FileStore } from './store.ts';

const KEY = 'b7e2c1d0-0000-4000-8000-000000000001';
const large = Buffer.alloc(12 * 1024 ** 2, 'x');
const stores: Record<string, FileStore> = {};
let folder: string;
let server: S3rver;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mailroom-store-'));
  server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: join(folder, 's3'),
    configureBuckets: [{ name: 'mailroom', configs: [] }],
  });
  const { port } = await server.run();
  stores['file'] = await openStore(pathToFileURL(join(folder, 'files')));
  const endpoint = encodeURIComponent(`http://127.0.0.1:${port}`);
  stores['s3'] = await openStore(new URL(`s3://S3RVER:S3RVER@mailroom/files?endpoint=${endpoint}`));
});
afterAll(async () => {
  for (const store of Object.values(stores)) store.close();
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

it('R20 leaves nothing of a file for which the disk has no room', async () => {
  const place = join(folder, 'files', KEY.slice(0, 2), KEY.slice(2, 4));
  await mkdir(place, { recursive: true });
  // Every write to this device fails as on a full disk.
  await symlink('/dev/full', join(place, `${KEY}.part`));
  await expect(stores['file']?.write(KEY, Readable.from([large]))).rejects.toMatchObject({ code: 'ENOSPC' });
  expect(await readdir(place)).toEqual([]);
});

it('R16 leaves no part in the bucket when S3 fails at part 3, and a retry stores the same bytes', async () => {
  const s3 = await startMultipartS3();
  const store = await openStore(new URL(`s3://key:secret@mailroom/files?endpoint=${encodeURIComponent(s3.endpoint)}`));
  onTestFinished(() => {
    store.close();
    s3.close();
  });
  // Each part differs, so that one in another's place would be noticed.
  const bytes = Buffer.concat(['a', 'b', 'c'].map((letter) => Buffer.alloc(5 * 1024 ** 2, letter)));
  s3.refusedPart = 3;
  await expect(store.write(KEY, Readable.from([bytes]))).rejects.toThrow('Full');
  expect(s3.openParts()).toBe(0);
  expect([...s3.objects.keys()]).toEqual([]);
  await expect(store.read(KEY)).rejects.toThrow(FileMissing);

  s3.refusedPart = 0;
  await store.write(KEY, Readable.from([bytes]));
  expect((await buffer(await store.read(KEY))).equals(bytes)).toBe(true);
  expect(s3.openParts()).toBe(0);
});

describe.each(['file', 's3'])('the store behind %s', (kind) => {
  const store = (): FileStore => {
    const found = stores[kind];
    if (!found) throw new Error(`No store ${kind}`);
    return found;
  };

  it('returns the stored bytes whole or in part, and removes them', async () => {
    await store().write(KEY, Readable.from([Buffer.from('hello '), Buffer.from('world')]));
    expect(await text(await store().read(KEY))).toBe('hello world');
    expect(await text(await store().read(KEY, { start: 6, end: 8 }))).toBe('wor');
    expect(await text(await store().read(KEY, { start: 6 }))).toBe('world');
    await store().remove(KEY);
    await expect(store().read(KEY)).rejects.toThrow(FileMissing);
    await store().remove(KEY);
  });

  it('R16 stores nothing under the key when the bytes stop half way', async () => {
    const broken = Readable.from(
      (async function* bytes() {
        yield large;
        throw new Error('cut');
      })(),
    );
    // The stand-in for S3 can't abort a multipart upload and says so in its own words; it completes none either.
    await expect(store().write(KEY, broken)).rejects.toThrow();
    await expect(store().read(KEY)).rejects.toThrow(FileMissing);
  });
});
