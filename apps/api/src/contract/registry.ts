import type { Module } from './module.ts';
import { checkForm } from './form.ts';
import type { AnyHandler } from './handlers.ts';
import type { Operation } from './operation.ts';

export interface Bound {
  operation: Operation;
  handler: AnyHandler;
}

function collect(modules: readonly Module[]): Map<string, AnyHandler> {
  const handlers = new Map<string, AnyHandler>();
  for (const { name, handlers: own = {} } of modules) {
    for (const [id, handler] of Object.entries(own)) {
      if (handlers.has(id)) throw new Error(`contract: ${id} has two handlers, one of them in ${name}`);
      handlers.set(id, handler);
    }
  }
  return handlers;
}

/**
 * Every operation with its handler. One without a handler, and a handler without an operation, refuse to start;
 * `isPartial` lets operations go unbound, for tests of single modules.
 */
export function bindHandlers(
  operations: readonly Operation[],
  modules: readonly Module[],
  isPartial = false,
): readonly Bound[] {
  const handlers = collect(modules);
  const ids = new Set(operations.map((operation) => operation.id));
  const leftOver = [...handlers.keys()].filter((id) => !ids.has(id));
  const missing = operations.filter((operation) => !handlers.has(operation.aliasOf ?? operation.id));
  const wrongAliases = operations.filter(({ aliasOf }) => aliasOf !== undefined && !ids.has(aliasOf));
  const problems = [
    ...(missing.length > 0 && !isPartial ? [`no handler for ${missing.map(({ id }) => id).join(', ')}`] : []),
    ...(leftOver.length > 0 ? [`no operation for the handlers ${leftOver.join(', ')}`] : []),
    ...wrongAliases.map(({ id, aliasOf }) => `${id} is an alias of ${aliasOf}, which isn't there`),
  ];
  if (problems.length > 0) throw new Error(`contract: ${problems.join('; ')}`);
  return operations.flatMap((operation) => {
    checkForm(operation);
    const handler = handlers.get(operation.aliasOf ?? operation.id);
    return handler ? [{ operation, handler }] : [];
  });
}
