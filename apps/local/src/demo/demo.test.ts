import { createHash } from 'node:crypto';
import { creativeStatus } from '@mailroom/domain/verdicts/creativeStatus';
import { orderStatus } from '@mailroom/domain/statuses/orderStatus';
import type { ProductStatus } from '@mailroom/domain/statuses/productStatuses';
import { isStatus, transition } from '@mailroom/domain/statuses/statuses';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadedDemo, type LoadedDemo } from './testing/loadedDemo.ts';
import { WRONG_DAYS, WRONG_LINKS } from './testing/responseFaults.ts';

const now = new Date('2026-03-02T15:00:00Z');
let demo: LoadedDemo;
let { rows, count } = {} as LoadedDemo;
beforeAll(async () => {
  demo = await loadedDemo(now);
  ({ rows, count } = demo);
});
afterAll(() => demo.stop());

it('says each part before it is loaded', () => {
  expect(demo.parts[3]).toBe('  4 of 6: the people of 40 audiences');
});

it('has the amounts that are promised', async () => {
  const amounts = {
    account: 12,
    users: 60,
    role: 6,
    advertiser: 40,
    vertical: 10,
    creative: 150,
    audience: 40,
    audience_member: 200_000,
    orders: 120,
    product: 300,
  };
  for (const [table, amount] of Object.entries(amounts))
    expect(await count(`select from ${table}`), table).toBe(amount);
  expect(await count(`select from account where send_hours is not null and receiver_rates <> '[]'`)).toBe(1);
});

it('continues ids where its own end, also of tables that share a sequence', async () => {
  const next = await rows<{ free: boolean }>(
    `select nextval('product_rate_id_seq') > (select max(id) from house_rate) as free
     union all select nextval('suppression_list_id_seq') > (select max(id) from suppression_list)`,
  );
  expect(next).toEqual([{ free: true }, { free: true }]);
});

it('has every product status, and none that the registry does not know', async () => {
  const found = await rows<{ status: string }>('select distinct status from product');
  for (const { status } of found) expect(isStatus('product', status)).toBe(true);
  expect(found.map(({ status }) => status).sort()).toEqual(
    [
      'Approved',
      'Cancelled',
      'Completed',
      'Draft',
      'Ended',
      'Error - Volume Discrepancy',
      'Error: Audience',
      'Error: Creative',
      'Live',
      'Multiple Errors',
      'Needs Attention',
      'Pending - Data Processing',
      'Pending: Audience',
      'Pending: Creative',
      'Processing',
      'Ready To Launch',
      'Submitted',
    ].sort(),
  );
});

it('notes on each product what its steps and messages say', async () => {
  const lies = await rows(`
    select p.id, p.status from product p
     where (p.waiting, p.has_sent, p.in_doubt) is distinct from
           (p.status = 'Processing' and exists (select from launch_step s where s.launch_id = p.launch_id and s.name = 'Confirm' and s.status = 'Pending'),
            exists (select from message m where m.product_id = p.id and m.purpose = 'live' and m.state in ('accepted', 'refused')), 0)`);
  expect(lies).toEqual([]);
  expect(await count('select from product where waiting')).toBeGreaterThan(0);
});

it('came to each status by transitions of the registry, in order', async () => {
  const steps = await rows<{
    product_id: number;
    event: string;
    from_status: string;
    from_attention: string | null;
    to_status: string;
    to_attention: string | null;
    at: Date;
    status: string;
    attention: string | null;
    last: boolean;
  }>(
    `select t.*, p.status, p.attention, lead(t.id) over (partition by product_id order by t.id) is null as last from product_transition t join product p on p.id = t.product_id order by t.product_id, t.id`,
  );
  const every = ['unlaunched', 'launched', 'short', 'waiting', 'begun', 'unsent'] as const;
  let before: (typeof steps)[number] | undefined;
  for (const step of steps) {
    const legal = transition(
      'product',
      { status: step.from_status as ProductStatus, attention: step.from_attention as never, facts: every as never },
      step.event as never,
    );
    expect(legal?.to, `${step.from_status} ${step.event}`).toContain(step.to_status);
    expect(step.at.getTime()).toBeLessThanOrEqual(now.getTime());
    if (before?.product_id === step.product_id) {
      expect(step.from_status).toBe(before.to_status);
      expect(step.at.getTime()).toBeGreaterThanOrEqual(before.at.getTime());
    }
    if (step.last) expect([step.to_status, step.to_attention]).toEqual([step.status, step.attention]);
    before = step;
  }
  expect(await count(`select from product where attempt = 0 and status in ('Submitted', 'Live', 'Completed')`)).toBe(0);
});

