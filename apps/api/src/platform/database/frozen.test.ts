import { sql, type RawBuilder } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../testing/app.ts';
import { sendableProduct, sentProduct, waitingProduct, type Sendable } from '../../testing/launches.ts';
import type { Actor } from './actor.ts';

const SMALL = { members: 10, product: { volume_ordered: 10 } };

let app: TestApp;
let sent: Sendable;
let launchId: number;
let actor: Actor;
let stranger: Actor;
beforeAll(async () => {
  app = await testApp({ partial: true });
  sent = await sentProduct(app, SMALL);
  const [launch] = await app.sql<{ id: number }>('select id from launch where product_id = $1', [sent.productId]);
  launchId = launch?.id ?? 0;
  actor = job(sent.accountId);
  stranger = job(await app.account());
});
afterAll(() => app.close());

function job(account: number): Actor {
  return { kind: 'job', accounts: [account], job: 'test', requestId: 'r' };
}

const system: Actor = { kind: 'system', requestId: 'r' };

/** A write by the application's role. Rolled back at the end, so that tests don't see each other's changes. */
class Undone extends Error {}
async function affected(statement: RawBuilder<unknown>, as = actor): Promise<number> {
  let count = -1;
  const write = app.write(as, async (tx) => {
    count = Number((await statement.execute(tx)).numAffectedRows);
    throw new Undone('undone');
  });
  await expect(write).rejects.toThrow('undone');
  return count;
}

async function expectRefused(statement: RawBuilder<unknown>): Promise<void> {
  for (const as of [actor, system])
    await expect(app.write(as, (tx) => statement.execute(tx))).rejects.toMatchObject({ code: 'MR002' });
}

