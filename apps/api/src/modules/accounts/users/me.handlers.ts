import { permissions } from '@mailroom/domain/access/permissions';
import type { Permission } from '@mailroom/domain/access/permissions';
import { isTimeZone } from '@mailroom/domain/dates/timeZones';
import { noContent } from '../../../contract/answer.ts';
import { handlers } from '../../../contract/handlers.ts';
import { invalid } from '../../../errors.ts';
import { revoke } from '../../../platform/auth/revoke.ts';
import type { UserActor } from '../../../platform/database/actor.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { findProfile, updatePreferences } from './me.repository.ts';

const PREFERENCES = ['time_zone', 'density', 'theme', 'page_sizes'] as const;

function held(actor: UserActor): { name: Permission }[] {
  return [...actor.permissions].sort().map((name) => ({ name }));
}

/** The caller. The contract says which fields need can_view_current_user; the binder leaves them out without it. */
async function profile(tx: Tx, actor: UserActor) {
  const row = await findProfile(tx, actor.userId);
  const own = {
    id: actor.userId,
    permissions: held(actor),
    email: row.email,
    first_name: row.first_name,
    last_name: row.last_name,
    active: row.active,
    created_at: row.created_at.toISOString(),
    role: { id: row.role_id, name: row.role_name },
  };
  return { own, row };
}

async function me(tx: Tx, actor: UserActor) {
  const { own, row } = await profile(tx, actor);
  return {
    ...own,
    is_staff: actor.isStaff,
    time_zone: row.time_zone,
    density: row.density as 'comfortable' | 'compact' | null,
    theme: row.theme as 'light' | 'dark' | 'high-contrast' | 'system' | null,
    // The portal of the previous release still asks for the views of its time.
    saved_views: row.saved_views as { name: string; path: string }[],
    page_sizes: row.page_sizes as Record<string, number>,
  };
}

function catalogue() {
  return {
    objects: permissions.map(({ name, description, group }) => ({ name, description, group })),
    total_rows: permissions.length,
  };
}

export const meHandlers = handlers({
  getMe: ({ tx, actor }) => me(tx, actor),

  updateMe: async ({ tx, body, actor }) => {
    if (body.time_zone && !isTimeZone(body.time_zone)) throw invalid({ time_zone: 'Time zone is not valid' });
    const given = PREFERENCES.filter((name) => body[name] !== undefined);
    const values = Object.fromEntries(given.map((name) => [name, body[name]]));
    if (given.length > 0) await updatePreferences(tx, actor.userId, values);
    return me(tx, actor);
  },

  signOut: async ({ deps, actor }) => {
    await revoke(deps.withActor, actor, deps.clock.now());
    return noContent();
  },

  getMyPermission: async ({ tx, actor }) => (await profile(tx, actor)).own,

  listPermissions: async () => catalogue(),
});
