// Apart from `permissions.ts`, so that a bundle that only checks doesn't include the descriptions there.
import type { Permission } from './permissions.ts';

/**
 * A requirement on permissions: somebody must hold at least one name of each inner list. The contracts write
 * `x-permission` in the same form.
 */
export type Needs = readonly (readonly Permission[])[];

/** The permissions somebody holds, as the server sent them. Names that this build doesn't know are harmless. */
export type Held = readonly string[] | ReadonlySet<string>;

function holds(held: Held, name: Permission): boolean {
  return 'has' in held ? held.has(name) : held.includes(name);
}

/** Whether at least one of the requested permissions is held. */
export function can(held: Held, ...anyOf: readonly Permission[]): boolean {
  return anyOf.some((name) => holds(held, name));
}

/** Whether every part of a requirement is met. */
export function canAll(held: Held, needs: Needs): boolean {
  return needs.every((anyOf) => can(held, ...anyOf));
}

/** Says in words which permissions are missing; undefined when none is. */
export function missingPermission(held: Held, needs: Needs): string | undefined {
  const missing = needs.filter((anyOf) => !can(held, ...anyOf)).map((anyOf) => anyOf.join(' or '));
  if (missing.length === 0) return undefined;
  return `You need the permission${missing.length > 1 ? 's' : ''} ${missing.join(' and ')}`;
}
