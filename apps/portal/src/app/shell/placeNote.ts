import { recordPath } from '../../shared/recordPath.ts';

const ENTITIES = {
  account: 'Account',
  user: 'User',
  role: 'Role',
  group: 'Permission group',
  advertiser: 'Advertiser',
  creative: 'Creative',
  audience: 'Audience',
  order: 'Order',
  product: 'Product',
};

/** The kind of record that an address leads to; undefined where it leads to no record. */
export function placeNote(path: string): string | undefined {
  const id = Number(/\/(\d+)$/.exec(path)?.[1]);
  return Object.entries(ENTITIES).find(([entity]) => recordPath({ entity, id }) === path)?.[1];
}
