import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ensureChromium } from '../chromium.ts';
import { prepareAccount, runCampaign } from './campaign.ts';
import { NODES, startInstallation, type Installation } from './installation.ts';
import { mailed, statesOf } from './ledger.ts';
import { signIn, type Person } from './person.ts';
import { addMigrations } from './release.ts';
import { unsubscribeLink } from './relay.ts';
import { holdsOne } from './sender.ts';
import { filesInBucket, sameIn, sumsOf } from './sums.ts';

const ADMIN = 'person@example.com';
/** The largest number of messages that a killed node may leave in doubt. */
const RELAY_CONNECTIONS = 20;
const LOOK = { timeout: 240_000, interval: 1000 };
/** These change while nobody does anything: the queue notes when it last looked after its tables. */
const BUSY_WITHOUT_WORK = new Set(['jobs.version', 'jobs.queue']);

let all: Installation;
let browser: Browser;
beforeAll(async () => {
  all = await startInstallation();
  browser = await chromium.launch({ executablePath: ensureChromium(console.error).path, args: ['--no-sandbox'] });
});
afterAll(async () => {
  await browser?.close();
  await all?.stop();
});

async function asAdmin(work: (admin: Person) => Promise<void>): Promise<void> {
  const admin = await signIn(browser, all.site.url, ADMIN, /^Administration$/);
  await work(admin);
  await admin.close();
}

it('builds', async () => {
  await all.sh('build');
});

it('makes the roles and the schema, the first administrator and the accounts', async () => {
  for (const statement of all.page('roles').trim().split('\n')) await all.shell.psql(statement, 'postgres');
  await all.sh('settings');
  expect(await all.sh('schema')).toContain(`Added ${ADMIN} as Super Admin.`);
  writeFileSync(join(all.site.etc, 'accounts.csv'), 'sf_account_id,name\nSF1,Northlight\n');
  expect(await all.sh('accounts')).toContain('Done: 1 new, 0 changed, 0 already as in the file.');
});

it('serves two nodes behind a proxy with TLS', async () => {
  await all.startPooler();
  await all.startNodes(NODES);
  await all.startProxy();
});

it('lets the first administrator in once the issuer has verified the address', async () => {
  all.unverified.add(ADMIN);
  const stranger = await signIn(browser, all.site.url, ADMIN, /Mailroom doesn’t know you/);
  expect(stranger.token).toBe('');
  await stranger.close();
  all.unverified.delete(ADMIN);
  await asAdmin(async (admin) => {
    expect(await admin.call('GET', 'v2/me')).toMatchObject({ email: ADMIN, role: { name: 'Super Admin' } });
  });
});

it('sends a campaign through a relay that wants TLS and a password', async () => {
  const { shell, site, relay } = all;
  await asAdmin(async (admin) => {
    await prepareAccount(admin, 'Northlight');
    const said = await runCampaign(shell, site.url, admin, { domain: 'letters.example', people: 20 });
    expect(said).toContain('delivered: 20');
  });
  expect(new Set(mailed(relay, 'letters.example')).size).toBe(20);
  expect(mailed(relay, 'seeds.example').toSorted()).toEqual(['live@seeds.example', 'proof@seeds.example']);
  expect(relay.letters).toHaveLength(22);
});

