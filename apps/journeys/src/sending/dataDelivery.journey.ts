import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { startCuttingProxy, type CuttingProxy } from '../../../api/src/testing/destinations/cuttingProxy.ts';
import { startMultipartS3 } from '../../../api/src/testing/destinations/multipartS3.ts';
import { startSftpFolder } from '../../../api/src/testing/destinations/sftpFolder.ts';
import { expect, test } from '../journey.ts';
import { addAccount } from '../own/ownAccount.ts';
import { addProducts, badge, reviewAndSend } from '../own/ownProduct.ts';
import type { Product } from '../product.ts';
import { patchApi, postApi, readApi } from '../readApi.ts';
import { signIn } from '../signIn.ts';

const run = promisify(execFile);

/** How many people a list has. Their rows are wide: in S3 the larger list has two parts of 8 MiB. */
const IN_BUCKET = 3_000;
const IN_FOLDER = 1_000;
const NOTES = ['note_1', 'note_2', 'note_3'];
const NOTE_LENGTH = 1_000;
const MEGABYTE = 1_000_000;
const PASSWORD = 'canary-password-5d1';

interface Delivered {
  volume_delivered: number;
  data_delivery: { files: { name: string; sha256: string }[] } | null;
}

function csvOf(people: number): string {
  const rows = Array.from({ length: people }, (_, at) => {
    const notes = NOTES.map(() => String(at % 10).repeat(NOTE_LENGTH));
    return `${[`listed.${at}@letters.example`, ...notes].join()}\n`;
  });
  return `${['email', ...NOTES].join()}\n${rows.join('')}`;
}

/** Launches a list to a destination and gives the go-ahead. Returns once the product is completed. */
async function deliver(
  page: Page,
  product: Product,
  { name, people, place }: { name: string; people: number; place: object },
): Promise<Delivered> {
  await signIn(page, product, 'robin@mailroom.example');
  const mapping = [
    { column: 0, field: 'email' },
    ...NOTES.map((note, at) => ({ column: at + 1, field: 'custom', name: note })),
  ];
  const parts = await addAccount(page, product, { name, people: { csv: csvOf(people), mapping }, sendRate: 60 });
  const settings = { hold_minutes: '0', undo_seconds: '0', deployment_delta_days: '0' };
  await patchApi(page, `${product.url}/api/v1/account/${parts.id}`, { multipart: settings });
  const install = await postApi<{ id: number }>(page, `${product.url}/api/v1/install`, {
    account_id: parts.id,
    name: 'Vault',
    ...place,
  });
  const check = `${product.url}/api/v1/install/${install.id}/check`;
  const { last_check_result } = await postApi<{ last_check_result: string }>(page, check);
  expect(last_check_result).toBe('passed');
  const [id] = await addProducts(page, product, parts, {
    order: name,
    products: [{ name: 'Wide list', start: new Date(), volume: people, installId: install.id }],
  });
  await page.goto(`${product.url}/order-management/product/${id}`);
  await reviewAndSend(page, `Launch ${people.toLocaleString('en-US')} records`);
  await expect(page.getByText('Waiting for your go-ahead')).toBeVisible();
  await reviewAndSend(page, `Confirm ${people.toLocaleString('en-US')} records`);
  await expect(badge(page, 'Completed')).toBeVisible();
  return readApi<Delivered>(page, `${product.url}/api/v1/product/${id}`);
}

/** The receiver's look: three files and nothing beside them, which are what their checksums and the page say. */
async function expectWhole(page: Page, folder: string, people: number, delivered: Delivered): Promise<void> {
  const { volume_delivered, data_delivery } = delivered;
  expect(volume_delivered).toBe(people);
  const files = data_delivery?.files ?? [];
  const names = files.map(({ name }) => name);
  expect(names.map((name) => name.split('.').at(-1))).toEqual(['csv', 'zip', 'sha256']);
  expect((await readdir(folder)).toSorted()).toEqual(names.toSorted());
  const [list = '', pack = '', sums = ''] = names;
  const { stdout } = await run('sha256sum', ['-c', sums], { cwd: folder });
  expect(stdout).toBe(`${list}: OK\n${pack}: OK\n`);
  const lines = (await readFile(join(folder, list), 'utf8')).trimEnd().split('\r\n');
  expect(lines).toHaveLength(people + 1);
  expect(new Set(lines.map((line) => line.split(',')[0])).size).toBe(people + 1);
  const shown = page.getByRole('region', { name: 'Delivered files' });
  for (const { name, sha256 } of files) {
    await expect(shown.getByText(name, { exact: true })).toBeVisible();
    await expect(shown.getByText(sha256, { exact: true })).toBeVisible();
  }
}

// Both listen on the one port that the product may reach. The tests of a file run one after another.
let line: CuttingProxy | undefined;
test.afterEach(() => line?.close());

test('a list arrives whole in a bucket whose connection breaks twice', async ({ page, product, destinationPort }) => {
  const s3 = await startMultipartS3();
  const cutting = await startCuttingProxy(s3.port, destinationPort);
  line = cutting;
  const cutAt = [2, 1];
  const keptAtCuts: string[][] = [];
  s3.onPart = (part) => {
    if (part !== cutAt[0]) return undefined;
    cutAt.shift();
    keptAtCuts.push([...s3.objects.keys()]);
    cutting.cut();
    return undefined;
  };
  const delivered = await deliver(page, product, {
    name: 'Broken bucket',
    people: IN_BUCKET,
    place: {
      kind: 's3',
      bucket: 'lists',
      endpoint: `http://127.0.0.1:${destinationPort}`,
      access_key_id: 'AKEXAMPLE0001',
      secret_access_key: 'canary-secret-9c2',
    },
  });
  expect(cutting.cuts).toBe(2);
  expect(keptAtCuts).toEqual([[], []]);
  // Nothing is left of the uploads that broke: the bucket's owner would pay for it.
  expect(s3.openParts()).toBe(0);
  const folder = await mkdtemp(join(tmpdir(), 'journey-bucket-'));
  for (const [path, bytes] of s3.objects) await writeFile(join(folder, basename(path)), bytes);
  await expectWhole(page, folder, IN_BUCKET, delivered);
  await rm(folder, { recursive: true });
  s3.close();
});

test('a list arrives whole in an SFTP folder whose connection breaks twice', async ({
  page,
  product,
  destinationPort,
}) => {
  const server = await startSftpFolder(PASSWORD);
  const cutting = await startCuttingProxy(server.port, destinationPort);
  line = cutting;
  const namesAtCuts: string[][] = [];
  const later = [2.5 * MEGABYTE];
  // The check of the destination and each run have a connection of their own.
  cutting.cutAfter = MEGABYTE;
  cutting.onCut = () => {
    cutting.cutAfter = later.shift() ?? null;
    void readdir(server.folder).then((names) => namesAtCuts.push(names));
  };
  const delivered = await deliver(page, product, {
    name: 'Broken folder',
    people: IN_FOLDER,
    place: {
      kind: 'sftp',
      host: '127.0.0.1',
      port: destinationPort,
      user: 'mailroom',
      password: PASSWORD,
    },
  });
  expect(cutting.cuts).toBe(2);
  // Nobody finds half of a list under its name.
  expect(namesAtCuts.flat().filter((name) => !name.endsWith('.csv.part'))).toEqual([]);
  expect(namesAtCuts).toHaveLength(2);
  await expectWhole(page, server.folder, IN_FOLDER, delivered);
  await server.close();
});
