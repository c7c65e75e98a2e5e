import type { Permission } from '@mailroom/domain/access/permissions';
import { forbidden } from '../errors.ts';
import type { UserActor } from '../platform/database/actor.ts';
import { isAnswer } from './answer.ts';
import type { Operation, Schema } from './operation.ts';

function holds(actor: UserActor, name: string): boolean {
  return actor.superAdmin || actor.permissions.has(name as Permission);
}

/** The one place where an operation's permission is enforced, before its handler runs. */
export function requirePermission(operation: Operation, actor: UserActor): void {
  if (operation.onlySuperAdmin && !actor.superAdmin) throw forbidden('of the role Super Admin');
  if (typeof operation.permission === 'string') return;
  for (const anyOf of operation.permission) {
    if (!anyOf.some((name) => holds(actor, name))) throw forbidden(anyOf.join(' or '));
  }
}

/** Checks the permissions of single fields: `x-permission` and `x-role` on a property of the request. */
export function requireFieldPermissions(operation: Operation, actor: UserActor, body: unknown): void {
  const properties = operation.body?.schema['properties'];
  if (typeof properties !== 'object' || properties === null || typeof body !== 'object' || body === null) return;
  for (const [name, schema] of Object.entries(properties as Record<string, Record<string, unknown>>)) {
    if (!(name in body)) continue;
    if (schema['x-role'] === 'super_admin' && !actor.superAdmin) throw forbidden('of the role Super Admin');
    const rule = schema['x-permission'];
    if (!Array.isArray(rule)) continue;
    for (const anyOf of rule as readonly (readonly string[])[]) {
      if (!anyOf.some((permission) => holds(actor, permission))) throw forbidden(anyOf.join(' or '));
    }
  }
}

/** The fields of an answer that only callers with a permission see: `x-visible-with` on a property. */
function guardedFields({ responses }: Operation): { name: string; permission: string }[] {
  return Object.values(responses).flatMap(({ schema }) => {
    const properties = (schema?.['properties'] ?? {}) as Readonly<Record<string, Schema>>;
    return Object.entries(properties).flatMap(([name, { 'x-visible-with': permission }]) =>
      typeof permission === 'string' ? [{ name, permission }] : [],
    );
  });
}

/** Returns a function that leaves out the fields of a handler's result that the caller may not see. */
export function visibleFields(operation: Operation): (actor: UserActor, result: unknown) => unknown {
  const guarded = guardedFields(operation);
  if (guarded.length === 0) return (_actor, result) => result;
  return (actor, result) => {
    const hidden = new Set(guarded.filter(({ permission }) => !holds(actor, permission)).map(({ name }) => name));
    const shown = (body: unknown) =>
      typeof body === 'object' && body !== null
        ? Object.fromEntries(Object.entries(body).filter(([name]) => !hidden.has(name)))
        : body;
    return isAnswer(result) ? { ...result, body: shown(result.body) } : shown(result);
  };
}
