import { inject, describe, expect, it, beforeAll } from 'vitest';
import { databaseUrl, TEMPLATE_NAME, withOwner } from '../../testing/template.ts';
import { GLOBAL_TABLES, HOUSE_TABLES, OLDER_TENANT_TABLES, PERSONAL_TABLES, TENANT_TABLES } from './catalogue.ts';

interface Table {
  name: string;
  rls: boolean;
  forced: boolean;
  policies: string[] | null;
  has_account: boolean;
  not_null: boolean;
  key: string[];
  id_type: string | null;
}
interface Key {
  table: string;
  target: string;
  columns: string[];
}

let tables: Table[];
let foreignKeys: Key[];
let grants: { name: string; role: string; privileges: string[] }[];

beforeAll(() =>
  withOwner(databaseUrl(inject('ownerUrl'), TEMPLATE_NAME), async (client) => {
    tables = (
      await client.query<Table>(`
        select t.relname as name, t.relrowsecurity as rls, t.relforcerowsecurity as forced,
               (select array_agg(p.polname::text) from pg_policy p where p.polrelid = t.oid) as policies,
               exists (select from pg_attribute a where a.attrelid = t.oid and a.attname = 'account_id') as has_account,
               coalesce((select a.attnotnull from pg_attribute a where a.attrelid = t.oid and a.attname = 'account_id'), false) as not_null,
               coalesce((select array(select a.attname::text from unnest(c.conkey) with ordinality k(num, at)
                                        join pg_attribute a on a.attrelid = t.oid and a.attnum = k.num order by k.at)
                           from pg_constraint c where c.conrelid = t.oid and c.contype = 'p'), '{}') as key,
               (select format_type(a.atttypid, null) from pg_attribute a where a.attrelid = t.oid and a.attname = 'id') as id_type
          from pg_class t join pg_namespace n on n.oid = t.relnamespace
         where n.nspname = 'public' and t.relkind in ('r', 'p') and not t.relispartition and t.relname <> 'schema_migration' order by 1`)
    ).rows;
    foreignKeys = (
      await client.query<Key>(`
        select t.relname as table, f.relname as target,
               array(select a.attname::text from unnest(c.conkey) k join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k) as columns
          from pg_constraint c join pg_class t on t.oid = c.conrelid join pg_class f on f.oid = c.confrelid
         where c.contype = 'f' and c.connamespace = 'public'::regnamespace and not t.relispartition`)
    ).rows;
    grants = (
      await client.query<{ name: string; role: string; privileges: string[] }>(`
        select table_name as name, grantee as role, array_agg(privilege_type::text) as privileges
          from information_schema.role_table_grants where table_schema = 'public' and grantee in ('mailroom_app', 'mailroom_super')
         group by 1, 2`)
    ).rows;
  }),
);

function of(list: readonly string[]) {
  return tables.filter((table) => list.includes(table.name));
}

