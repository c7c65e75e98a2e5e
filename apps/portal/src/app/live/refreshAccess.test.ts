import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { meKeys } from '../../session/user/me.queries.ts';
import { productNoteKeys } from '../../shared/recordKeys.ts';
import { refreshAccess } from './refreshAccess.ts';

function staleAfter(entity: string) {
  const queries = new QueryClient();
  const keys = [meKeys.permissions, meKeys.preferences, productNoteKeys.part('of', 20_911, 1)];
  for (const key of keys) queries.setQueryData(key, {});
  refreshAccess(queries, entity);
  return keys.map((key) => queries.getQueryState(key)?.isInvalidated);
}

it.each(['user', 'role', 'permission_group'])(
  'S16 loads the own permissions, the mark for staff and the notes again after a hint about a %s',
  (entity) => {
    expect(staleAfter(entity)).toEqual([true, true, true]);
  },
);

it('keeps them after other hints', () => {
  expect(staleAfter('audience')).toEqual([false, false, false]);
});