it('gives each creative the status that its findings mean, and its reasons', async () => {
  const creatives = await rows<{
    status: string;
    reasons: number;
    has_html: boolean;
    is_draft: boolean;
    rejected: boolean;
    live: boolean;
    findings: { kind: never; severity: never; isOverridden: boolean }[];
  }>(
    `select c.status, jsonb_array_length(c.reasons) as reasons, r.html_file_id is not null as has_html, c.is_draft, c.rejected_at is not null as rejected, c.live_revision_id = c.current_revision_id as live,
       coalesce((select jsonb_agg(jsonb_build_object('kind', f.kind, 'severity', f.severity, 'isOverridden', f.overridden_at is not null)) from creative_finding f where f.revision_id = r.id), '[]') as findings
     from creative c join creative_revision r on r.id = c.current_revision_id`,
  );
  for (const row of creatives) {
    expect(row.reasons === 0, row.status).toBe(['Approved', 'Live - See Report'].includes(row.status));
    expect(row.status).toBe(
      creativeStatus({
        hasHtml: row.has_html,
        isDraft: row.is_draft,
        check: row.has_html ? 'finished' : 'none',
        isRejected: row.rejected,
        findings: row.findings,
        rejectedParts: 0,
        isLive: row.live ?? false,
      }),
    );
  }
});

it('gives each order the most urgent status of its products', async () => {
  const orders = await rows<{ status: string; statuses: ProductStatus[] }>(
    `select o.status, coalesce(array_agg(p.status) filter (where p.id is not null), '{}') as statuses from orders o left join product p on p.order_id = o.id group by o.id`,
  );
  for (const order of orders) expect(order.status).toBe(orderStatus(order.statuses));
});

it('keeps how each file was read, so that its rejected rows can be corrected', async () => {
  const isRead = `jsonb_array_length(settings -> 'header') = jsonb_array_length(mapping)`;
  for (const table of ['version', 'ingest'])
    expect(await count(`select from audience_${table} where (${isRead}) is not true`)).toBe(0);
});

it('counts in each audience what is there', async () => {
  const wrong = await count(`select from audience_version v
    where accepted + rejected + duplicates + suppressed + opted_out + merged <> rows
       or rejected <> (select count(*) from audience_reject r where r.version_id = v.id)`);
  expect(wrong).toBe(0);
  expect(
    await count(`select v.id from audience_version v join audience_member m on m.version_id = v.id
      left join (select e.account_id, e.value from suppression_entry e join suppression_list l on l.id = e.list_id where l.advertiser_id is null) e
        on e.value = encode(m.email_hash, 'hex') and e.account_id = m.account_id
      left join house_suppression_entry h on h.value = encode(m.email_hash, 'hex')
      group by v.id having (count(*), count(coalesce(e.value, h.value)), count(h.value), count(*) - count(coalesce(e.value, h.value)))
        is distinct from (v.accepted + v.suppressed, v.suppressed_now, v.suppressed_by_house, v.deliverable)`),
  ).toBe(0);
});

it('reports for each product what its messages and answers add up to', async () => {
  expect(
    await count(
      `select from product p where volume_delivered <> (select count(*) from message m where m.product_id = p.id and m.purpose = 'live' and m.state = 'accepted')`,
    ),
  ).toBe(0);
  expect(await count(WRONG_DAYS)).toBe(0);
  expect(
    await count("select from response where at > now() + interval '100 years' or link_id is null and kind = 'click'"),
  ).toBe(0);
  expect(await count(WRONG_LINKS)).toBe(0);
  expect(await count('select from response where machine is not null')).toBeGreaterThan(0);
  const [span] = await rows<{ days: number }>(`select max(day) - min(day) as days from product_response`);
  expect(span?.days).toBeGreaterThan(80);
});

it('funnels each built launch from its file to its recipients', async () => {
  expect(
    await count(`select from launch l, lateral jsonb_to_record(l.counts) as c (rows int, rejected int, duplicates int, opted_out int, forgotten int,
        suppressed_by_house int, suppressed_by_account int, suppressed_by_advertiser int, deliverable int, already_mailed int, cut int, recipients int)
      where l.manifest_hash is not null and (rows is null
        or rows - rejected - duplicates - opted_out - forgotten - suppressed_by_house - suppressed_by_account - suppressed_by_advertiser <> deliverable
        or deliverable - already_mailed - cut <> recipients
        or recipients <> (select count(*) from message m where m.launch_id = l.id and m.purpose = 'live'))`),
  ).toBe(0);
});

it('mails nobody who had unsubscribed before', async () => {
  expect(
    await count(`select from message m join message o on o.email = m.email and o.account_id = m.account_id and o.purpose = 'live'
      join response r on r.message_id = o.id and r.kind = 'unsubscribe'
      where m.purpose = 'live' and m.state = 'accepted' and r.at < m.settled_at`),
  ).toBe(0);
});

