import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkOf } from '../../../contract/request.ts';
import { asOperator } from '../../../platform/database/asOperator.ts';
import { testDatabase, type TestDatabase } from '../../../testing/database.ts';
import { withOwner } from '../../../testing/template.ts';
import { operatorServices } from '../../../verbs/operatorServices.ts';
import { readAccountsFile, type CheckFields } from './accountsFile.ts';
import { importAccounts } from './accountsImport.ts';

let database: TestDatabase;
let check: CheckFields;
beforeAll(async () => {
  database = await testDatabase();
  check = await checkOf('updateAccount');
});
afterAll(() => database.drop());

async function run(csv: string | Buffer): Promise<string> {
  const lines = readAccountsFile(Buffer.from(csv), check);
  const options = { ownerUrl: database.ownerUrl, verb: 'accounts:import', services: operatorServices };
  return (await asOperator(options, (tx) => importAccounts(tx, lines, false))).join('\n');
}

/** Runs the verb's program, as an operator would. */
async function dryRun(csv: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'mailroom-accounts-'));
  const path = join(folder, 'accounts.csv');
  await writeFile(path, csv);
  const verb = join(import.meta.dirname, '../../../verbs/importAccounts.ts');
  const { stdout, stderr } = spawnSync(process.execPath, ['--conditions=mailroom-source', verb, path, '--dry-run'], {
    env: { ...process.env, DATABASE_OWNER_URL: database.ownerUrl },
    encoding: 'utf8',
  });
  await rm(folder, { recursive: true });
  return stdout + stderr;
}

async function refusal(csv: string | Buffer): Promise<string[]> {
  const error: unknown = await run(csv).catch((thrown: unknown) => thrown);
  return error instanceof Error ? error.message.split('\n') : [];
}

async function accounts() {
  const { rows } = await withOwner(database.ownerUrl, (client) =>
    client.query(`select sf_account_id as id, name, owner_phone as phone, version from account order by sf_account_id`),
  );
  return rows;
}

const FIRST = 'SF_Account_Id,name,owner_phone\nSF1,Northlight,555-0100\nSF2,"Brick, Lane & Co",\n';

it('says what it would do in a dry run, then does it, and the second time nothing', async () => {
  const report = '+ SF1: Northlight\n+ SF2: Brick, Lane & Co\n';
  expect(await dryRun(FIRST)).toBe(
    `${report}Nothing was written; this would be 2 new, 0 changed, 0 already as in the file.\n`,
  );
  expect(await accounts()).toEqual([]);
  expect(await run(FIRST)).toBe(`${report}Done: 2 new, 0 changed, 0 already as in the file.`);
  expect(await run(FIRST)).toBe('Done: 0 new, 0 changed, 2 already as in the file.');
  expect((await accounts()).map(({ version }) => version)).toEqual([1, 1]);
});

it('changes what the file says and leaves what it leaves empty', async () => {
  const report = await run('sf_account_id,name,owner_phone\nSF1,Northlight AG,\nSF3,Third,\n');
  expect(report).toContain('~ SF1: name "Northlight" → "Northlight AG"\n+ SF3: Third\n');
  const [first, , third] = await accounts();
  expect(first).toMatchObject({ name: 'Northlight AG', phone: '555-0100', version: 2 });
  expect(third).toMatchObject({ name: 'Third' });
});

it('changes status and time zone, and has the account’s products derived again', async () => {
  const file = 'sf_account_id,status,time_zone\nSF1,Inactive,Europe/Berlin\n';
  const inOwner = (statement: string) =>
    withOwner(database.ownerUrl, async (client) => (await client.query(statement)).rows);
  await inOwner(`select jobs.create_queue('orders.rederive_many', '{"policy": "short"}')`);
  expect(await run(file)).toContain(
    '~ SF1: status "Active" → "Inactive", time_zone "America/New_York" → "Europe/Berlin"\n',
  );
  const [account] = await inOwner(`select id, status, time_zone from account where sf_account_id = 'SF1'`);
  expect(account).toMatchObject({ status: 'Inactive', time_zone: 'Europe/Berlin' });
  expect(await inOwner('select name, data from jobs.job')).toEqual([
    { name: 'orders.rederive_many', data: { accountId: account.id } },
  ]);
  expect(await refusal('sf_account_id,status,time_zone\nSF1,Closed,\nSF2,,Mars/Olympus\n')).toEqual([
    expect.stringMatching(/^Line 2: status/),
    'Line 3: Time zone is not valid',
    'Nothing was changed.',
  ]);
});

it('refuses the whole file and names each wrong line', async () => {
  const before = await accounts();
  const lines = ['SF4,Fourth,not an address', ',No id,', 'SF1,Twice,', 'SF1,Twice,'];
  expect(await refusal(`sf_account_id,name,test_seed_email_address\n${lines.join('\n')}\n`)).toEqual([
    'Line 2: Enter a valid email address',
    'Line 3: sf_account_id is empty',
    'Line 5: SF1 is in the file twice',
    'Nothing was changed.',
  ]);
  expect(await refusal('sf_account_id,owner_phone\nSF9,555\n')).toEqual([
    'Line 2: SF9 is new and has no name',
    'Nothing was changed.',
  ]);
  expect((await refusal('sf_account_id,nmae\nSF9,Ninth\n'))[0]).toMatch(/^Unknown column nmae/);
  expect(await accounts()).toEqual(before);
});

it('refuses a file that is not UTF-8, and names the lines', async () => {
  const before = await accounts();
  const latin1 = Buffer.from('sf_account_id,name\nSF6,Müller\nSF7,Fine\nSF8,Café\n', 'latin1');
  expect(await refusal(latin1)).toEqual([
    'Line 2: not UTF-8',
    'Line 4: not UTF-8',
    'Save the file as UTF-8. Nothing was changed.',
  ]);
  expect(await refusal('sf_account_id,name\nSF6,M\uFFFDller\n')).toEqual([
    'Line 2: a letter was lost when the file was converted (\uFFFD)',
    'Save the file as UTF-8. Nothing was changed.',
  ]);
  expect(await accounts()).toEqual(before);
  expect(await run('\uFEFFsf_account_id,name\r\nSF6,Müller\r\n')).toContain('+ SF6: Müller');
});

it('refuses a column that is named twice', async () => {
  expect(await refusal('sf_account_id,name,Name\nSF9,First,Last\n')).toEqual([
    'Line 1: the column name is there twice. Nothing was changed.',
  ]);
});

it('refuses ids that differ only in capitals, in the file and from an account', async () => {
  const before = await accounts();
  expect(await refusal('sf_account_id,name\nSFX5,One\nSF11,Other\nsfx5,Two\n')).toEqual([
    'Line 4: sfx5 differs from SFX5 in line 2 only in capitals',
    'Nothing was changed.',
  ]);
  expect(await refusal('sf_account_id,name\nsf1,Northlight\nSF11,Other\nsf2,Brick\n')).toEqual([
    'Line 2: sf1 differs from the account SF1 only in capitals',
    'Line 4: sf2 differs from the account SF2 only in capitals',
    'Nothing was changed.',
  ]);
  expect(await accounts()).toEqual(before);
});
