import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../../testing/app.ts';
import { TWELVE, waitingFaulty } from '../../../testing/proofread/faultyPeople.ts';
import { launchIdOf, passHour, productOf, statesOf } from '../../../testing/sending.ts';

const SMALL = { people: 20 };
const ANN = { line: 3, kind: 'empty_field', place: 'body', field: 'first_name', set: 'first_name = null' };
const STORE = {
  line: 5,
  kind: 'broken_link',
  place: 'link',
  field: 'custom.store_id',
  set: `custom = custom - 'store_id'`,
};
const BOTH = {
  line: 3,
  kind: 'broken_link',
  place: 'link',
  field: 'custom.store_id',
  set: `custom = custom - 'store_id'`,
};
const NAME = { line: 7, kind: 'garbled', place: 'body', field: 'last_name', set: `last_name = 'MÃ¼ller'` };

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ partial: true });
});
afterAll(() => app.close());

type Waiting = Awaited<ReturnType<typeof waitingFaulty>>;

function confirm({ campaign }: Waiting, body: object = {}) {
  return app.as(campaign.launcher).post(`/api/v1/product/${campaign.productId}/confirm`, body);
}

async function confirmAction({ campaign }: Waiting) {
  const { actions } = await productOf(app, campaign);
  return actions.find(({ name }: { name: string }) => name === 'confirm');
}

/** The lines of people who got the campaign. */
function linesSent(): number[] {
  const lines = app.mail.sent.flatMap(({ to }) => /^person(\d+)@/.exec(to)?.[1] ?? []);
  return lines.map(Number).toSorted((one, other) => one - other);
}

function allBut(...lines: number[]): number[] {
  return Array.from({ length: SMALL.people }, (_, at) => at + 1).filter((line) => !lines.includes(line));
}

