import { asForm } from '@mailroom/api-client';
import { api, ifMatch, read } from '../shared/api.ts';
import { isShownInForm } from '../shared/forms/isShownInForm.ts';
import { creativeKeys } from '../shared/recordKeys.ts';
import { useWrite } from '../shared/useWrite.ts';
import { pageQuery } from './pageQuery.ts';

/** The labels of an account's creatives, or of all accounts of the user, with how many creatives have each. */
export function creativeLabelsQuery(accountId: number | null | undefined) {
  const query = typeof accountId === 'number' ? { 'account_id:eq': [accountId] } : {};
  return pageQuery(creativeKeys.list({ labels: query }), (signal) =>
    read(api.v1.GET('/creatives/labels', { params: { query }, signal })),
  );
}

/** Replaces the labels of a creative, on the version that the person saw. */
export function useSetLabels() {
  return useWrite({
    write: ({ id, version, labels }: { id: number; version: number; labels: string[] }) =>
      read(
        api.v1.PATCH('/creative/{id}', {
          params: { path: { id }, header: ifMatch({ version }) },
          body: { labels },
          bodySerializer: asForm,
        }),
      ),
    refreshes: [creativeKeys.all],
    says: 'Labels saved',
    handles: isShownInForm,
  });
}
