import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { meKeys } from './me.queries.ts';
import { refreshPermissions } from './refreshPermissions.ts';

const LOADED_AT = Date.UTC(2026, 10, 21, 15);

async function staleAfter(seconds: number) {
  const queries = new QueryClient();
  const keys = [meKeys.permissions, meKeys.preferences, meKeys.catalogue];
  for (const key of keys) queries.setQueryData(key, [], { updatedAt: LOADED_AT });
  await refreshPermissions(queries, LOADED_AT + seconds * 1000);
  return keys.map((key) => queries.getQueryState(key)?.isInvalidated);
}

it('loads permissions and their catalogue again once they are older than 10 seconds', async () => {
  expect(await staleAfter(9)).toEqual([false, false, false]);
  expect(await staleAfter(11)).toEqual([true, true, true]);
});

it('loads nothing that has not been loaded yet', async () => {
  const queries = new QueryClient();
  await refreshPermissions(queries, LOADED_AT);
  expect(queries.getQueryState(meKeys.catalogue)).toBeUndefined();
});
