import { listQuery, type V2Schemas } from '@mailroom/api-client';
import { queryOptions } from '@tanstack/react-query';
import { api, ifMatch, read } from '../../shared/api.ts';
import { sendingDomainKeys } from '../../shared/recordKeys.ts';
import { useWrite } from '../../shared/useWrite.ts';

/** More than an account has: one for each brand. */
const MOST = 100;

/** All sending domains of an account, by name. */
export function sendingDomainsQuery(accountId: number) {
  const query = listQuery('listSendingDomains', { pageSize: MOST, filters: { account_id: [accountId] } });
  return queryOptions({
    queryKey: sendingDomainKeys.list(query),
    queryFn: ({ signal }) => read(api.v2.GET('/sending_domain', { params: { query }, signal })),
  });
}

export function useAddSendingDomain(handles: (error: unknown) => boolean) {
  return useWrite({
    write: (body: V2Schemas['SendingDomainCreate']) => read(api.v2.POST('/sending_domain', { body })),
    refreshes: [sendingDomainKeys.all],
    says: ({ domain }) => `${domain} added. Add its records to DNS, then check them`,
    handles,
  });
}

type SendingDomain = V2Schemas['SendingDomain'];

function recordsToSee({ records }: SendingDomain): number {
  return records.filter(({ state }) => state !== 'ok').length;
}

/** Says what a check found. */
function outcome(checked: SendingDomain): string {
  const { domain, signing } = checked;
  const open = recordsToSee(checked);
  const state = signing ? 'E-mails are signed' : 'E-mails are not signed yet';
  return open === 0 ? `${domain}: all records are right. ${state}` : `${domain}: ${state}. Records to look at: ${open}`;
}

/** Asks DNS. A record that is missing isn't a failed call: the answer says what is. */
export function useCheckSendingDomain() {
  return useWrite({
    write: (id: number) => read(api.v2.POST('/sending_domain/{id}/check', { params: { path: { id } } })),
    refreshes: [sendingDomainKeys.all],
    says: outcome,
    tone: (checked) => (recordsToSee(checked) === 0 ? 'success' : 'warning'),
  });
}

export function useRotateSendingKey() {
  return useWrite({
    write: (id: number) => read(api.v2.POST('/sending_domain/{id}/rotate', { params: { path: { id } } })),
    refreshes: [sendingDomainKeys.all],
    says: ({ signing }) =>
      signing
        ? 'New key made. The old one signs until DNS shows the record of the new one'
        : 'New key made. It signs as soon as a check finds its record in DNS',
  });
}

export function useDeleteSendingDomain() {
  return useWrite({
    write: ({ id, version }: Pick<SendingDomain, 'id' | 'version'>) =>
      read(api.v2.DELETE('/sending_domain/{id}', { params: { path: { id }, header: ifMatch({ version }) } })),
    refreshes: [sendingDomainKeys.all],
    says: 'Sending domain deleted',
  });
}
