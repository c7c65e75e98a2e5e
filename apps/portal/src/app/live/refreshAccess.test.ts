import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { meKeys } from '../../session/user/me.queries.ts';
import { refreshAccess } from './refreshAccess.ts';

function isStaleAfter(entity: string): boolean {
  const queries = new QueryClient();
  queries.setQueryData(meKeys.permissions, { id: 7, permissions: [] });
  refreshAccess(queries, entity);
  return queries.getQueryState(meKeys.permissions)?.isInvalidated ?? false;
}

it.each(['user', 'role', 'permission_group'])(
  'S16 loads the own permissions again after a hint about a %s',
  (entity) => {
    expect(isStaleAfter(entity)).toBe(true);
  },
);

it('keeps them after other hints', () => {
  expect(isStaleAfter('audience')).toBe(false);
});
