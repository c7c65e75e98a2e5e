import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../../app.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { databaseUrl } from '../../testing/template.ts';
import { requireLimitedRole } from './startRoles.ts';

let app: TestApp;
let database: string;
/** Only a superuser makes roles that row-level security doesn't limit. */
let superuser: pg.Client;
const made: string[] = [];
beforeAll(async () => {
  app = await testApp({ operations: [], modules: [] });
  database = new URL(app.ownerUrl).pathname.slice(1);
  superuser = new pg.Client({ connectionString: databaseUrl(app.ownerUrl, database, 'postgres') });
  await superuser.connect();
});
afterAll(async () => {
  for (const role of made.toReversed()) await superuser.query(`drop role ${role}`);
  await superuser.end();
  await app.close();
});

/** Roles belong to the whole cluster, so each one gets a name that no other run uses. */
async function role(more: string): Promise<string> {
  const name = `start_test_${randomBytes(4).toString('hex')}`;
  await superuser.query(`create role ${name} login ${more}`);
  made.push(name);
  return name;
}

async function check(name: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: databaseUrl(app.ownerUrl, database, name), max: 1 });
  try {
    await requireLimitedRole('DATABASE_URL', pool);
  } finally {
    await pool.end();
  }
}

describe('the role that DATABASE_URL names', () => {
  it('stops the start when it owns the tables', async () => {
    const settings = { ...app.app.deps.settings, databaseUrl: app.ownerUrl };
    await expect(createApp(settings, { operations: [], modules: [] })).rejects.toThrow(
      /DATABASE_URL names the role \S+, which owns tables/,
    );
  });

  it('is refused as a superuser, with BYPASSRLS, and when it may become such a role', async () => {
    const bypassing = await role('bypassrls');
    const member = await role(`noinherit in role ${bypassing}`);
    const superior = await role('superuser');
    const memberOfOwner = await role(
      `noinherit in role ${(await app.sql<{ name: string }>('select current_user as name'))[0]?.name}`,
    );
    await expect(check(superior)).rejects.toThrow(`names the role ${superior}, which is a superuser`);
    await expect(check(bypassing)).rejects.toThrow(`names the role ${bypassing}, which has BYPASSRLS`);
    await expect(check(member)).rejects.toThrow(`which may become ${bypassing}, and that has BYPASSRLS`);
    await expect(check(memberOfOwner)).rejects.toThrow(/which may become \S+, and that owns tables/);
  });

  it('is accepted when it may become Super Admin and nothing else', async () => {
    await expect(check('mailroom_app')).resolves.toBeUndefined();
  });
});
