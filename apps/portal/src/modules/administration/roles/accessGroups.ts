import type { V2Schemas } from '@mailroom/api-client';

type Change = V2Schemas['AccessChange'];

interface AccessGroup {
  readonly permissions: Change['permissions'];
  readonly users: readonly Change['user'][];
}

/** Puts users who gain or lose the same permissions together. */
export function accessGroups(changes: readonly Change[]): AccessGroup[] {
  return [...Map.groupBy(changes, ({ permissions }) => permissions.join())].map(([, same]) => ({
    permissions: same[0]?.permissions ?? [],
    users: same.map(({ user }) => user),
  }));
}

/** How many affected users a preview doesn't name: they are out of the reader's reach, or beyond the first hundred. */
export function unnamedUsers({ gains, loses, total }: V2Schemas['AccessPreview']): number {
  return total - new Set([...gains, ...loses].map(({ user }) => user.id)).size;
}
