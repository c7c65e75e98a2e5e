import { api, read } from '../shared/api.ts';

/** So many of each kind: who looks for one of more than these types on. */
const LIMIT = 5;

/** Records of one kind whose name holds the text. */
export const creativesNamed = (text: string, signal: AbortSignal) =>
  read(api.v1.GET('/creatives', { params: { query: { start: 1, limit: LIMIT, 'name:like': text } }, signal }));

export const audiencesNamed = (text: string, signal: AbortSignal) =>
  read(api.v1.GET('/audience', { params: { query: { start: 1, limit: LIMIT, 'name:like': text } }, signal }));

/** Products are found by their own name; their order's opens with them. */
export const productsNamed = (text: string, signal: AbortSignal) =>
  read(api.v1.GET('/product', { params: { query: { start: 1, limit: LIMIT, 'product_name:like': text } }, signal }));

export const accountsNamed = (text: string, signal: AbortSignal) =>
  read(api.v1.GET('/email_account', { params: { query: { start: 1, limit: LIMIT, 'name:like': text } }, signal }));
