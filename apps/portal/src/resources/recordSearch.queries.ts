import { listQuery } from '@mailroom/api-client';
import { api, read } from '../shared/api.ts';

/** The most hits of each kind; a reader who looks for another one types on. */
const LIMIT = 5;

/** The first records of one kind whose name holds the text. */
export function creativesNamed(text: string, signal: AbortSignal) {
  const query = listQuery('listCreatives', { pageSize: LIMIT, search: { field: 'name', text } });
  return read(api.v1.GET('/creatives', { params: { query }, signal }));
}

export function audiencesNamed(text: string, signal: AbortSignal) {
  const query = listQuery('listAudiences', { pageSize: LIMIT, search: { field: 'name', text } });
  return read(api.v1.GET('/audience', { params: { query }, signal }));
}

/** Products are found by their own name; opening one opens its order. */
export function productsNamed(text: string, signal: AbortSignal) {
  const query = listQuery('listProducts', { pageSize: LIMIT, search: { field: 'product_name', text } });
  return read(api.v1.GET('/product', { params: { query }, signal }));
}

export function accountsNamed(text: string, signal: AbortSignal) {
  const query = listQuery('listEmailAccounts', { pageSize: LIMIT, search: { field: 'name', text } });
  return read(api.v1.GET('/email_account', { params: { query }, signal }));
}

export function ordersNamed(text: string, signal: AbortSignal) {
  const query = listQuery('listOrders', { pageSize: LIMIT, search: { field: 'name', text } });
  return read(api.v1.GET('/orders', { params: { query }, signal }));
}

/** The record with a number, in a list of one or none. Asking for the record itself would fail when it doesn't exist. */
export function creativesNumbered(id: number, signal: AbortSignal) {
  const query = listQuery('listCreatives', { pageSize: LIMIT, filters: { id: [id] } });
  return read(api.v1.GET('/creatives', { params: { query }, signal }));
}

export function audiencesNumbered(id: number, signal: AbortSignal) {
  const query = listQuery('listAudiences', { pageSize: LIMIT, filters: { id: [id] } });
  return read(api.v1.GET('/audience', { params: { query }, signal }));
}

export function productsNumbered(id: number, signal: AbortSignal) {
  const query = listQuery('listProducts', { pageSize: LIMIT, filters: { product_id: [id] } });
  return read(api.v1.GET('/product', { params: { query }, signal }));
}

export function ordersNumbered(id: number, signal: AbortSignal) {
  const query = listQuery('listOrders', { pageSize: LIMIT, filters: { id: [id] } });
  return read(api.v1.GET('/orders', { params: { query }, signal }));
}
