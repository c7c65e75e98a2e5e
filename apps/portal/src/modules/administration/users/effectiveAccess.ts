import type { V2Schemas } from '@mailroom/api-client';
import { permissions, type Permission } from '@mailroom/domain/access/permissions';
import { SUPER_ADMIN } from '@mailroom/domain/access/roles';

interface HeldPermission {
  readonly name: Permission;
  readonly description: string;
  /** The names of the role's groups that give it; none for Super Admin, which holds each by its name. */
  readonly givenBy: readonly string[];
}

interface HeldArea {
  readonly name: string;
  readonly held: readonly HeldPermission[];
  /** How many permissions the area has. */
  readonly total: number;
}

type Group = Pick<V2Schemas['Group'], 'id' | 'name' | 'permissions'>;

/** Returns the permissions of a role by area, each with the groups that give it. Leaves out areas without any. */
export function effectiveAccess(
  role: Pick<V2Schemas['Role'], 'name' | 'role_groups'>,
  groups: readonly Group[],
): HeldArea[] {
  const own = groups.filter(({ id }) => role.role_groups.some((group) => group.id === id));
  const areas = [...Map.groupBy(permissions, ({ group }) => group)].map(([name, all]) => ({
    name,
    total: all.length,
    held: all.flatMap((permission) => {
      const givenBy = own
        .filter((group) => group.permissions?.some((held) => held.name === permission.name))
        .map((group) => group.name);
      const isHeld = givenBy.length > 0 || role.name === SUPER_ADMIN;
      return isHeld ? [{ name: permission.name, description: permission.description, givenBy }] : [];
    }),
  }));
  return areas.filter(({ held }) => held.length > 0);
}