it('finishes what a killed node was sending, and mails nobody twice', async () => {
  const { shell, site, relay, nodes } = all;
  const [domain, people] = ['killed.example', 1000];
  await asAdmin(async (admin) => {
    relay.pace = 100;
    const amidTheSend = relay.takes(300);
    const campaign = runCampaign(shell, site.url, admin, { domain, people });
    await Promise.race([amidTheSend, campaign]);
    const [name, sender] = [...nodes].find(([, { child }]) => holdsOne(child.pid, relay.clients())) ?? [];
    if (!name || !sender) throw new Error('No node is sending');
    await sender.stop('SIGKILL');
    relay.pace = 0;
    // The other node takes over once the killed one has been silent for half a minute.
    const isOpen = async (): Promise<boolean> => {
      const { queued = 0, claimed = 0 } = await statesOf(shell, domain);
      return queued + claimed > 0;
    };
    await expect.poll(isOpen, LOOK).toBe(false);
    const { accepted = 0, 'in doubt': doubtful = 0 } = await statesOf(shell, domain);
    expect(accepted + doubtful).toBe(people);
    expect(doubtful).toBeLessThanOrEqual(RELAY_CONNECTIONS);
    if (doubtful > 0) {
      const launch = await shell.psql('select max(id) from launch');
      const json = { decision: 'sent', reason: 'Asked the relay' };
      await admin.call('POST', `v1/launch/${launch}/in-doubt`, { json });
    }
    expect(await campaign).toContain(`delivered: ${people}`);
    const received = mailed(relay, domain);
    expect(new Set(received).size).toBe(received.length);
    expect(received.length).toBeGreaterThanOrEqual(accepted);
    // systemd would start it again.
    await all.startNodes([name]);
  });
});

function atRest(tables: readonly string[]): string[] {
  return tables.filter((table) => !BUSY_WITHOUT_WORK.has(table));
}

/**
 * Backs up, and returns the sums of what is in the backup. While a job of the campaign or of the clock runs, a backup holds
 * another state than the sums before it, so it is made again.
 */
async function backUpAtRest(): Promise<Map<string, string>> {
  const before = await sumsOf(all.site);
  await all.sh('backup');
  const isAtRest = atRest(sameIn(before, await sumsOf(all.site))).length === atRest([...before.keys()]).length;
  return isAtRest ? before : backUpAtRest();
}

it('R33 restores a backup on empty servers: equal checksums, and links in mails work with the same keys', async () => {
  const { shell, site, relay } = all;
  const before = await backUpAtRest();
  const files = await filesInBucket(shell);
  expect(files.size).toBeGreaterThan(0);
  await all.loseData();
  await all.sh('restore');
  const after = await sumsOf(site);
  expect(atRest(sameIn(before, after))).toEqual(atRest([...before.keys()].toSorted()));
  expect(await filesInBucket(shell)).toEqual(files);
  const kept = await shell.psql(`select key, sha256 from file where state = 'kept'`);
  for (const [key = '', sum] of kept.split('\n').map((line) => line.split('|'))) expect(files.get(key), key).toBe(sum);

  const sent = relay.letters.length;
  await all.startPooler();
  await all.startNodes(NODES);
  await asAdmin(async (admin) => {
    expect(await admin.call('GET', 'v1/product?product_status:eq=Completed')).toMatchObject({ total_rows: 2 });
    const letter = relay.letters.find(({ to }) => to === 'reader1@letters.example');
    expect(await admin.unsubscribe(unsubscribeLink(letter?.raw ?? ''))).toBe('You are unsubscribed');
  });
  expect(relay.letters).toHaveLength(sent);
});

it('takes an upgrade that adds while the previous program runs, and one that needs all nodes stopped', async () => {
  const { shell, site, nodes } = all;
  await asAdmin(async (admin) => {
    const isServed = async (): Promise<void> => void (await admin.call('GET', 'v2/me'));
    await addMigrations(shell, site, {
      '9001-adds.sql': `alter table product add column added text not null default '';`,
    });
    expect(await all.sh('upgrade')).toContain('applied 9001-adds.sql');
    const said = await runCampaign(shell, site.url, admin, { domain: 'upgraded.example', people: 20 });
    expect(said).toContain('delivered: 20');
    for (const name of NODES) {
      await nodes.get(name)?.stop();
      await isServed();
      await all.startNodes([name], site.next);
    }
    await isServed();

    const stops = '-- stop-first: the previous program names the column\nalter table product drop column added;';
    await addMigrations(shell, site, { '9002-stops.sql': stops });
    await expect(all.sh('upgrade')).rejects.toThrow(/9002-stops\.sql needs every node to be stopped/);
    await isServed();
    await all.stopNodes();
    expect(await all.sh('upgrade-stopped')).toContain('applied 9002-stops.sql');
    await all.startNodes(NODES, site.next);
    await isServed();
  });
});