describe('what a launch used', () => {
  it('is marked with the time of its first launch', async () => {
    expect(
      await app.sql(
        `select v.used_at = l.launched_at as version, r.used_at = l.launched_at as revision
           from launch l join audience_version v on v.id = l.version_id join creative_revision r on r.id = l.revision_id
          where l.id = $1`,
        [launchId],
      ),
    ).toEqual([{ version: true, revision: true }]);
    const unused = await sendableProduct(app, SMALL);
    expect(await app.sql('select used_at from audience_version where id = $1', [unused.versionId])).toEqual([
      { used_at: null },
    ]);
  });

  it('refuses changes to a version and its people', async () => {
    const { versionId, accountId } = sent;
    for (const statement of [
      sql`update audience_version set accepted = 1 where id = ${versionId}`,
      sql`update audience_version set state = 'importing' where id = ${versionId}`,
      sql`update audience_version set used_at = null where id = ${versionId}`,
      sql`delete from audience_version where id = ${versionId}`,
      sql`insert into audience_member (account_id, version_id, line, email, email_hash)
          values (${accountId}, ${versionId}, 99, 'new@mailroom.test', '')`,
      sql`update audience_member set email = 'other@mailroom.test' where version_id = ${versionId} and line = 1`,
      sql`update audience_member set first_name = 'X' where version_id = ${versionId}`,
      sql`delete from audience_member where version_id = ${versionId} and line = 1`,
      sql`select drop_audience_partition(${versionId})`,
      sql`insert into audience_ingest (account_id, version_id, number, kind, file_id, file_name, file_size, file_sha256, mapping, settings,
                                       rows, accepted, rejected, duplicates, suppressed, opted_out, merged, reject_counts, opt_out_counts,
                                       created_at)
          select account_id, id, 9, 'add', file_id, file_name, file_size, file_sha256, mapping, settings, 0, 0, 0, 0, 0, 0, 0, '{}', '{}',
                 created_at
            from audience_version where id = ${versionId}`,
    ])
      await expectRefused(statement);
  });

  it('lets a recount write on a used version', async () => {
    const { versionId } = sent;
    for (const statement of [
      sql`update audience_version set suppressed_now = 1, deliverable = 9, recounted_at = now() where id = ${versionId}`,
      sql`update audience_member set is_suppressed = true where version_id = ${versionId} and line = 1`,
    ])
      expect(await affected(statement)).toBe(1);
  });

  it('refuses changes to a revision and the content of its links', async () => {
    const { revisionId, accountId, creativeId } = sent;
    for (const statement of [
      sql`update creative_revision set subject = 'Other' where id = ${revisionId}`,
      sql`update creative_revision set html_file_id = null where id = ${revisionId}`,
      sql`update creative_revision set derived_text = 'Other' where id = ${revisionId}`,
      sql`update creative_revision set used_at = null where id = ${revisionId}`,
      sql`delete from creative_revision where id = ${revisionId}`,
      sql`update creative_link set url = 'https://elsewhere.example' where revision_id = ${revisionId} and position = 1`,
      sql`update creative_link set text = 'Other' where revision_id = ${revisionId} and position = 1`,
      sql`update creative_link set kind = 'mail' where revision_id = ${revisionId} and position = 1`,
      sql`update creative_link set position = 99 where revision_id = ${revisionId} and position = 1`,
      sql`delete from creative_link where revision_id = ${revisionId}`,
      sql`insert into creative_link (account_id, creative_id, revision_id, position, url, kind)
          values (${accountId}, ${creativeId}, ${revisionId}, 99, 'https://elsewhere.example', 'web')`,
    ])
      await expectRefused(statement);
  });

  it('lets checks and people write on a used revision', async () => {
    const { revisionId, accountId, creativeId } = sent;
    for (const statement of [
      sql`update creative_revision set check_state = 'Success', check_progress = '{}', check_error = 'x' where id = ${revisionId}`,
      sql`update creative_link set result = 'Success', final_url = 'https://end.example', http_status = 200, redirects = 1,
             verdict = 'accepted', verdict_at = now(), note = 'fine', checked_at = now()
           where revision_id = ${revisionId} and position = 1`,
      sql`insert into creative_link (account_id, creative_id, revision_id, position, url, kind, result)
          select ${accountId}, ${creativeId}, ${revisionId}, position, url, kind, 'Success' from creative_link
           where revision_id = ${revisionId} and position = 1
          on conflict (revision_id, position) do update set result = excluded.result`,
      sql`insert into creative_client (account_id, creative_id, revision_id, family, platform, verdict, decision, note)
          values (${accountId}, ${creativeId}, ${revisionId}, 'outlook', 'windows', 'degrades', 'accepted', 'fine')`,
      sql`insert into creative_finding (account_id, creative_id, revision_id, kind, severity, message, fingerprint,
             is_overridable, overridden_at, override_reason)
          values (${accountId}, ${creativeId}, ${revisionId}, 'broken_link', 'Critical', 'x', 'x', true, now(), 'fine')`,
      sql`update creative set rejected_reason = 'not this one', rejected_at = now() where id = ${creativeId}`,
    ])
      expect(await affected(statement)).toBe(1);
  });

  it('refuses changes to the manifest and the links of a launch', async () => {
    for (const statement of [
      sql`update launch set manifest = '{}' where id = ${launchId}`,
      sql`update launch set manifest_hash = 'x' where id = ${launchId}`,
      sql`update launch set manifest = null, manifest_hash = null where id = ${launchId}`,
      sql`update launch set attempt = 9 where id = ${launchId}`,
      sql`delete from launch where id = ${launchId}`,
      sql`update launch_link set url = 'https://elsewhere.example' where launch_id = ${launchId} and position = 1`,
      sql`delete from launch_link where launch_id = ${launchId}`,
      sql`insert into launch_link (account_id, launch_id, product_id, position, url)
          values (${sent.accountId}, ${launchId}, ${sent.productId}, 99, 'https://elsewhere.example')`,
    ])
      await expectRefused(statement);
  });

  it('refuses to take a message back once it ended, or to forget one that may have gone out', async () => {
    for (const state of ['accepted', 'refused', 'suppressed late']) {
      const [message] = await app.sql<{ id: number }>(
        `insert into message (account_id, purpose, product_id, launch_id, revision_id, email_hmac, state, message_id)
         values ($1, 'live', $2, $3, $4, $5, $6, 'x') returning id`,
        [sent.accountId, sent.productId, launchId, sent.revisionId, Buffer.from(state), state],
      );
      const id = message?.id ?? 0;
      await expectRefused(sql`update message set state = 'queued' where id = ${id}`);
      await expectRefused(sql`update message set email = 'other@mailroom.test' where id = ${id}`);
      await expectRefused(sql`delete from message where id = ${id}`);
    }
    const [doubt] = await app.sql<{ id: number }>(
      `insert into message (account_id, purpose, product_id, launch_id, revision_id, email_hmac, state, message_id)
       values ($1, 'live', $2, $3, $4, 'doubt', 'in doubt', 'x') returning id`,
      [sent.accountId, sent.productId, launchId, sent.revisionId],
    );
    await expectRefused(sql`delete from message where id = ${doubt?.id}`);
    expect(await affected(sql`update message set state = 'queued' where id = ${doubt?.id}`)).toBe(1);
  });

  it('refuses all of it to the owner, too', async () => {
    const refused = { code: 'MR002' };
    await expect(
      app.sql('update creative_revision set subject = $1 where id = $2', ['x', sent.revisionId]),
    ).rejects.toMatchObject(refused);
    await expect(
      app.sql(`update message set state = 'queued' where launch_id = $1 and state = 'accepted'`, [launchId]),
    ).rejects.toMatchObject(refused);
  });

  it('isn’t deceived by a temporary table with the name of one of ours', async () => {
    const { versionId } = sent;
    const deceive = app.write(actor, async (tx) => {
      await sql`create temporary table audience_version (id int, account_id int, used_at timestamptz) on commit drop`.execute(
        tx,
      );
      await sql`delete from public.audience_member where version_id = ${versionId} and line = 1`.execute(tx);
    });
    await expect(deceive).rejects.toMatchObject({ code: 'MR002' });
  });

  it('opens no door to the application by its own hand', async () => {
    for (const statement of [sql`select walls.open()`, sql`insert into walls.open_door values (pg_current_xact_id())`])
      await expect(app.write(actor, (tx) => statement.execute(tx))).rejects.toThrow(/permission denied/);
  });

  it('waits with a launch for a correction of its version, and the other way round', async () => {
    const campaign = await sendableProduct(app, SMALL);
    const launch = sql`insert into launch (account_id, product_id, attempt, revision_id, version_id, hold_until, launched_at)
      values (${campaign.accountId}, ${campaign.productId}, 1, ${campaign.revisionId}, ${campaign.versionId}, now(), now())`;
    const correct = sql`select from audience_version where id = ${campaign.versionId} for update nowait`;
    const as = job(campaign.accountId);
    const waited = app.write(as, async (tx) => {
      await launch.execute(tx);
      await app.write(as, (other) => correct.execute(other));
    });
    await expect(waited).rejects.toMatchObject({ status: 503, cause: { code: '55P03' } });
  });
});

