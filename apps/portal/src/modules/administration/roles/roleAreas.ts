import type { V2Schemas } from '@mailroom/api-client';
import { permissions } from '@mailroom/domain/access/permissions';
import type { Permission } from '@mailroom/domain/access/permissions';

type Group = V2Schemas['Group'];

export interface AreaRow {
  readonly name: Permission;
  readonly description: string;
  readonly isHeld: boolean;
  readonly wasHeld: boolean;
}

interface Area {
  readonly name: string;
  readonly rows: readonly AreaRow[];
}

/** The permissions that these groups give together. */
export function permissionsOfGroups(groups: readonly Group[], ids: readonly number[]): ReadonlySet<string> {
  const chosen = groups.filter(({ id }) => ids.includes(id));
  return new Set(chosen.flatMap((group) => group.permissions?.map(({ name }) => name) ?? []));
}

/** All permissions by area, with those that a role has now and would have after a change. */
export function areasOf(before: ReadonlySet<string>, after: ReadonlySet<string>): Area[] {
  const rows = permissions.map((permission) => ({
    ...permission,
    isHeld: after.has(permission.name),
    wasHeld: before.has(permission.name),
  }));
  return [...Map.groupBy(rows, ({ group }) => group)].map(([name, own]) => ({ name, rows: own }));
}
