import type pg from 'pg';
import { SettingsError } from '../settingsError.ts';
import { SUPER_ROLE } from './roles.ts';

interface Power {
  role: string;
  /** The role itself, or one that it may become. */
  through: string;
  isSuperuser: boolean;
  bypassesRows: boolean;
  ownsTables: boolean;
}

// A member of a role may become it, or may let itself become it; so each of them counts like the role's own rights.
const POWERS = `
  select session_user::text as role, r.rolname::text as through, r.rolsuper as "isSuperuser",
         r.rolbypassrls and r.rolname <> $1 as "bypassesRows",
         exists (select from pg_class c join pg_namespace n on n.oid = c.relnamespace
                  where c.relowner = r.oid and c.relkind in ('r', 'p') and n.nspname in ('public', 'jobs')) as "ownsTables"
    from pg_roles r
   where pg_has_role(session_user, r.oid, 'member')
   order by r.rolname <> session_user, r.rolname`;

function reasonOf({ isSuperuser, bypassesRows, ownsTables }: Power): string | undefined {
  if (isSuperuser) return 'is a superuser';
  if (ownsTables) return 'owns tables';
  return bypassesRows ? 'has BYPASSRLS' : undefined;
}

/**
 * Refuses a role that row-level security doesn't limit: with it every account could read every other one, and nothing
 * would show it. Membership counts as well, except in the role of Super Admin.
 */
export async function requireLimitedRole(setting: string, pool: Pick<pg.Pool, 'query'>): Promise<void> {
  // A superuser is a member of every role, so only the first reason is named.
  const { rows } = await pool.query<Power>(POWERS, [SUPER_ROLE]);
  for (const power of rows) {
    const reason = reasonOf(power);
    if (reason === undefined) continue;
    const who = power.through === power.role ? 'which' : `which may become ${power.through}, and that`;
    throw new SettingsError([
      `${setting} names the role ${power.role}, ${who} ${reason}: row-level security would have no effect. Give the role that \`npm run migrate\` makes`,
    ]);
  }
}
