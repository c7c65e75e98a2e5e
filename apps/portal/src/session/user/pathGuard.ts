import type { Permission } from '@mailroom/domain/access/permissions';

/** The specification's module guard, by URL prefix. Task Management has none. */
const GUARDED: readonly (readonly [prefix: string, permission: Permission])[] = [
  ['/administration/', 'can_view_account'],
  ['/campaign-creatives/', 'can_view_creative'],
  ['/audience-builder/', 'can_view_audience'],
  ['/order-management/', 'can_view_order'],
];

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** The path as the router resolves it: case, double slashes, dots and encoding don't change the page (S62). */
export function normalisedPath(path: string): string {
  let plain = path;
  for (let before = ''; before !== plain;) {
    before = plain;
    plain = decoded(plain);
  }
  const segments: string[] = [];
  for (const segment of plain.toLowerCase().split(/[/\\]+/)) {
    if (segment === '..') segments.pop();
    else if (segment !== '.' && segment !== '') segments.push(segment);
  }
  return `/${segments.join('/')}/`;
}

/** The permission that a path needs; undefined when it needs none. */
export function permissionOfPath(path: string): Permission | undefined {
  const plain = normalisedPath(path);
  return GUARDED.find(([prefix]) => plain.startsWith(prefix))?.[1];
}
