import type { V2Schemas } from '@mailroom/api-client';
import { queryOptions } from '@tanstack/react-query';
import { api, read } from '../shared/api.ts';
import { creativeKeys } from '../shared/recordKeys.ts';
import { useWrite } from '../shared/useWrite.ts';

type TestSend = V2Schemas['TestSend'];

/** The tests of a creative, and which revisions each address has got. */
export function testsQuery(creativeId: number) {
  return queryOptions({
    queryKey: creativeKeys.part('tests', creativeId),
    queryFn: ({ signal }) => read(api.v2.GET('/creative/{id}/tests', { params: { path: { id: creativeId } }, signal })),
  });
}

// The creative's history shows its tests.
const refreshes = [creativeKeys.part('audit'), creativeKeys.part('tests')];

function says({ revision, recipients, left_out }: TestSend, who: string): string {
  const left = left_out === 0 ? '' : `. ${left_out} on a suppression list ${left_out === 1 ? 'gets' : 'get'} none`;
  return `Test of revision ${revision} is on its way to ${who || `${recipients} ${recipients === 1 ? 'seed' : 'seeds'}`}${left}`;
}

/** Sends a test to all test seeds. */
export function useSendTest() {
  return useWrite({
    write: (id: number) =>
      read(api.v1.GET('/seed_list/send_email_test', { params: { query: { 'creative_id:eq': id } } })),
    refreshes,
    says: (sent) => says(sent, ''),
  });
}

/** Sends a test to the person who asks, or to chosen test seeds. */
export function useSendTestTo() {
  return useWrite({
    write: ({ id, body }: { id: number; body: V2Schemas['TestSendRequest'] }) =>
      read(api.v2.POST('/creative/{id}/tests', { params: { path: { id } }, body })),
    refreshes,
    says: (sent, { body }) => says(sent, body.to === 'me' ? 'you' : ''),
  });
}
