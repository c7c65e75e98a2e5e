import type { ProductStatus } from '@mailroom/domain/statuses/productStatuses';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrate } from '../../platform/database/migrate.ts';
import type { SendResult } from '../../platform/mail/mail.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { testDatabase, type TestDatabase } from '../../testing/database.ts';
import {
  confirmedProduct,
  sendableProduct,
  sentProduct,
  waitingProduct,
  type Sendable,
} from '../../testing/launches.ts';
import { requireTrueRows } from '../../testing/ledger.ts';
import { launchIdOf, passHour, settle } from '../../testing/sending.ts';
import { withOwner } from '../../testing/template.ts';
import { launchTimer, launchWork } from './launches.queues.ts';
import { failStep } from './lifecycle/launchSteps.repository.ts';
import { moveLaunch } from './lifecycle/moveLaunch.ts';

const HOUR = 3_600_000;
const MINUTE = 60_000;
const DAY = 24 * HOUR;

/**
 * Takes the schema back to the one of the release before launches had a module of their own. Apart from what is undone
 * here that release wrote the same rows, so this is its database.
 */
const LAST_RELEASE = `
  drop trigger keep_mailed on product;
  drop function refuse_mailed();
  drop trigger audit on product;
  alter table product drop column waiting, drop column has_sent, drop column in_doubt;
  create trigger audit after insert or update or delete on product for each row
    execute function record_change('product', 'reasons,next_change_at,deliverable,volume_delivered', '');
  delete from jobs.job where name like 'launches.creative%';
  update jobs.queue set dead_letter = null where name like 'launches.creative%';
  delete from jobs.queue where name like 'launches.creative%';
  with queues as (
    update jobs.queue set name = replace(name, 'launches.', 'deployments.'), dead_letter = replace(dead_letter, 'launches.', 'deployments.')
     where name like 'launches.%')
  update jobs.job set name = replace(name, 'launches.', 'deployments.'), dead_letter = replace(dead_letter, 'launches.', 'deployments.')
   where name like 'launches.%';
  do $$
  declare
    found record;
  begin
    for found in
      select c.conname, c.conrelid::regclass as tbl, pg_get_constraintdef(c.oid) as definition from pg_constraint c
       where c.contype = 'f' and c.confdeltype = 'c' and c.confrelid in ('product'::regclass, 'launch'::regclass, 'message'::regclass)
         and c.conrelid in ('launch'::regclass, 'message'::regclass, 'response'::regclass, 'product_response'::regclass)
    loop
      execute format('alter table %s drop constraint %I, add constraint %I %s', found.tbl, found.conname, found.conname,
                     replace(found.definition, ' ON DELETE CASCADE', ''));
    end loop;
  end $$;
  delete from schema_migration where name like '0016-%';`;

let database: TestDatabase;
let folder: string;
let settings: Record<string, string>;
beforeAll(async () => {
  database = await testDatabase();
  folder = await mkdtemp(join(tmpdir(), 'mailroom-upgrade-'));
  settings = { SECRET_KEYS: `k1:${randomBytes(32).toString('base64')}`, FILES_URL: pathToFileURL(folder).href };
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

function start() {
  return testApp({ partial: true, database, settings });
}

async function call(app: TestApp, { launcher, productId }: Sendable, action: string, body: object = {}) {
  const answer = await app.as(launcher).post(`/api/v1/product/${productId}/${action}`, body);
  if (answer.status >= 300) throw new Error(`${action}: ${answer.status} ${answer.text}`);
}

async function statusOf(app: TestApp, { productId }: Sendable): Promise<string> {
  const [row] = await app.sql<{ status: string; attention: string | null }>(
    'select status, attention from product where id = $1',
    [productId],
  );
  return row?.attention ? `${row.status} (${row.attention})` : (row?.status ?? 'gone');
}

async function statusesOf(app: TestApp, campaigns: Record<string, Sendable>): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const [name, campaign] of Object.entries(campaigns)) found[name] = await statusOf(app, campaign);
  return found;
}

const small = { members: 30, product: { volume_ordered: 30 } };

