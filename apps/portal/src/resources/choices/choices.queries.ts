import { listQuery } from '@mailroom/api-client';
import type { SelectOption } from '@mailroom/design-system';
import { api, read } from '../../shared/api.ts';

export interface ChoiceRequest {
  readonly search: string;
  /** From 1. */
  readonly page: number;
  readonly signal: AbortSignal;
}
interface Choices {
  readonly options: SelectOption<number>[];
  readonly hasMore: boolean;
}

/** How many options a page has. */
export const SIZE = 20;

/** A page of records as the options of a select. */
export function choices<Row>(
  { objects, total_rows }: { objects: readonly Row[]; total_rows: number },
  page: number,
  option: (row: Row) => SelectOption<number>,
): Choices {
  return { options: objects.map(option), hasMore: total_rows > page * SIZE };
}

/** The accounts that the user may work for. */
export async function accountChoices({ search, page, signal }: ChoiceRequest): Promise<Choices> {
  const query = listQuery('listEmailAccounts', {
    page,
    pageSize: SIZE,
    sort: { field: 'name', direction: 'asc' },
    search: { field: 'name', text: search },
  });
  const found = await read(api.v1.GET('/email_account', { params: { query }, signal }));
  return choices(found, page, ({ id, name }) => ({ value: id, label: name }));
}

export function advertiserChoices(accountId: number) {
  return async (request: ChoiceRequest) => {
    const query = listQuery('listAdvertisers', {
      page: request.page,
      pageSize: SIZE,
      search: { field: 'advertiser_name', text: request.search },
      filters: { account_id: [accountId] },
    });
    const found = await read(api.v1.GET('/advertiser', { params: { query }, signal: request.signal }));
    return choices(found, request.page, ({ id, advertiser_name }) => ({ value: id, label: advertiser_name }));
  };
}

export function installChoices(accountId: number) {
  return async (request: ChoiceRequest) => {
    const query = listQuery('listInstalls', {
      page: request.page,
      pageSize: SIZE,
      search: { field: 'name', text: request.search },
      filters: { account_id: [accountId] },
    });
    const found = await read(api.v1.GET('/install', { params: { query }, signal: request.signal }));
    return choices(found, request.page, ({ id, name }) => ({ value: id, label: name }));
  };
}

export function senderChoices(accountId: number) {
  return async (request: ChoiceRequest) => {
    const query = listQuery('listSenderProfiles', {
      page: request.page,
      pageSize: SIZE,
      search: { field: 'from_name', text: request.search },
      filters: { account_id: [accountId] },
    });
    const found = await read(api.v1.GET('/sender_profile', { params: { query }, signal: request.signal }));
    return choices(found, request.page, ({ id, from_name, from_email }) => ({
      value: id,
      label: from_name,
      description: from_email,
    }));
  };
}
