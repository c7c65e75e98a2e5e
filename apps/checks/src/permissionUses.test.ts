import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isPermission, permissionNames } from '@mailroom/domain/access/permissions';
import { expect, it } from 'vitest';
import { readContracts, walk } from '../../../openapi/readContract.ts';
import type { Operation } from '../../../openapi/readContract.ts';

const ROOT = join(import.meta.dirname, '../../..');
const operations = await readContracts();

function sources(pattern: string): readonly string[] {
  return globSync(pattern, { cwd: ROOT })
    .filter((file) => !/\.(stories|test)\./.test(file))
    .map((file) => readFileSync(join(ROOT, file), 'utf8'));
}

const server = sources('apps/api/src/{contract,modules,platform}/**/*.ts');
const policies = [...server, ...sources('packages/domain/src/actions/*.ts')];
const portal = sources('apps/portal/src/{app,components,modules,session,shared}/**/*.{ts,tsx}').join('\n');

/** Every permission that the operation asks for, for itself or for a field of its body or answer. */
function permissionsOf(operation: Operation): string[] {
  const body = Object.values(operation.requestBody?.content ?? {})[0]?.schema;
  const rules = [operation['x-permission'], ...[...walk(body)].map(({ schema }) => schema['x-permission'])];
  const answers = Object.values(operation.responses ?? {}).flatMap(({ content = {} }) => Object.values(content));
  const shown = answers.flatMap(({ schema }) => [...walk(schema)].map((field) => field.schema['x-visible-with']));
  return [...rules, ...shown].flat(3).filter((name) => typeof name === 'string');
}

const asked = new Set(operations.flatMap(permissionsOf));

/** The actions that a record offers only with the permission: the nearest one that is named before it. */
function actionsWith(permission: string): string[] {
  const action = String.raw`toAction\(\s*'|\bname: '|\b(?=\w+: \{)`;
  const named = new RegExp(`(?:${action})(\\w+)(?:(?!${action})[^])*?'${permission}'`, 'g');
  return policies.flatMap((policy) => [...policy.matchAll(named)].map(([, name = '']) => name));
}

function gatesPortal(permission: string): boolean {
  const isNamed = new RegExp(`['"]${permission}['"]`).test(portal);
  return isNamed || actionsWith(permission).some((action) => new RegExp(`'${action}'|\\b${action}:`).test(portal));
}

it.each(permissionNames)('%s gates something on the server and something in the portal', (name) => {
  const isAsked = asked.has(name) || server.some((text) => text.includes(`'${name}'`));
  expect({ server: isAsked, portal: gatesPortal(name) }).toEqual({ server: true, portal: true });
});

it('knows every permission that the contracts ask for', () => {
  const unknown = [...asked].filter((name) => !isPermission(name));
  expect(unknown).toEqual(['signed-in']);
});

it('knows every permission that the portal names', () => {
  const named = [...portal.matchAll(/(?<=['"])(?:can_[a-z0-9_]+|view_install)(?=['"])/g)].map(([name]) => name);
  expect(named.length).toBeGreaterThan(60);
  expect(named.filter((name) => !isPermission(name))).toEqual([]);
});
