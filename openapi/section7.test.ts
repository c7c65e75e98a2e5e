import { expect, it } from 'vitest';
import { readContracts } from './readContract.ts';
import type { Version } from './readContract.ts';

const operations = await readContracts();

/** The calls that the specification lists. Those to other origins are outside the two contracts. */
const CALLS: [version: Version, method: string, path: string, query?: string[]][] = [
  ['v2', 'get', '/users', ['start', 'limit', 'order_by', 'role_id:eq', 'active:eq']],
  ['v2', 'get', '/users/{id}'],
  ['v2', 'get', '/users/count'],
  ['v2', 'get', '/users/{id}/accounts'],
  ['v2', 'get', '/users/accounts', ['user_ids']],
  ['v2', 'post', '/users'],
  ['v2', 'patch', '/users/{id}'],
  ['v2', 'put', '/users/{id}/accounts'],
  ['v2', 'get', '/me'],
  ['v2', 'get', '/permissions'],
  ['v2', 'get', '/groups', ['start', 'limit', 'order_by']],
  ['v2', 'get', '/groups/count'],
  ['v2', 'get', '/groups/{id}'],
  ['v2', 'get', '/groups/{id}/permissions'],
  ['v2', 'put', '/groups/{id}/permissions'],
  ['v2', 'patch', '/groups/{id}'],
  ['v2', 'post', '/groups'],
  ['v2', 'get', '/download/{file_type}/{owner_id}'],
  ['v2', 'post', '/creative/{id}/email/override-errors'],
  ['v2', 'get', '/account/{id}/users', ['start', 'limit', 'order_by']],
  ['v2', 'put', '/account/{accountId}/users/{userId}'],
  ['v2', 'delete', '/account/{accountId}/users/{userId}'],
  ['v1', 'get', '/account', ['start', 'count', 'attribute', 'order_by', 'field', 'search']],
  ['v1', 'get', '/account/{id}'],
  ['v1', 'patch', '/account/{id}'],
  ['v1', 'get', '/email_account', ['start', 'limit', 'order_by', 'name:like']],
  ['v1', 'post', '/creative'],
  ['v1', 'get', '/creative_type'],
  ['v1', 'patch', '/creative/{id}'],
  ['v1', 'get', '/creative/{id}'],
  ['v1', 'delete', '/creative/{id}'],
  ['v1', 'get', '/creatives', ['account_id:eq', 'status:eq', 'start', 'limit']],
  ['v1', 'get', '/creatives', ['advertiser_id:eq', 'order_by']],
  ['v1', 'patch', '/email_link/{id}'],
  ['v1', 'patch', '/email_client/{id}'],
  ['v1', 'get', '/seed_list', ['count:eq', 'creative_id:eq']],
  ['v1', 'get', '/seed_list/send_email_test', ['creative_id:eq']],
  ['v1', 'get', '/product', ['skip', 'limit', 'search_by', 'search_text', 'sort_by', 'sort_dir']],
  ['v1', 'get', '/advertiser', ['skip', 'limit', 'search_by', 'search_text', 'sort_by', 'sort_dir']],
  ['v1', 'get', '/my_permission'],
  ['v1', 'get', '/permission'],
];

it.each(CALLS)('has %s %s %s', (version, method, path, query = []) => {
  const call = operations.find((found) => found.version === version && found.method === method && found.path === path);
  expect(call?.parameters.map(({ name }) => name)).toEqual(expect.arrayContaining(query));
});

/** The specification's resource names, each with its path. */
const RESOURCES: [name: string, path: string][] = [
  ['user', '/users'],
  ['role', '/roles'],
  ['group', '/groups'],
  ['advertiser', '/advertiser'],
  ['vertical', '/vertical'],
  ['sftp', '/sftp'],
  ['s3', '/s3'],
  ['install', '/install'],
  ['audience', '/audience'],
  ['suppression', '/suppression'],
  ['creatives', '/creatives'],
  ['seed list', '/seed_list'],
  ['orders', '/orders'],
  ['product', '/product'],
  ['launch', '/launch'],
  ['product_rate', '/product_rate'],
  ['product_response', '/product_response'],
  ['looker', '/looker'],
];

it.each(RESOURCES)('lists the resource %s of the specification at %s', (_, path) => {
  expect(operations.filter((operation) => operation.path === path && operation.method === 'get')).toHaveLength(1);
});

it('accepts forms where the specification sends them, with the fields it names', () => {
  const parts = (method: string, path: string) => {
    const call = operations.find((found) => found.method === method && found.path === path);
    const schema = call?.requestBody?.content?.['multipart/form-data']?.schema;
    return Object.keys((schema?.['properties'] as object | undefined) ?? {});
  };
  expect(parts('patch', '/account/{id}')).toContain('account_logo_file');
  const creative = ['name', 'account_id', 'advertiser_id', 'creative_html', 'creative_banner'];
  const seeds = ['creative_test_seed_list_csv', 'creative_live_seed_list_csv'];
  expect(parts('post', '/creative')).toEqual(expect.arrayContaining([...creative, ...seeds, 'status']));
  expect(parts('patch', '/creative/{id}')).toEqual(expect.arrayContaining([...creative, ...seeds]));
});

it('returns CSV only from a POST', () => {
  const csv = operations.filter(({ responses }) => responses['200']?.content?.['text/csv'] !== undefined);
  expect(csv.length).toBeGreaterThan(5);
  expect(csv.filter(({ method }) => method !== 'post')).toEqual([]);
});
