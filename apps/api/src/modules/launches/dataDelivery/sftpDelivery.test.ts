import { createHash } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../../testing/app.ts';
import { confirmedDelivery, sentDelivery, type Deliverable } from '../../../testing/destinations/dataDeliveries.ts';
import { startCuttingProxy, type CuttingProxy } from '../../../testing/destinations/cuttingProxy.ts';
import { hasSshd, startSshd, type Sshd } from '../../../testing/destinations/sshd.ts';
import { requireTrueRows } from '../../../testing/ledger.ts';
import { passHour, productOf, statesOf } from '../../../testing/sending.ts';

/** 1,700 letters for each of 1,000 people: a list of 1.7 MB. */
const PEOPLE = 1_000;
const WIDE = { members: PEOPLE, product: { volume_ordered: PEOPLE } };

describe.runIf(hasSshd)('a data delivery to OpenSSH', () => {
  let app: TestApp;
  let server: Sshd;
  let line: CuttingProxy;
  let earlier: string[] = [];
  beforeAll(async () => {
    server = await startSshd();
    line = await startCuttingProxy(server.port);
    app = await testApp({ partial: true, allow: [{ address: '127.0.0.1', prefix: 32, family: 4, port: line.port }] });
  });
  afterAll(async () => {
    await app.close();
    line.close();
    await server.close();
  });
  beforeEach(async () => {
    earlier = await server.files();
  });
  afterEach(() => requireTrueRows(app));

  const folder = () => ({
    kind: 'sftp',
    host: '127.0.0.1',
    port: line.port,
    user: server.user,
    private_key: server.keys.full,
    folder: 'incoming',
  });
  const newFiles = async () => (await server.files()).filter((name) => !earlier.includes(name)).toSorted();
  const hashOf = async (name: string) =>
    createHash('sha256')
      .update(await server.read(name))
      .digest('hex');
  const base = ({ productId }: Deliverable) => `Tyres-first-wave-${productId}-1`;
  const widen = ({ productId }: Deliverable) =>
    app.sql(
      `update message set merge = jsonb_build_object('custom', jsonb_build_object('note', repeat('x', 1700)))
              where product_id = $1`,
      [productId],
    );
  const retry = async () => {
    app.clock.advance(60_000);
    await app.runJobs();
  };

  it('gives the files their names, with the hashes that the product shows', async () => {
    const campaign = await sentDelivery(app, folder());
    const name = base(campaign);
    expect(await newFiles()).toEqual([`${name}.csv`, `${name}.sha256`, `${name}.zip`]);
    const product = await productOf(app, campaign);
    expect(product).toMatchObject({ product_status: 'Completed', volume_delivered: 100 });
    for (const file of product.data_delivery.files) expect(file.sha256).toBe(await hashOf(file.name));
    const sums = (await server.read(`${name}.sha256`)).toString();
    expect(sums).toContain(`${await hashOf(`${name}.csv`)}  ${name}.csv\n`);
  });

  it('R16 has no part of a file under its name when the line breaks at half, and a retry ends with an equal hash', async () => {
    const campaign = await confirmedDelivery(app, folder(), WIDE);
    await widen(campaign);
    line.cutAfter = 900_000;
    await passHour(app);
    expect(line.cuts).toBe(1);
    expect(await newFiles()).toEqual([`${base(campaign)}.csv.part`]);
    expect(await statesOf(app, campaign)).toEqual({ queued: PEOPLE });

    await retry();
    expect(await statesOf(app, campaign)).toEqual({ accepted: PEOPLE });
    const name = base(campaign);
    expect(await newFiles()).toEqual([`${name}.csv`, `${name}.sha256`, `${name}.zip`]);
    const [list] = (await productOf(app, campaign)).data_delivery.files;
    expect(list).toMatchObject({ name: `${name}.csv`, sha256: await hashOf(`${name}.csv`) });
    expect(list.bytes).toBe((await server.read(`${name}.csv`)).length);
    expect((await server.read(`${name}.csv`)).toString().split('\r\n')).toHaveLength(PEOPLE + 2);
  });

  it('replaces the files of a run that ended after they had their names, with the same bytes', async () => {
    const campaign = await confirmedDelivery(app, folder());
    // The reading back goes the other way, so what is sent ends with the checksums' new name.
    const name = base(campaign);
    const note = app.sql(`alter table launch add constraint no_note check (delivery is null) not valid`);
    await note;
    await passHour(app);
    const first = await hashOf(`${name}.csv`);
    expect(await newFiles()).toEqual([`${name}.csv`, `${name}.sha256`, `${name}.zip`]);
    expect(await statesOf(app, campaign)).toEqual({ queued: 100 });
    await app.sql('alter table launch drop constraint no_note');
    await retry();
    expect(await statesOf(app, campaign)).toEqual({ accepted: 100 });
    const [list] = (await productOf(app, campaign)).data_delivery.files;
    expect(list.sha256).toBe(first);
    expect(await hashOf(`${name}.csv`)).toBe(first);
  });

  it.each([
    [
      'another host key',
      { host_key_fingerprint: 'SHA256:another' },
      'The server shows another host key than the stored one.',
    ],
    ['no host key', { host_key_fingerprint: null }, 'The server’s host key is not known. Check the destination first.'],
    ['no such folder', { folder: 'nowhere' }, 'The folder does not exist.'],
  ])('says what is wrong with %s, and writes nothing', async (_case, change, text) => {
    const campaign = await confirmedDelivery(app, folder());
    const [[column, value] = ['', '']] = Object.entries(change);
    await app.sql(`update install set ${column} = $2 where id = $1`, [campaign.installId, value]);
    await passHour(app);
    for (let run = 0; run < 6; run += 1) await retry();
    expect(await productOf(app, campaign)).toMatchObject({
      product_status: 'Needs Attention',
      attention_detail: `The destination ‘Vault’ did not take the files: ${text}`,
    });
    expect(await newFiles()).toEqual([]);
  });
});
