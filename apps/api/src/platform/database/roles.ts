import pg from 'pg';

export const APP_ROLE = 'mailroom_app';
export const SUPER_ROLE = 'mailroom_super';
export const JOBS_ROLE = 'mailroom_jobs';

/** The SQL for the operator to run once when the owner may not create roles. Roles belong to the cluster, so no migration can create them. */
function rolesSql(database: string): string {
  return `create role ${APP_ROLE} login noinherit password '…';
create role ${SUPER_ROLE} nologin;
create role ${JOBS_ROLE} login noinherit password '…';
grant ${SUPER_ROLE} to ${APP_ROLE};
grant connect on database ${pg.escapeIdentifier(database)} to ${APP_ROLE}, ${JOBS_ROLE};`;
}

class RolesMissing extends Error {
  constructor(database: string, cause: unknown) {
    super(`The owner may not make roles. Run this as a role that may, then migrate again:\n${rolesSql(database)}`, {
      cause,
    });
    this.name = 'RolesMissing';
  }
}

const DUPLICATE = '42710';
const ALREADY_THERE = new Set([DUPLICATE, '23505']);

async function make(client: pg.Client, statement: string): Promise<void> {
  try {
    await client.query(statement);
  } catch (error) {
    // Two databases of one cluster may be migrated at the same time.
    if (!(error instanceof pg.DatabaseError) || !ALREADY_THERE.has(error.code ?? '')) throw error;
  }
}

/** The passwords in DATABASE_URL and DATABASE_JOBS_URL, for roles that must be created. */
export interface RolePasswords {
  app?: string;
  jobs?: string;
}

function createLogin(role: string, password: string | undefined): string {
  return `create role ${role} login noinherit${password ? ` password ${pg.escapeLiteral(password)}` : ''}`;
}

/** Creates the roles of the application, of Super Admin and of the job queue if they are missing. */
export async function ensureRoles(client: pg.Client, passwords: RolePasswords = {}): Promise<void> {
  const database = (await client.query<{ name: string }>('select current_database() as name')).rows[0]?.name ?? '';
  const { rows } = await client.query<{ rolname: string }>('select rolname from pg_roles where rolname = any($1)', [
    [APP_ROLE, SUPER_ROLE, JOBS_ROLE],
  ]);
  const existing = new Set(rows.map((row) => row.rolname));
  try {
    if (!existing.has(APP_ROLE)) await make(client, createLogin(APP_ROLE, passwords.app));
    if (!existing.has(JOBS_ROLE)) await make(client, createLogin(JOBS_ROLE, passwords.jobs));
    if (!existing.has(SUPER_ROLE)) await make(client, `create role ${SUPER_ROLE} nologin`);
    const member = await client.query<{ isMember: boolean }>(
      `select pg_has_role('${APP_ROLE}', '${SUPER_ROLE}', 'member') as "isMember"`,
    );
    if (!member.rows[0]?.isMember) await make(client, `grant ${SUPER_ROLE} to ${APP_ROLE}`);
    await client.query(`grant connect on database ${pg.escapeIdentifier(database)} to ${APP_ROLE}, ${JOBS_ROLE}`);
  } catch (error) {
    throw new RolesMissing(database, error);
  }
}
