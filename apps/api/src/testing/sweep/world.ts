import { permissionNames } from '@mailroom/domain/access/permissions';
import type { TestApp } from '../app.ts';
import type { TestUser } from '../factories.ts';
import { waitingProduct } from '../launches.ts';

/** An id that no record has. */
export const ABSENT = 2_147_000_000;

/** The tables of the words in addresses and fields that aren't named like their table. */
const TABLES: Readonly<Record<string, string>> = {
  assignee: 'users',
  email_client: 'creative_client',
  email_link: 'creative_link',
  file: 'audience_upload',
  groups: 'permission_group',
  mail: 'message',
  order: 'orders',
  owner: 'users',
  proofread: 'launch_proofread_fault',
  roles: 'role',
  s3: 'install',
  sftp: 'install',
  suppression: 'suppression_list',
  upload: 'audience_upload',
  user: 'users',
  views: 'saved_view',
};

const HOUSE_WIDE = new Set(['permission_group', 'role', 'vertical']);

/** The id of a record of this kind: the word in an address before the id, or a field's name without `_id`. */
export type Records = (kind: string) => number | undefined;

export interface World {
  own: Records;
  foreign: Records;
  /** A user with every permission in one account. */
  member(): Promise<TestUser>;
  /** A user of the same account without any permission. */
  bare: TestUser;
}

async function fillAccount(app: TestApp): Promise<number> {
  const { accountId, creativeId, revisionId, versionId, productId } = await waitingProduct(app);
  await app.sql(
    `update file set size = 100, sha256 = repeat('a', 64)
      where id = (select file_id from audience_version where id = $1)`,
    [versionId],
  );
  await app.sql(
    `insert into audience_upload (account_id, file_id, encoding, delimiter, line_end, text_start, row_bytes, has_header, columns, sample, guessed_mapping)
     select account_id, file_id, 'utf-8', ',', 'lf', 0, 20, true, '[]', '[]', '[]' from audience_version where id = $1`,
    [versionId],
  );
  await app.insert('creative_client', {
    account_id: accountId,
    creative_id: creativeId,
    revision_id: revisionId,
    family: 'outlook',
    platform: 'windows',
    verdict: 'unknown',
  });
  await app.sql(
    `insert into launch_proofread_fault (account_id, launch_id, product_id, kind, severity, place, field, mails, mails_hash)
     select account_id, id, product_id, 'empty_field', 'Critical', 'body', 'first_name', 1, '' from launch where product_id = $1`,
    [productId],
  );
  await app.insert('install', { account_id: accountId, name: 'Bucket', kind: 's3', bucket: 'northlight' });
  const domain = { account_id: accountId, domain: 'shop.example', dns_name: 'shop.example' };
  await app.insert('sending_key', {
    account_id: accountId,
    domain_id: await app.insert('sending_domain', domain),
    selector: `m${accountId}`,
    state: 'active',
    public_key: 'MIIB',
    private_key_cipher: 'sealed',
  });
  await app.insert('suppression_list', { account_id: accountId, name: 'Left' });
  await app.insert('product_rate', { account_id: accountId, product_type: 'E-mail deployment', cpm_cents: 900 });
  await app.insert('task', {
    account_id: accountId,
    title: 'Call the customer',
    type: 'Order',
    severity: 'Minor',
    subject_entity: 'account',
    subject_id: accountId,
  });
  return accountId;
}

async function recordsOf(app: TestApp, accountId: number, user: TestUser): Promise<Records> {
  const tables = await app.sql<{ name: string }>(
    `select table_name as name from information_schema.columns
      where table_schema = 'public' and column_name = 'account_id'
        and table_name in (select table_name from information_schema.columns where table_schema = 'public' and column_name = 'id')`,
  );
  const ids = new Map<string, number>([
    ['account', accountId],
    ['users', user.id],
  ]);
  const read = async (table: string, where: string): Promise<void> => {
    const [row] = await app.sql<{ id: number }>(`select min(id)::int as id from ${table} where ${where}`);
    if (row?.id) ids.set(table, row.id);
  };
  for (const { name } of tables) await read(name, `account_id = ${accountId}`);
  const state = { page: 1, pageSize: 10 };
  await app.insert('saved_view', { user_id: user.id, list: 'listOrders', name: 'Mine', state: JSON.stringify(state) });
  await read('saved_view', `user_id = ${user.id}`);
  for (const table of HOUSE_WIDE) await read(table, 'true');
  return (kind) => ids.get(TABLES[kind] ?? kind);
}

/** Two accounts with a record of each kind. The callers belong to the first one. */
export async function createWorld(app: TestApp): Promise<World> {
  const [mine, theirs] = [await fillAccount(app), await fillAccount(app)];
  const first = await app.user({ accounts: [mine], permissions: permissionNames });
  const stranger = await app.user({ accounts: [theirs], permissions: ['can_view_order'] });
  const foreign = await recordsOf(app, theirs, stranger);
  let members = 0;
  return {
    own: await recordsOf(app, mine, await app.user({ accounts: [mine] })),
    foreign: (kind) => (HOUSE_WIDE.has(TABLES[kind] ?? kind) ? undefined : foreign(kind)),
    bare: await app.user({ accounts: [mine] }),
    async member() {
      members += 1;
      const subject = `member-${members}`;
      const email = `${subject}@mailroom.test`;
      const id = await app.insert('users', {
        subject,
        email,
        first_name: 'Mia',
        last_name: `No ${members}`,
        role_id: first.roleId,
      });
      await app.sql('insert into user_account (user_id, account_id) values ($1, $2)', [id, mine]);
      return { id, subject, email, roleId: first.roleId };
    },
  };
}