it('is ordered near the people there are, apart from the few that are short on purpose', async () => {
  const far = await rows<{ id: number; status: string }>(
    `select id, status from product where deliverable is not null and abs(deliverable - volume_ordered) > volume_ordered * 0.1`,
  );
  const short = ['Error - Volume Discrepancy', 'Multiple Errors', 'Draft'];
  expect(far.filter(({ status }) => !short.includes(status))).toEqual([]);
  expect(far.length).toBeLessThan(20);
});

it('has everything done by people who may do it', async () => {
  const may = (user: string, account: string, permission: string) =>
    `select from users u join role_permission_group g on g.role_id = u.role_id join permission_group_permission p on p.group_id = g.group_id
      where u.id = ${user} and u.active and p.permission = '${permission}'
        and (u.role_id = 1 or exists (select from user_account a where a.user_id = u.id and a.account_id = ${account}))`;
  for (const [table, user, permission] of [
    ['launch', 'launched_by', 'can_launch_product'],
    ['launch', 'confirmed_by', 'can_confirm_product'],
    ['orders', 'owner_id', 'can_add_order'],
    ['creative', 'created_by', 'can_add_creative'],
    ['audience', 'created_by', 'can_add_audience'],
    ['advertiser', 'created_by', 'can_add_advertiser'],
    ['sender_profile', 'created_by', 'can_modify_account_settings'],
    ['install', 'created_by', 'can_add_install'],
  ] as const)
    expect(
      await count(
        `select from ${table} t where t.${user} is not null and not exists (${may(`t.${user}`, 't.account_id', permission)})`,
      ),
      `${table}.${user}`,
    ).toBe(0);
});

it('names in the history who added each record of a campaign, and when', async () => {
  const entities = `('creative', 'audience', 'order', 'product', 'launch', 'advertiser', 'sender_profile', 'install', 'product_note')`;
  const nobody = await rows(
    `select entity, entity_id from audit_entry where action = 'insert' and user_id is null and entity in ${entities}`,
  );
  expect(nobody).toEqual([]);
  // The history of a record runs forward, from the day it was added.
  expect(
    await rows(`select entity, entity_id from (select *, lag(at) over (partition by entity, entity_id order by id) as earlier
      from audit_entry) e where at < earlier or at > '${now.toISOString()}'`),
  ).toEqual([]);
  const long = `having max(at) - min(at) > interval '80 days'`;
  expect(await count(`select 1 from audit_entry where entity = 'creative' ${long}`)).toBe(1);
});

it('shows in the history of a creative its check, its rejection, and when it went live', async () => {
  const lies = await rows(`select c.id from creative c where c.status <> coalesce(
    (select e.after ->> 'status' from audit_entry e where e.entity = 'creative' and e.entity_id = c.id and e.after ? 'status'
      order by e.id desc limit 1), '')`);
  expect(lies).toEqual([]);
  expect(
    await count(`select from audit_entry where entity = 'creative' and action = 'insert'
      and after ->> 'status' not in ('Draft', 'Action Pending - Validate')`),
  ).toBe(0);
  const actors = await rows<{ actor: string }>(
    `select distinct actor from audit_entry where entity = 'creative' and user_id is null order by 1`,
  );
  expect(actors.map(({ actor }) => actor)).toEqual(['job creative.check', 'job launches.creative']);
});

it('holds nothing that looks like a fault', async () => {
  expect(await count(`select from orders where status = 'Draft' and submitted_at is not null`)).toBe(0);
  expect(
    await count(`select from creative c join creative_revision r on r.id = c.current_revision_id
      where r.subject = c.name or position(r.subject in c.name) > 0`),
  ).toBe(0);
  expect(await count(`select from suppression_list where name <> 'Unsubscribed' and file_id is null`)).toBe(0);
  expect(await count('select from (select distinct name from suppression_list) names')).toBeGreaterThan(8);
  expect(await count('select from users where last_sign_in_at is null')).toBeLessThan(10);
});

it('keeps the bytes of every file, with the size and hash of its row', async () => {
  for (const file of await rows<{ key: string; size: string; sha256: string }>('select key, size, sha256 from file')) {
    // The shape that the store takes.
    expect(file.key).toMatch(/^[a-z0-9-]{8,64}$/);
    const bytes = Buffer.from(demo.files.get(file.key) ?? '');
    expect([bytes.length, createHash('sha256').update(bytes).digest('hex')]).toEqual([Number(file.size), file.sha256]);
  }
});

it('audits what it made and continues the numbers after it', async () => {
  expect(await count(`select from audit_entry`)).toBeGreaterThan(1_000);
  const [row] = await rows<{ id: number }>(`insert into vertical (name) values ('Sports') returning id`);
  expect(row?.id).toBe(11);
});