/** Launched, with its next job still waiting. */
async function launchedTo(app: TestApp, step: 'hold over' | 'built'): Promise<Sendable> {
  const campaign = await sendableProduct(app, small);
  await call(app, campaign, 'launch');
  await app.runJobs(launchTimer);
  if (step === 'built') await app.runJobs(launchWork.build);
  return campaign;
}

/** Stopped by the build: as the job does it, for every status that the registry allows. */
async function unbuildable(app: TestApp, to: ProductStatus): Promise<Sendable> {
  const campaign = await launchedTo(app, 'hold over');
  const { accountId, productId } = campaign;
  const ref = { accountId, productId, launchId: await launchIdOf(app, campaign) };
  await app.write({ kind: 'job', accounts: [accountId], job: 'test', requestId: 'test' }, async (tx) => {
    await moveLaunch(tx, ref, 'not_buildable', { to, detail: 'It can’t be built.' });
    await failStep(tx, ref, 'Build send list', { text: 'It can’t be built.', severity: 'Critical' });
  });
  return campaign;
}

/** Confirmed, but the relay couldn't be reached in any of the runs. */
async function failed(app: TestApp): Promise<Sendable> {
  const campaign = await confirmedProduct(app, small);
  const { mail } = app.app.deps;
  const real = mail.send;
  mail.send = async () => ({
    outcome: 'not sent',
    reason: 'The relay refused the connection.',
    isLasting: false,
    response: 'connect ECONNREFUSED 127.0.0.1:25',
  });
  for (let run = 0; run < 8; run += 1) await passHour(app);
  mail.send = real;
  return campaign;
}

/** A launch in each state; those whose job still waits come last, because each run of all jobs would move them on. */
async function launchesInEachState(app: TestApp) {
  const ended = await sentProduct(app, small);
  app.clock.advance(31 * DAY);
  await app.runJobs();
  const cutOff = await confirmedProduct(app, { ...small, account: { send_rate_per_minute: 10 } });
  await passHour(app);
  app.clock.advance(4 * DAY);
  await app.runJobs();
  const missed = await waitingProduct(app, small);
  app.clock.advance(2 * DAY);
  await app.runJobs();
  const stepFailed = await failed(app);
  const completed = await sentProduct(app, small);
  const doubtful = await confirmedProduct(app, small);
  app.clock.advance(HOUR);
  const unknown: SendResult = { outcome: 'in doubt', response: 'no answer' };
  app.mail.answers = [{ outcome: 'accepted', response: '250' }, unknown, unknown];
  await app.runJobs();
  const deferred = await confirmedProduct(app, small);
  app.clock.advance(HOUR);
  app.mail.answers = Array.from({ length: 5 }, () => ({ outcome: 'later', response: '451 greylisted' }) as const);
  await app.runJobs();
  const badAudience = await unbuildable(app, 'Error: Audience');
  const badCreative = await unbuildable(app, 'Error: Creative');
  const tooFew = await unbuildable(app, 'Error - Volume Discrepancy');
  const severalErrors = await unbuildable(app, 'Multiple Errors');
  const cancelled = await waitingProduct(app, small);
  await call(app, cancelled, 'abort', { reason: 'Wrong list' });
  const sentBack = await waitingProduct(app, small);
  await call(app, sentBack, 'confirm', { decision: 'send_back', reason: 'Other subject' });
  const paused = await confirmedProduct(app, small);
  await call(app, paused, 'abort', { mode: 'pause', reason: 'Wait' });
  const waiting = await waitingProduct(app, small);
  const approved = await confirmedProduct(app, small);
  const held = await sendableProduct(app, { ...small, account: { hold_minutes: 10 } });
  await call(app, held, 'launch');
  const processing = await launchedTo(app, 'built');
  const building = await launchedTo(app, 'hold over');
  return {
    ended,
    cutOff,
    missed,
    stepFailed,
    completed,
    doubtful,
    deferred,
    badAudience,
    badCreative,
    tooFew,
    severalErrors,
    cancelled,
    sentBack,
    paused,
    waiting,
    approved,
    held,
    processing,
    building,
  };
}

