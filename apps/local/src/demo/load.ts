import { counted } from '@mailroom/domain/forms/counted';
import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import { Readable } from 'node:stream';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { withClient } from '../postgres/connect.ts';
import { members } from './audiences.ts';
import { generateDemo } from './generate.ts';
import type { Demo } from './generate.ts';
import type { DemoUser } from './house.ts';
import { insertRows } from './insertRows.ts';
import { patch } from './plan.ts';
import { sends } from './sends.ts';
import { sha256 } from './suppressions.ts';

interface LoadDemoOptions {
  /** A connection of the owner: bulk copies bypass the row policies. */
  ownerUrl: string;
  now: Date;
  scale?: number;
  /** Writes one file's bytes under its key of the file store. */
  putFile(key: string, content: string): Promise<void>;
  /** The keyed digest under which the ledger keeps addresses. */
  addressDigest(email: string): Buffer;
  /** Called with each part before it is loaded, as a line for a person. */
  onPart?: ((line: string) => void) | undefined;
}

// Parents before children; a cycle (a creative's current revision) is closed by deferred constraints.
const ORDER = [
  'permission_group',
  'permission_group_permission',
  'role',
  'role_permission_group',
  'users',
  'vertical',
  'account',
  'user_account',
  'file',
  'advertiser',
  'sender_profile',
  'install',
  'creative',
  'creative_label',
  'creative_revision',
  'creative_finding',
  'creative_link',
  'creative_client',
  'creative_seed',
  'audience',
  'audience_version',
  'audience_ingest',
  'audience_reject',
  'suppression_list',
  'suppression_entry',
  'house_suppression_list',
  'house_suppression_entry',
  'orders',
  'house_rate',
  'product',
  'product_note',
  'product_transition',
  'launch',
  'launch_step',
  'launch_link',
  'product_response',
  'product_link_response',
] as const;

function cell(value: string | number | boolean | Date | Buffer | null): string {
  if (value === null) return '\\N';
  if (value instanceof Date) return value.toISOString();
  if (Buffer.isBuffer(value)) return `\\\\x${value.toString('hex')}`;
  return String(value).replace(
    /[\\\t\n\r]/g,
    (found) => ({ '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' })[found] ?? found,
  );
}

function* lines(rows: Iterable<readonly Parameters<typeof cell>[0][]>): Generator<string> {
  let text = '';
  for (const row of rows) {
    text += `${row.map(cell).join('\t')}\n`;
    if (text.length > 65_536) {
      yield text;
      text = '';
    }
  }
  if (text) yield text;
}

async function copy(
  client: pg.Client,
  into: string,
  rows: Iterable<readonly Parameters<typeof cell>[0][]>,
): Promise<void> {
  await pipeline(Readable.from(lines(rows)), client.query(copyFrom(`copy ${into} from stdin`)));
}

function* memberRows({ plan, audiences }: Demo) {
  for (const audience of audiences) {
    if (audience.versionId === null) continue;
    for (const person of members(plan, audience)) {
      yield [
        audience.accountId,
        audience.versionId,
        person.line,
        person.email,
        sha256(person.email),
        person.first,
        person.last,
        person.company,
        person.country,
        person.postal,
        person.isSuppressed,
      ];
    }
  }
}

/** Both passes number messages and responses in the same way: the second needs the first one's ids. */
function* numberedSends({ plan, products, lists }: Demo) {
  let id = 0;
  for (const product of products) {
    const launchId = Number(plan.tables.get('product')?.[product.id - 1]?.['launch_id'] ?? 0);
    const list = lists.get(product.id);
    if (!launchId || !list) continue;
    for (const send of sends(plan, list)) yield { id: ++id, product, launchId, send };
  }
}

function* messageRows(demo: Demo, digest: (email: string) => Buffer) {
  for (const { id, product, launchId, send } of numberedSends(demo)) {
    const isSent = send.state === 'accepted' || send.state === 'refused';
    yield [
      id,
      product.account.id,
      send.purpose,
      product.id,
      launchId,
      product.creative?.revisionId ?? null,
      send.email,
      digest(send.email),
      JSON.stringify(send.firstName ? { first_name: send.firstName } : {}),
      send.state,
      isSent ? 1 : 0,
      send.settledAt,
      send.state === 'accepted' ? '250 OK' : send.state === 'refused' ? '550 No such user' : null,
      `<demo-${id}@mailroom.example>`,
      product.launchedAt,
    ];
  }
}

function* responseRows(demo: Demo) {
  const linkIds = new Map<string, number>();
  for (const row of demo.plan.tables.get('launch_link') ?? [])
    linkIds.set(`${row['launch_id']}:${row['position']}`, Number(row['id']));
  for (const { id, product, launchId, send } of numberedSends(demo)) {
    for (const response of send.responses) {
      yield [
        product.account.id,
        product.id,
        id,
        response.kind,
        response.link === null ? null : (linkIds.get(`${launchId}:${response.link}`) ?? null),
        response.isFirst,
        response.machine ?? null,
        response.at,
      ];
    }
  }
}