describe('a decision', () => {
  it('is asked for before the go-ahead, and leaves mails out of the list, its numbers and its manifest', async () => {
    const waiting = await waitingFaulty(app, { ...SMALL, faults: [ANN, BOTH, STORE] });
    const { campaign, read } = waiting;
    expect(await confirmAction(waiting)).toMatchObject({
      allowed: false,
      reason: '2 faults found by the proofreading wait for a decision',
    });
    expect((await confirm(waiting)).status).toBe(409);
    const before = await productOf(app, campaign);
    const { status, body } = await read.decide('broken_link', { choice: 'leave_out' });
    expect(status).toBe(200);
    expect(body.sums).toEqual({ as_written: 18, undecided: 0, with_fallback: 0, accepted: 0, left_out: 2, go_out: 18 });
    expect(body.faults).toMatchObject([
      { kind: 'empty_field', mails: 1, left_out_elsewhere: 1, decision: null },
      { kind: 'broken_link', mails: 2, left_out_elsewhere: 0, decision: { choice: 'leave_out', fallback: null } },
    ]);
    const after = await productOf(app, campaign);
    expect(after.prepared).toMatchObject({ recipients: 18 });
    expect(after.prepared.manifest_sha256).not.toBe(before.prepared.manifest_sha256);
    expect(after.funnel).toEqual({ ...before.funnel, recipients: 18, left_out: 2 });
    // The other fault has only a mail that is left out, so nobody waits for a decision about it.
    expect(await confirmAction(waiting)).toMatchObject({ allowed: true });
    const [launch] = await app.sql<{ manifest: { proofread: object } }>('select manifest from launch where id = $1', [
      await launchIdOf(app, campaign),
    ]);
    expect(launch?.manifest.proofread).toEqual({
      sha256: body.sha256,
      mails: 20,
      left_out: 2,
      fallbacks: [],
      accepted: [],
    });
    const taken = await read.decide('broken_link', { choice: null });
    expect(taken.body.sums).toMatchObject({ undecided: 2, left_out: 0, go_out: 20 });
    expect((await productOf(app, campaign)).funnel).toEqual({ ...before.funnel, left_out: 0 });
    await read.decide('broken_link', { choice: 'leave_out' });
    await read.decide('empty_field', { choice: 'leave_out' });
    // Its one mail is left out because of the other fault too, and stays so.
    expect((await read.decide('empty_field', { choice: null })).body.sums).toMatchObject({ left_out: 2 });
  });

  it('is sent exactly: the rest goes out, with fallbacks, and all pages say the same numbers', async () => {
    const waiting = await waitingFaulty(app, { ...SMALL, faults: [ANN, STORE, NAME] });
    const { campaign, read } = waiting;
    await read.decide('empty_field', { choice: 'fallback', fallback: 'there' });
    await read.decide('broken_link', { choice: 'leave_out' });
    const { body } = await read.decide('garbled', { choice: 'accept', reason: 'They are used to it' });
    expect(body.sums).toEqual({ as_written: 17, undecided: 0, with_fallback: 1, accepted: 1, left_out: 1, go_out: 19 });
    const [first] = (await read.get()).body.faults;
    const text = await read.text(first.examples[0].message_id);
    expect(text.status).toBe(200);
    expect(text.body.text).toContain('Hello there, dear ');
    expect(text.body.text).not.toContain('Angelo');
    expect(text.body.text).toContain('Unsubscribe: [this person’s own unsubscribe address]');
    app.mail.sent = [];
    expect((await confirm(waiting, { recipients: 19, proofread_sha256: body.sha256 })).status).toBe(200);
    await passHour(app);
    expect(linesSent()).toEqual(allBut(5));
    const [ann] = app.mail.sent.filter(({ to }) => to === 'person3@mailroom.test');
    expect(ann?.text).toContain('Hello there,');
    expect(ann?.text).toMatch(/Unsubscribe: https?:\S+\/u\/\S+/);
    expect(ann?.html).toContain('Hello <b>there</b>,');
    expect(
      app.mail.sent.filter(({ to, html }) => to.startsWith('person') && html?.includes('<b>there</b>')),
    ).toHaveLength(1);
    const [name] = app.mail.sent.filter(({ to }) => to === 'person7@mailroom.test');
    expect(name?.text).toContain('MÃ¼ller');
    const product = await productOf(app, campaign);
    expect(product).toMatchObject({
      product_status: 'Completed',
      volume_delivered: 19,
      funnel: { recipients: 19, left_out: 1 },
      sending: { total: 19, accepted: 19 },
    });
    expect(await statesOf(app, campaign)).toEqual({ accepted: 19 });
    // It is forgotten in its time, as all that was withdrawn.
    expect(
      await app.sql(`select state from message where product_id = $1 and purpose = 'left out'`, [campaign.productId]),
    ).toEqual([{ state: 'withdrawn' }]);
  });

  it('gives an address its fallback, and such a link goes out as it is', async () => {
    const waiting = await waitingFaulty(app, { ...SMALL, faults: [STORE] });
    const wrong = await waiting.read.decide('broken_link', { choice: 'fallback', fallback: '{{x}}' });
    expect([wrong.status, Object.keys(wrong.body.fields)]).toEqual([422, ['fallback']]);
    await waiting.read.decide('broken_link', { choice: 'fallback', fallback: 'all' });
    app.mail.sent = [];
    await confirm(waiting);
    await passHour(app);
    expect(linesSent()).toEqual(allBut());
    const whole = app.mail.sent.filter(({ html }) => html?.includes('https://shop.example/slot?store=all'));
    // The live seed has no values, so it says what is said instead of an empty one.
    expect(whole.map(({ to }) => to)).toEqual(['seed@mailroom.test', 'person5@mailroom.test']);
  });

  it('shrinks further by those who leave later, and is never made again', async () => {
    const waiting = await waitingFaulty(app, { ...SMALL, faults: [STORE] });
    await waiting.read.decide('broken_link', { choice: 'leave_out' });
    await confirm(waiting);
    const list = await app.insert('suppression_list', { account_id: waiting.campaign.accountId, name: 'Left since' });
    await app.sql(
      `insert into suppression_entry (list_id, account_id, kind, value)
       select $1, account_id, 'sha256', encode(email_hash, 'hex') from audience_member where version_id = $2 and line in (5, 9)`,
      [list, waiting.campaign.versionId],
    );
    app.mail.sent = [];
    await passHour(app);
    expect(linesSent()).toEqual(allBut(5, 9));
  });

  it('changes nothing when it is made again, and is told once in the history', async () => {
    const { campaign, read } = await waitingFaulty(app, { ...SMALL, faults: [ANN] });
    const one = await read.decide('empty_field', { choice: 'accept', reason: 'Fine' });
    const other = await read.decide('empty_field', { choice: 'accept', reason: 'Fine' });
    expect(other.body).toEqual(one.body);
    const entries = await app.sql(
      `select after ->> 'decision' as decision from audit_entry where entity = 'proofread_fault' and (after ->> 'product_id')::int = $1`,
      [campaign.productId],
    );
    expect(entries).toEqual([{ decision: 'accept' }]);
  });

  it('lacks nothing that its choice needs', async () => {
    const { campaign, read } = await waitingFaulty(app, {
      ...SMALL,
      faults: [ANN, TWELVE[11] ?? ANN].map((one, at) => ({ ...one, line: at + 1 })),
    });
    const fields = async (kind: string, body: object) => {
      const answer = await read.decide(kind, body);
      return [answer.status, Object.keys(answer.body.fields ?? {})];
    };
    expect(await fields('empty_field', { choice: 'accept', reason: ' ' })).toEqual([422, ['reason']]);
    expect(await fields('empty_field', { choice: 'fallback' })).toEqual([422, ['fallback']]);
    expect(await fields('empty_field', { choice: 'fallback', fallback: '<b>you</b>' })).toEqual([422, ['fallback']]);
    expect(await fields('clipped', { choice: 'fallback', fallback: 'x' })).toEqual([422, ['choice']]);
    expect((await read.decide('empty_field', { choice: 'perhaps' })).status).toBe(400);
    const [{ id }] = (await read.get()).body.faults;
    const person = (permissions: ('can_view_product' | 'can_confirm_product')[], account = campaign.accountId) =>
      app.user({ accounts: [account], permissions });
    const viewer = app.as(await person(['can_view_product']));
    const stranger = app.as(await person(['can_view_product', 'can_confirm_product'], await app.account()));
    const nothing = app.as(await person([]));
    const decision = { choice: 'leave_out' };
    expect((await app.nobody.put(`${read.url}/${id}`, decision)).status).toBe(401);
    expect((await viewer.put(`${read.url}/${id}`, decision)).status).toBe(403);
    expect((await stranger.put(`${read.url}/${id}`, decision)).status).toBe(404);
    expect((await app.as(campaign.launcher).put(`${read.url}/2147483647`, decision)).status).toBe(404);
    const [mail] = (await read.mails(id)).body.objects;
    for (const url of [read.url, `${read.url}/${id}/mails`, `${read.url}/mail/${mail.message_id}`]) {
      expect((await app.nobody.get(url)).status).toBe(401);
      expect((await nothing.get(url)).status).toBe(403);
      expect((await stranger.get(url)).status).toBe(404);
      expect((await viewer.get(url)).status).toBe(200);
    }
    expect((await viewer.get(`${read.url}/2147483647/mails`)).status).toBe(404);
    expect((await viewer.get(`${read.url}/mail/2147483647`)).status).toBe(404);
    expect((await viewer.get('/api/v2/launch/2147483647/proofread')).status).toBe(404);
    expect(mail).toMatchObject({
      line: 1,
      email: expect.stringMatching(/^p\*+t$/),
      value: null,
      passage: { before: 'Hello ', said: '' },
    });
  });

  it('can’t leave nobody', async () => {
    const all = Array.from({ length: SMALL.people }, (_, at) => ({ ...ANN, line: at + 1 }));
    const { campaign, read } = await waitingFaulty(app, { ...SMALL, faults: all });
    const answer = await read.decide('empty_field', { choice: 'leave_out' });
    expect([answer.status, answer.body.code]).toEqual([409, 'blocked']);
    expect(await statesOf(app, campaign)).toEqual({ queued: SMALL.people });
    expect((await read.get()).body.faults).toMatchObject([{ decision: null }]);
  });

  it('is made only while the launch waits: not held, not after the go-ahead, and again after its undo', async () => {
    const waiting = await waitingFaulty(app, { ...SMALL, faults: [NAME] });
    const { campaign, read } = waiting;
    const sha = (await read.get()).body.sha256;
    await read.decide('garbled', { choice: 'leave_out' });
    const moved = await confirm(waiting, { proofread_sha256: sha });
    expect([moved.status, moved.body.message]).toEqual([
      409,
      'A decision about the proofread mails has changed since they were shown',
    ]);
    const url = `/api/v1/product/${campaign.productId}`;
    await app.sql('update account set undo_seconds = 60 where id = $1', [campaign.accountId]);
    expect((await confirm(waiting)).status).toBe(200);
    const late = await read.decide('garbled', { choice: null });
    expect([late.status, late.body.code]).toEqual([409, 'illegal_transition']);
    expect((await read.get()).body.is_open).toBe(false);
    await expect(app.sql('update launch_proofread_fault set decision = null, decided_at = null')).rejects.toMatchObject(
      {
        code: 'MR002',
      },
    );
    const undone = await app.as(campaign.launcher).post(`${url}/confirm`, { decision: 'undo' });
    expect(undone.status).toBe(200);
    expect((await read.decide('garbled', { choice: null })).body.sums).toMatchObject({ left_out: 0 });
    expect(
      (await app.as(campaign.launcher).post(`${url}/confirm`, { decision: 'send_back', reason: 'No' })).status,
    ).toBe(200);
    expect((await read.decide('garbled', { choice: 'leave_out' })).status).toBe(409);
    const again = await app.as(campaign.launcher).post(`${url}/relaunch`, {});
    expect(again.status).toBe(202);
    const fresh = await launchIdOf(app, campaign);
    expect((await app.as(campaign.launcher).get(`/api/v2/launch/${fresh}/proofread`)).status).toBe(404);
    expect((await read.decide('garbled', { choice: 'leave_out' })).status).toBe(409);
    await app.runJobs();
    expect((await app.as(campaign.launcher).get(`/api/v2/launch/${fresh}/proofread`)).body.faults).toMatchObject([
      { kind: 'garbled', mails: 1, decision: null },
    ]);
  });
});

it('sends from no other list than the approved one', async () => {
  const waiting = await waitingFaulty(app, { ...SMALL, faults: [NAME] });
  await confirm(waiting);
  await app.sql('alter table launch_proofread_fault disable trigger keep_proofread');
  await app.sql(
    `update launch_proofread_fault f set decision = 'fallback', fallback = 'x', decided_at = now() from launch l
      where l.id = f.launch_id and l.product_id = $1`,
    [waiting.campaign.productId],
  );
  await app.sql('alter table launch_proofread_fault enable trigger keep_proofread');
  app.mail.sent = [];
  await passHour(app);
  expect(linesSent()).toEqual([]);
});
