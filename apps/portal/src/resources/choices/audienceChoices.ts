import { listQuery, type V1Schemas } from '@mailroom/api-client';
import { api, read } from '../../shared/api.ts';
import { choices, SIZE, type ChoiceRequest } from './choices.queries.ts';

interface Formats {
  readonly count: (value: number, one: string, several: string) => string;
  /** A day in the reader's zone. */
  readonly day: (at: string) => string;
}

/** How many people an audience has and how old they are, or why it has none: '41,306 people, 11/20/2026'. */
function describe({ status, deliverable, sealed_at: at }: V1Schemas['AudienceRow'], { count, day }: Formats): string {
  if (at === null) return status;
  const people = `${count(deliverable, 'person', 'people')}, ${day(at)}`;
  return status === 'Approved' ? people : `${people}, ${status}`;
}

/** The audiences of an account. */
export async function audienceChoices(accountId: number, { search, page, signal }: ChoiceRequest, formats: Formats) {
  const query = listQuery('listAudiences', {
    page,
    pageSize: SIZE,
    search: { field: 'name', text: search },
    filters: { account_id: [accountId] },
  });
  const found = await read(api.v1.GET('/audience', { params: { query }, signal }));
  return choices(found, page, (row) => ({ value: row.id, label: row.name, description: describe(row, formats) }));
}
