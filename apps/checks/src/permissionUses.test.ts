import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { permissionNames } from '@mailroom/domain/access/permissions';
import type { Permission } from '@mailroom/domain/access/permissions';
import { expect, it } from 'vitest';
import { readContracts, walk } from '../../../openapi/readContract.ts';
import type { Operation } from '../../../openapi/readContract.ts';
import { permissionUses } from './permissionUses.ts';

const ROOT = join(import.meta.dirname, '../../..');
const operations = new Map((await readContracts()).map((operation) => [operation.operationId, operation]));

function textOf(file: string): string {
  return readFileSync(join(ROOT, file), 'utf8');
}

/** The sources that decide which actions a record offers. */
const policies = globSync(['apps/api/src/modules/**/*.ts', 'packages/domain/src/actions/*.ts'], { cwd: ROOT })
  .filter((file) => !file.endsWith('.test.ts'))
  .map(textOf);

/** Every permission that the operation asks for, for itself or for a field of its body or answer. */
function permissionsOf(operation: Operation | undefined): string[] {
  const body = Object.values(operation?.requestBody?.content ?? {})[0]?.schema;
  const rules = [operation?.['x-permission'], ...[...walk(body)].map(({ schema }) => schema['x-permission'])];
  const answers = Object.values(operation?.responses ?? {}).flatMap(({ content = {} }) => Object.values(content));
  const shown = answers.flatMap(({ schema }) => [...walk(schema)].map((field) => field.schema['x-visible-with']));
  return [...rules, ...shown].flat(3).filter((name) => typeof name === 'string');
}

function gatesServer(name: Permission): boolean {
  const { server } = permissionUses[name];
  return 'operation' in server
    ? permissionsOf(operations.get(server.operation)).includes(name)
    : textOf(`apps/api/src/${server.file}`).includes(`'${name}'`);
}

function gatesPortal(name: Permission): boolean {
  const { screen, action } = permissionUses[name];
  const text = textOf(`apps/portal/src/${screen}`);
  if (action === undefined) return new RegExp(`['"]${name}['"]`).test(text);
  const isOffered = policies.some(
    (policy) => policy.includes(`'${name}'`) && new RegExp(`\\b${action}\\b`).test(policy),
  );
  return isOffered && new RegExp(`'${action}'|\\b${action}:`).test(text);
}

it.each(permissionNames)('%s gates something on the server and something in the portal', (name) => {
  expect({ server: gatesServer(name), portal: gatesPortal(name) }).toEqual({ server: true, portal: true });
});

it('has no permission in the contracts that the table lacks', () => {
  const asked = new Set([...operations.values()].flatMap(permissionsOf));
  asked.delete('public');
  asked.delete('signed-in');
  expect([...asked].filter((name) => !Object.hasOwn(permissionUses, name))).toEqual([]);
});

it('has no permission in the portal that the table lacks', () => {
  const asked = globSync('apps/portal/src/{app,components,modules,session,shared}/**/*.{ts,tsx}', { cwd: ROOT })
    .filter((file) => !/\.(stories|test)\./.test(file))
    .flatMap((file) =>
      [...textOf(file).matchAll(/(?<=['"])(?:can_[a-z0-9_]+|view_install)(?=['"])/g)].map(([name]) => name),
    );
  expect(asked.length).toBeGreaterThan(60);
  expect(asked.filter((name) => !Object.hasOwn(permissionUses, name))).toEqual([]);
});
