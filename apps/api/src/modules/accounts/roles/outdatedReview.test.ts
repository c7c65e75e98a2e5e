import { afterAll, beforeAll, expect, it } from 'vitest';
import { permissionNames } from '@mailroom/domain/access/permissions';
import { testApp, type TestApp } from '../../../testing/app.ts';
import type { TestClient } from '../../../testing/client.ts';

let app: TestApp;
let as: TestClient;
beforeAll(async () => {
  app = await testApp({ partial: true });
  as = app.as(await app.user({ accounts: [await app.account()], permissions: [...permissionNames] }));
});
afterAll(() => app.close());

let names = 0;

async function group(): Promise<number> {
  names += 1;
  return (await as.post('/api/v2/groups', { name: `Group ${names}` })).body.id;
}

async function role(...groups: number[]): Promise<number> {
  names += 1;
  return (await as.post('/api/v2/roles', { name: `Made ${names}`, role_groups: groups })).body.id;
}

async function versionOf(path: string): Promise<string> {
  return `"${(await as.get(path)).body.version}"`;
}

function setPermissions(id: number, permissions: string[], version?: string) {
  const headers = version === undefined ? {} : { 'if-match': version };
  return as.put(`/api/v2/groups/${id}/permissions`, { permissions }, headers);
}

it('refuses a role that was reviewed before the permissions of one of its groups changed', async () => {
  const [one, two] = [await group(), await group()];
  const url = `/api/v2/roles/${await role(one)}`;
  const reviewed = await versionOf(url);
  expect((await setPermissions(one, ['can_view_order'])).status).toBe(200);
  expect((await as.patch(url, { role_groups: [one, two] }, { 'if-match': reviewed })).status).toBe(412);
  const next = await versionOf(url);
  expect((await setPermissions(one, ['can_view_order'])).status).toBe(200);
  expect((await as.patch(url, { role_groups: [one, two] }, { 'if-match': next })).status).toBe(200);
});

it('refuses permissions of a group that were reviewed before another group of its role changed', async () => {
  const [one, two, free] = [await group(), await group(), await group()];
  await role(one, two);
  const reviewed = await versionOf(`/api/v2/groups/${one}`);
  const untouched = await versionOf(`/api/v2/groups/${free}`);
  expect((await setPermissions(two, ['can_view_order'])).status).toBe(200);
  expect((await setPermissions(one, ['can_view_account'], reviewed)).status).toBe(412);
  expect((await setPermissions(free, ['can_view_account'], untouched)).status).toBe(200);
});

it('refuses permissions of a group that were reviewed before a role got or lost it', async () => {
  const [one, two] = [await group(), await group()];
  const url = `/api/v2/roles/${await role(two)}`;
  for (const groups of [[one, two], [two]]) {
    const reviewed = await versionOf(`/api/v2/groups/${one}`);
    expect((await as.patch(url, { role_groups: groups })).status).toBe(200);
    expect((await setPermissions(one, ['can_view_account'], reviewed)).status).toBe(412);
  }
  const reviewed = await versionOf(`/api/v2/groups/${two}`);
  expect((await as.patch(url, { name: 'Only renamed', role_groups: [two] })).status).toBe(200);
  expect((await setPermissions(two, ['can_view_account'], reviewed)).status).toBe(200);
});