describe('the doors', () => {
  const lastEntry = (entity: string) =>
    app.sql<{ entity: string; action: string; before: Record<string, unknown> }>(
      `select entity, action, before from audit_entry where entity = $1 and action = 'delete' order by id desc limit 1`,
      [entity],
    );

  it('let a product go that is Cancelled with nothing sent, with its launches, and then its audience and creative', async () => {
    const campaign = await waitingProduct(app, SMALL);
    const { productId, audienceId, creativeId, versionId } = campaign;
    const as = job(campaign.accountId);
    const deleteProduct = sql`select delete_product(${productId})`;
    await expect(app.write(as, (tx) => deleteProduct.execute(tx))).rejects.toThrow(/was launched/);
    await expect(
      app.write(as, (tx) => sql`delete from product where id = ${productId}`.execute(tx)),
    ).rejects.toMatchObject({ code: 'MR002' });
    const parts = [sql`select delete_audience(${audienceId})`, sql`select delete_creative(${creativeId})`];
    for (const statement of parts)
      await expect(app.write(as, (tx) => statement.execute(tx))).rejects.toThrow(/pinned by a launch/);
    await app.sql(`update product set status = 'Cancelled' where id = $1`, [productId]);
    await expect(app.write(stranger, (tx) => deleteProduct.execute(tx))).rejects.toThrow(/out of reach/);
    await app.write(as, (tx) => deleteProduct.execute(tx));
    expect(await lastEntry('product')).toMatchObject([{ before: { id: productId } }]);
    expect(await app.sql('select from launch where product_id = $1', [productId])).toEqual([]);
    for (const statement of parts)
      await expect(app.write(stranger, (tx) => statement.execute(tx))).rejects.toThrow(/out of reach/);
    for (const statement of parts) await app.write(as, (tx) => statement.execute(tx));
    expect(await lastEntry('creative')).toMatchObject([{ before: { id: creativeId } }]);
    expect(await app.sql('select from audience_member where version_id = $1', [versionId])).toEqual([]);
  });

  it('let a creative go with its test sends', async () => {
    const { accountId, creativeId, revisionId } = await sendableProduct(app, SMALL);
    await app.sql('update product set creative_id = null where creative_id = $1', [creativeId]);
    await app.sql(
      `insert into message (account_id, purpose, revision_id, email_hmac, state, message_id) values ($1, 'test', $2, 'test', 'accepted', 'x')`,
      [accountId, revisionId],
    );
    await app.write(job(accountId), (tx) => sql`select delete_creative(${creativeId})`.execute(tx));
    expect(await app.sql('select from message where revision_id = $1', [revisionId])).toEqual([]);
  });

  it('erase one person: out of the people and the ledger, with a count in the audit and no address', async () => {
    const [message] = await app.sql<{ id: number; email: string; digest: Buffer }>(
      `select id, email, email_hmac as digest from message where launch_id = $1 and purpose = 'live' and state = 'accepted' and email is not null order by id limit 1`,
      [launchId],
    );
    if (!message) throw new Error('Nothing was sent');
    const erase = sql`select erase_person(${sent.accountId}, ${message.email.toUpperCase()}, ${message.digest})`;
    await expect(app.write(stranger, (tx) => erase.execute(tx))).rejects.toThrow(/out of reach/);
    await app.write(actor, (tx) => erase.execute(tx));
    expect(await app.sql('select state, email, merge from message where id = $1', [message.id])).toEqual([
      { state: 'accepted', email: null, merge: {} },
    ]);
    expect(
      await app.sql('select from audience_member where version_id = $1 and email = $2', [
        sent.versionId,
        message.email,
      ]),
    ).toEqual([]);
    const [entry] = await lastEntry('erasure');
    expect(entry).toEqual({ entity: 'erasure', action: 'delete', before: { versions: 1, messages: 1 } });
    // The door is closed again for the next statement of anybody.
    await expectRefused(sql`delete from message where id = ${message.id}`);
  });

  it('forget people after the time that the account keeps them, but not those of a launch that has not ended', async () => {
    const running = await waitingProduct(app, SMALL);
    await app.sql(`update launch set ended_at = now() where id = $1`, [launchId]);
    const day = new Date(app.clock.now().getTime() + 1000);
    const forget = (account: number) => sql<{ done: unknown }>`select forget_before(${account}, ${day}, 1000) as done`;
    const people = (version: number) => app.sql('select from audience_member where version_id = $1', [version]);
    await expect(app.write(stranger, (tx) => forget(sent.accountId).execute(tx))).rejects.toThrow(/out of reach/);
    await app.write(actor, (tx) => forget(sent.accountId).execute(tx));
    await app.write(job(running.accountId), (tx) => forget(running.accountId).execute(tx));
    expect(await people(sent.versionId)).toEqual([]);
    expect(await people(running.versionId)).toHaveLength(10);
    expect(
      await app.sql('select from message where launch_id = $1 and email is not null and settled_at < $2', [
        launchId,
        day,
      ]),
    ).toEqual([]);
    expect(
      await app.sql(`select from audit_entry where entity = 'retention' and account_id = $1`, [sent.accountId]),
    ).toHaveLength(1);
  });
});