describe('the catalogue of tables', () => {
  it('has each table in one of its four lists', () => {
    const listed = [...TENANT_TABLES, ...HOUSE_TABLES, ...GLOBAL_TABLES, ...PERSONAL_TABLES];
    expect([...listed].sort()).toEqual(tables.map((table) => table.name));
    expect(new Set(listed).size).toBe(listed.length);
  });

  it('forces a policy on each tenant table for both roles', () => {
    for (const table of of(TENANT_TABLES)) {
      expect(table, table.name).toMatchObject({ rls: true, forced: true });
      expect(
        table.policies?.some((policy) => policy.startsWith('tenant')),
        table.name,
      ).toBe(true);
      expect(table.policies, table.name).toContain('house');
    }
  });

  it('gives personal tables their own policy', () => {
    for (const table of of(PERSONAL_TABLES)) {
      expect(table.rls, table.name).toBe(true);
      expect(table.policies?.length, table.name).toBeGreaterThan(1);
    }
  });

  it('references tenant tables by account and id', () => {
    const tenant = new Set<string>(TENANT_TABLES);
    // An account is the tenant itself.
    const between = foreignKeys.filter(
      (key) => tenant.has(key.table) && tenant.has(key.target) && key.target !== 'account' && key.table !== 'account',
    );
    expect(between.filter((key) => !key.columns.includes('account_id'))).toEqual([]);
  });

  it('lets no account be missing but in files, events and audit entries of the house', () => {
    const nullable = tables.filter((table) => table.has_account && !table.not_null).map(({ name }) => name);
    expect(nullable).toEqual(['audit_entry', 'event', 'file']);
  });

  it('lets everybody read the tables of the house, and only Super Admin write them', async () => {
    for (const table of of(HOUSE_TABLES)) {
      expect(table, table.name).toMatchObject({ rls: true, forced: true, has_account: false });
      const rights = grants.filter(({ name }) => name === table.name);
      expect(rights.find(({ role }) => role === 'mailroom_app')?.privileges, table.name).toEqual(['SELECT']);
      expect(rights.find(({ role }) => role === 'mailroom_super')?.privileges.toSorted(), table.name).toEqual([
        'DELETE',
        'INSERT',
        'SELECT',
        'UPDATE',
      ]);
    }
    await withOwner(databaseUrl(inject('ownerUrl'), TEMPLATE_NAME), async (client) => {
      const { rows } = await client.query<{ policy: string }>(
        `
        select format('%s: %s for %s', tablename, roles[1], cmd) as policy from pg_policies
         where tablename = any($1) and roles <> array[current_user] order by 1`,
        [HOUSE_TABLES],
      );
      expect(rows.map(({ policy }) => policy)).toEqual(
        HOUSE_TABLES.flatMap((name) => [`${name}: mailroom_app for SELECT`, `${name}: mailroom_super for ALL`]),
      );
    });
  });

  it('S16 lets a person write what is theirs outside their accounts only where no account reads it', () =>
    withOwner(databaseUrl(inject('ownerUrl'), TEMPLATE_NAME), async (client) => {
      const { rows } = await client.query<{ policy: string }>(`
        select format('%s: %s', tablename, policyname) as policy from pg_policies
         where permissive = 'PERMISSIVE' and cmd <> 'SELECT' and 'mailroom_app' = any(roles)
           and coalesce(qual, '') || coalesce(with_check, '') like '%actor_user()%' order by 1`);
      expect(rows.map(({ policy }) => policy)).toEqual([
        // Read before the file's record, and with it its account, is known.
        'file: own_staged',
        'idempotency_key: own',
        // `within_share` limits it to views that are shared within the actor's accounts, or not at all.
        'saved_view: own',
        // The users themselves, and those whom they added until the first link.
        'users: reach',
        // Ends a share, which is then the owner's own view again.
        'view_share: tenant_own_delete',
      ]);
    }));

  it('gives new tenant tables a bigint id and a key that begins with the account', () => {
    const older = new Set<string>(OLDER_TENANT_TABLES);
    for (const table of of(TENANT_TABLES).filter(({ name }) => !older.has(name))) {
      expect(table.key[0], table.name).toBe('account_id');
      expect(table.id_type ?? 'bigint', table.name).toBe('bigint');
    }
    expect(OLDER_TENANT_TABLES.filter((name) => !tables.some((table) => table.name === name))).toEqual([]);
  });

  it('gives the application no right to change structure, owner or policies', async () => {
    for (const grant of grants) {
      expect(
        grant.privileges.filter((privilege) => ['TRUNCATE', 'TRIGGER', 'REFERENCES'].includes(privilege)),
        grant.name,
      ).toEqual([]);
    }
    await withOwner(databaseUrl(inject('ownerUrl'), TEMPLATE_NAME), async (client) => {
      const { rows } = await client.query(`
        select rolname, rolsuper, rolbypassrls, rolcreaterole, rolcreatedb,
               exists (select from pg_class c where c.relowner = r.oid and c.relnamespace = 'public'::regnamespace) as owns
          from pg_roles r where rolname in ('mailroom_app', 'mailroom_super')`);
      expect(rows).toHaveLength(2);
      for (const row of rows) {
        expect(row).toMatchObject({
          rolsuper: false,
          rolbypassrls: false,
          rolcreaterole: false,
          rolcreatedb: false,
          owns: false,
        });
      }
    });
  });

  it('lets no function of the owner look into the caller’s temporary tables first', () =>
    withOwner(databaseUrl(inject('ownerUrl'), TEMPLATE_NAME), async (client) => {
      const { rows } = await client.query<{ name: string }>(`
        select p.oid::regprocedure::text as name from pg_proc p join pg_namespace n on n.oid = p.pronamespace
         where p.prosecdef and n.nspname in ('public', 'walls', 'jobs')
           and not exists (select from unnest(p.proconfig) setting where setting ~ '^search_path=pg_catalog.*, pg_temp$')`);
      expect(rows).toEqual([]);
    }));

  it('lets only the trigger write the audit', () => {
    const audit = grants.filter((grant) => grant.name === 'audit_entry');
    expect(audit.flatMap((grant) => grant.privileges)).toEqual(['SELECT', 'SELECT']);
  });
});
