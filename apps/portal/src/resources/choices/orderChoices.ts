import { listQuery } from '@mailroom/api-client';
import { api, read } from '../../shared/api.ts';
import { choices, SIZE, type ChoiceRequest } from './choices.queries.ts';

/** Orders, those that changed last first. Default: of all accounts and advertisers. */
export function orderChoices(accountId?: number, advertiserId?: number) {
  return async (request: ChoiceRequest) => {
    const query = listQuery('listOrders', {
      page: request.page,
      pageSize: SIZE,
      sort: { field: 'updated_at', direction: 'desc' },
      search: { field: 'name', text: request.search },
      filters: {
        ...(accountId !== undefined && { account_id: [accountId] }),
        ...(advertiserId !== undefined && { advertiser_id: [advertiserId] }),
      },
    });
    const found = await read(api.v1.GET('/orders', { params: { query }, signal: request.signal }));
    return choices(found, request.page, ({ id, name, advertiser_name, status }) => ({
      value: id,
      label: `${name}, order ${id}`,
      description: `${advertiser_name}, ${status}`,
    }));
  };
}
