import { listQuery } from '@mailroom/api-client';
import { api, read } from '../shared/api.ts';
import { isNotFound } from '../shared/errors/errorKinds.ts';

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

/** No record has the number, or none that the reader may see: nothing is found. */
async function found<Item>(asked: Promise<Item>): Promise<readonly Item[]> {
  try {
    return [await asked];
  } catch (error) {
    if (isNotFound(error)) return [];
    throw error;
  }
}

/** The record with a number, in a list of one or none. */
export function creativeNumbered(id: number, signal: AbortSignal) {
  return found(read(api.v1.GET('/creative/{id}', { params: { path: { id } }, signal })));
}

export function audienceNumbered(id: number, signal: AbortSignal) {
  return found(read(api.v1.GET('/audience/{id}', { params: { path: { id } }, signal })));
}

export function productNumbered(id: number, signal: AbortSignal) {
  return found(read(api.v1.GET('/product/{id}', { params: { path: { id } }, signal })));
}

export function orderNumbered(id: number, signal: AbortSignal) {
  return found(read(api.v1.GET('/orders/{id}', { params: { path: { id } }, signal })));
}
