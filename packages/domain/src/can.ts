import type { Permission } from './permissions.ts';

/** Each inner list must pass; any name in it is enough. The form of `x-permission` in the contracts. */
export type Needs = readonly (readonly Permission[])[];

/** What somebody holds, as it came from the server: names this build does not know are harmless. */
export type Held = readonly string[] | ReadonlySet<string>;

function holds(held: Held, name: Permission): boolean {
  return 'has' in held ? held.has(name) : held.includes(name);
}

/** 'A permission check passes if the user has at least one requested permission name.' */
export function can(held: Held, ...anyOf: readonly Permission[]): boolean {
  return anyOf.some((name) => holds(held, name));
}

export function canAll(held: Held, needs: Needs): boolean {
  return needs.every((anyOf) => can(held, ...anyOf));
}

/** What stands between somebody and an action, in words; nothing when the permissions suffice. */
export function missingPermission(held: Held, needs: Needs): string | undefined {
  const missing = needs.filter((anyOf) => !can(held, ...anyOf)).map((anyOf) => anyOf.join(' or '));
  if (missing.length === 0) return undefined;
  return `You need the permission${missing.length > 1 ? 's' : ''} ${missing.join(' and ')}`;
}