/** A soak only: that release is long past, and `undoUpgrade.test.ts` upgrades launches in each run. */
it.runIf(process.env['SOAK_ROWS'])(
  'starts on a database of the last release, loses nothing and sends nothing twice',
  async () => {
    const before = await start();
    const campaigns = await launchesInEachState(before);
    const { doubtful, waiting, paused, stepFailed, badCreative } = campaigns;
    const tester = await before.user({ accounts: [waiting.accountId], permissions: ['can_send_test_email'] });
    const test = await before.as(tester).post(`/api/v1/seed_list/send_email_test?creative_id:eq=${waiting.creativeId}`);
    expect(test.status).toBe(202);
    const statuses = await statusesOf(before, campaigns);
    expect(statuses).toEqual({
      ended: 'Ended',
      cutOff: 'Ended',
      missed: 'Needs Attention (start_missed)',
      stepFailed: 'Needs Attention (step_failed)',
      badAudience: 'Error: Audience',
      badCreative: 'Error: Creative',
      tooFew: 'Error - Volume Discrepancy',
      severalErrors: 'Multiple Errors',
      completed: 'Completed',
      doubtful: 'Live',
      deferred: 'Live',
      cancelled: 'Cancelled',
      sentBack: 'Needs Attention (sent_back)',
      paused: 'Needs Attention (paused)',
      waiting: 'Processing',
      approved: 'Approved',
      held: 'Submitted',
      processing: 'Processing',
      building: 'Pending - Data Processing',
    });
    const jobs = async (app: TestApp) =>
      (
        await app.sql<{ job: string }>(
          `select regexp_replace(name, '^deployments', 'launches') || ' ' || state || ' ' || coalesce(singleton_key, '') || ' ' || start_after as job
           from jobs.job where name ~ '^(deployments|launches)\\.' and name <> 'launches.creative' order by 1`,
        )
      ).map(({ job }) => job);
    const jobsBefore = await jobs(before);
    const facts = `select id, waiting, has_sent, in_doubt, updated_at from product order by id`;
    const rowsBefore = await before.sql(facts);
    const now = before.clock.now();
    const sent = [...before.mail.sent];

    await withOwner(database.ownerUrl, (client) => client.query(LAST_RELEASE));
    await expect(migrate({ ownerUrl: database.ownerUrl, patience: 0 })).rejects.toThrow(/0016-launches.* connections/);
    await before.close();
    expect(await migrate({ ownerUrl: database.ownerUrl })).toBe(1);

    const after = await start();
    after.clock.set(now);
    expect(await after.sql(facts)).toEqual(rowsBefore);
    expect(await jobs(after)).toEqual(jobsBefore);
    await requireTrueRows(after);
    await after.runJobs();
    expect(await statusesOf(after, campaigns)).toMatchObject({
      processing: 'Processing',
      building: 'Processing',
      held: 'Submitted',
    });
    expect(after.mail.sent.some(({ subject }) => subject.startsWith('[Test] '))).toBe(true);

    await call(after, waiting, 'confirm');
    await call(after, paused, 'launch');
    await call(after, stepFailed, 'launch');
    await call(after, badCreative, 'relaunch');
    expect((await settle(after, doubtful, 'sent')).status).toBe(200);
    after.clock.advance(11 * MINUTE);
    await after.runJobs();
    after.clock.advance(HOUR);
    await after.runJobs();
    expect(await statusesOf(after, campaigns)).toEqual({
      ...statuses,
      stepFailed: 'Completed',
      badCreative: 'Processing',
      doubtful: 'Completed',
      deferred: 'Completed',
      waiting: 'Completed',
      approved: 'Completed',
      paused: 'Completed',
      held: 'Processing',
      processing: 'Processing',
      building: 'Processing',
    });
    await requireTrueRows(after);

    const ids = [...sent, ...after.mail.sent].map(({ messageId }) => messageId);
    expect(new Set(ids).size).toBe(ids.length);
    const accepted = await after.sql<{ message_id: string }>(
      `select message_id from message where state = 'accepted' and settled_by is null order by message_id`,
    );
    expect(ids.toSorted()).toEqual(accepted.map(({ message_id: id }) => id).toSorted());
    expect(await after.sql(`select from message where state = 'claimed'`)).toEqual([]);
    await after.close();
  },
  240_000,
);
