import pg from 'pg';

export const appRole = 'mailroom_app';
export const superRole = 'mailroom_super';

/** The SQL for the operator to run once when the owner may not create roles. Roles belong to the cluster, so no migration can create them. */
export function rolesSql(database: string): string {
  return `create role ${appRole} login noinherit password '…';
create role ${superRole} nologin;
grant ${superRole} to ${appRole};
grant connect on database ${pg.escapeIdentifier(database)} to ${appRole};`;
}

export class RolesMissing extends Error {
  constructor(database: string, cause: unknown) {
    super(`The owner may not make roles. Run this as a role that may, then migrate again:\n${rolesSql(database)}`, {
      cause,
    });
    this.name = 'RolesMissing';
  }
}

const duplicate = '42710';
const alreadyThere = new Set([duplicate, '23505']);

async function make(client: pg.Client, statement: string): Promise<void> {
  try {
    await client.query(statement);
  } catch (error) {
    // Two databases of one cluster may be migrated at the same time.
    if (!(error instanceof pg.DatabaseError) || !alreadyThere.has(error.code ?? '')) throw error;
  }
}

/** Creates the roles of the application and of Super Admin if they are missing. `password` is the one in DATABASE_URL. */
export async function ensureRoles(client: pg.Client, password?: string): Promise<void> {
  const database = (await client.query<{ name: string }>('select current_database() as name')).rows[0]?.name ?? '';
  const { rows } = await client.query<{ rolname: string }>('select rolname from pg_roles where rolname = any($1)', [
    [appRole, superRole],
  ]);
  const there = new Set(rows.map((row) => row.rolname));
  try {
    if (!there.has(appRole)) {
      await make(
        client,
        `create role ${appRole} login noinherit${password ? ` password ${pg.escapeLiteral(password)}` : ''}`,
      );
    }
    if (!there.has(superRole)) await make(client, `create role ${superRole} nologin`);
    const member = await client.query<{ is: boolean }>(
      `select pg_has_role('${appRole}', '${superRole}', 'member') as is`,
    );
    if (!member.rows[0]?.is) await make(client, `grant ${superRole} to ${appRole}`);
    await client.query(`grant connect on database ${pg.escapeIdentifier(database)} to ${appRole}`);
  } catch (error) {
    throw new RolesMissing(database, error);
  }
}