/** Continues each sequence after the highest id that came from it. A table of the house shares the one of its accounts' table. */
async function continueNumbers(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ sequence: string; tables: string[] }>(
    `select s.oid::regclass::text as sequence, array_agg(t.id::regclass::text) as tables
       from pg_class s cross join lateral (
         select d.refobjid as id from pg_depend d
          where d.classid = 'pg_class'::regclass and d.objid = s.oid and d.deptype = 'i'
         union
         select a.adrelid from pg_depend d join pg_attrdef a on d.classid = 'pg_attrdef'::regclass and a.oid = d.objid
          where d.refobjid = s.oid) t
      where s.relkind = 'S' and s.relnamespace = 'public'::regnamespace group by s.oid`,
  );
  for (const { sequence, tables } of rows) {
    const highest = tables.map((table) => `(select max(id) from ${table})`);
    await client.query(`select setval('${sequence}', greatest(${highest.join(', ')}, 0) + 1, false)`);
  }
}

/** Stores each file's content, and notes its size and hash in the rows that name it. Makes it once: audiences have megabytes. */
async function keepFiles({ plan }: Demo, putFile: LoadDemoOptions['putFile']): Promise<void> {
  for (const [at, { key }] of (plan.tables.get('file') ?? []).entries()) {
    const content = plan.contents.get(String(key))?.() ?? '';
    const sha256 = createHash('sha256').update(content).digest('hex');
    patch(plan, 'file', at + 1, { size: Buffer.byteLength(content), sha256 });
    await putFile(String(key), content);
  }
  for (const version of plan.tables.get('audience_version') ?? []) {
    const file = plan.tables.get('file')?.[Number(version['file_id']) - 1];
    const facts = { file_size: file?.['size'], file_sha256: file?.['sha256'] };
    Object.assign(version, { ...facts, bytes_read: file?.['size'] });
    const ingest = plan.tables.get('audience_ingest')?.find(({ file_id }) => file_id === version['file_id']);
    if (ingest) Object.assign(ingest, facts);
  }
}

/** Loads the demo data: its files, then its rows in one transaction. Returns who can sign in. */
export async function loadDemo({
  ownerUrl,
  now,
  scale = 1,
  putFile,
  addressDigest,
  onPart = () => {},
}: LoadDemoOptions): Promise<readonly DemoUser[]> {
  const part = (number: number, what: string) => onPart(`  ${number} of 6: ${what}`);
  part(1, 'drawing accounts, orders and launches');
  const demo = generateDemo({ now, scale });
  part(2, `storing ${counted(demo.plan.tables.get('file')?.length ?? 0, 'file')}`);
  // Before the rows: none of them ever names a file that isn't stored.
  await keepFiles(demo, putFile);
  await withClient(ownerUrl, async (client) => {
    await client.query('begin');
    await client.query("select set_config('app.now', $1, true), set_config('app.actor', 'demo', true)", [
      now.toISOString(),
    ]);
    await client.query('set constraints all deferred');
    // The launches of the demo are over before their links and people are loaded, and what a launch used takes no more.
    await client.query('alter table launch_link disable trigger keep_links_inserted');
    await client.query('alter table audience_member disable trigger members_inserted');
    part(3, `rows of ${ORDER.length} tables`);
    for (const table of ORDER) {
      await insertRows(client, table, demo.plan.tables.get(table) ?? [], demo.plan);
    }
    await client.query("select set_config('app.now', $1, true), set_config('app.user', '', true)", [now.toISOString()]);
    // COPY is refused under row-level security, which also applies to the owner.
    const bulk = ['audience_member', 'message', 'response'];
    for (const table of bulk) await client.query(`alter table ${table} no force row level security`);
    part(4, `the people of ${counted(demo.audiences.length, 'audience')}`);
    await copy(
      client,
      'audience_member (account_id, version_id, line, email, email_hash, first_name, last_name, company, country, postal_code, is_suppressed)',
      memberRows(demo),
    );
    part(5, 'messages');
    await copy(
      client,
      'message (id, account_id, purpose, product_id, launch_id, revision_id, email, email_hmac, merge, state, attempts, settled_at, response, message_id, created_at)',
      messageRows(demo, addressDigest),
    );
    part(6, 'responses');
    await copy(
      client,
      'response (account_id, product_id, message_id, kind, link_id, is_first, machine, at)',
      responseRows(demo),
    );
    // Deferred checks are pending on these tables, and a table with pending checks can't be altered.
    await client.query('set constraints all immediate');
    for (const table of bulk) await client.query(`alter table ${table} force row level security`);
    await client.query('alter table launch_link enable trigger keep_links_inserted');
    await client.query('alter table audience_member enable trigger members_inserted');
    await client.query(
      `update creative_revision r set part_hashes = part_hashes(r.id) from creative c
        where c.account_id = r.account_id and c.current_revision_id = r.id and r.check_state = 'Success'`,
    );
    await continueNumbers(client);
    await client.query('commit');
  });
  return demo.house.users;
}
