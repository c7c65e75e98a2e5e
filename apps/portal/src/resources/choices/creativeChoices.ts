import { listQuery, type V1Schemas } from '@mailroom/api-client';
import { api, read } from '../../shared/api.ts';
import { choices, SIZE, type ChoiceRequest } from './choices.queries.ts';

interface Whose {
  readonly accountId: number;
  /** The advertiser whose creatives come first. */
  readonly advertiserId: number;
}

type Row = V1Schemas['CreativeRow'];

/** The most rows that a list answers with. */
const MOST = 100;

function option({ id, name, advertiser_name, status }: Row) {
  return { value: id, label: name, description: [advertiser_name, status].filter(Boolean).join(', ') };
}

/** The creatives of the account without the advertiser's own: the nth page that isn't empty. */
async function others({ accountId, advertiserId }: Whose, { search, signal }: ChoiceRequest, nth: number) {
  // An empty page would look like the end of the menu, so pages that hold only the advertiser's own are skipped.
  for (let page = 1, left = nth; ; page += 1) {
    const query = listQuery('listCreatives', {
      page,
      pageSize: MOST,
      search: { field: 'name', text: search },
      filters: { account_id: [accountId] },
    });
    const { objects, total_rows } = await read(api.v1.GET('/creatives', { params: { query }, signal }));
    const options = objects.filter((row) => row.advertiser_id !== advertiserId).map(option);
    const hasMore = total_rows > page * MOST;
    if (options.length > 0) left -= 1;
    if (left === 0 || !hasMore) return { options: left === 0 ? options : [], hasMore };
  }
}

/** The creatives of an account, those of one advertiser before the others'. Each option names its advertiser. */
export async function creativeChoices(whose: Whose, request: ChoiceRequest) {
  const { search, page, signal } = request;
  const query = listQuery('listCreatives', {
    page,
    pageSize: SIZE,
    search: { field: 'name', text: search },
    filters: { account_id: [whose.accountId], advertiser_id: [whose.advertiserId] },
  });
  const found = await read(api.v1.GET('/creatives', { params: { query }, signal }));
  const own = choices(found, page, option);
  if (own.hasMore) return own;
  const lastOfOwn = Math.max(1, Math.ceil(found.total_rows / SIZE));
  const { options, hasMore } = await others(whose, request, page - lastOfOwn + 1);
  return { options: [...own.options, ...options], hasMore };
}
