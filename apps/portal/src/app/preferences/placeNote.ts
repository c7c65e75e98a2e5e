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

/** A product's page: that of its order, with the product in the query. */
const PRODUCT = /^(\/order-management\/edit-order\/\d+)\?(?:.*&)?product=(\d+)/;

/** The address of the record that a page shows; undefined for other pages, and for one that only redirects. */
export function recordPlace(pathname: string, search: string): string | undefined {
  const [, order = '', product] = PRODUCT.exec(pathname + search) ?? [];
  if (product !== undefined) return `${order}?product=${product}`;
  return /\/\d+$/.test(pathname) && placeNote(pathname) !== ENTITIES.product ? pathname : undefined;
}

/** The kind of record that an address leads to; undefined where it leads to no record. */
export function placeNote(path: string): string | undefined {
  if (PRODUCT.test(path)) return ENTITIES.product;
  const id = Number(/\/(\d+)$/.exec(path)?.[1]);
  return Object.entries(ENTITIES).find(([entity]) => recordPath({ entity, id }) === path)?.[1];
}
