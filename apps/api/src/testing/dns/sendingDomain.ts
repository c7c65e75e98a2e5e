import type { V2Schemas } from '@mailroom/api-client';
import type { Permission } from '@mailroom/domain/access/permissions';
import type { TestApp } from '../app.ts';
import type { TestClient } from '../client.ts';
import { inParts, type NameServer } from './nameServer.ts';

type SendingDomain = V2Schemas['SendingDomain'];
type DnsRecord = SendingDomain['records'][number];

export const DOMAIN_URL = '/api/v2/sending_domain';
export const KEEPER: Permission[] = ['can_view_account', 'can_modify_account_settings'];

/** Somebody who may look after the sending domains of an account. */
export async function keeperOf(app: TestApp, accountId: number): Promise<TestClient> {
  return app.as(await app.user({ accounts: [accountId], permissions: KEEPER }));
}

export async function addedDomain(as: TestClient, accountId: number, domain: string): Promise<SendingDomain> {
  const answer = await as.post(DOMAIN_URL, { account_id: accountId, domain });
  if (answer.status !== 201) throw new Error(`${answer.status} ${answer.text}`);
  return answer.body as SendingDomain;
}

export function recordFor({ records }: SendingDomain, purpose: DnsRecord['purpose'], selector?: string): DnsRecord {
  const record = records.find(
    (one) => one.purpose === purpose && (selector === undefined || one.selector === selector),
  );
  if (!record) throw new Error(`no record for ${purpose}`);
  return record;
}

/** Publishes the records of all keys as their owner would. */
export function publish({ zone }: NameServer, domain: SendingDomain): void {
  for (const { purpose, name, value } of domain.records)
    if (purpose === 'dkim' && value !== null) zone.set(name, [inParts(value)]);
}

/** A domain whose key signs. */
export async function signingDomain(
  as: TestClient,
  server: NameServer,
  accountId: number,
  domain: string,
): Promise<SendingDomain> {
  const added = await addedDomain(as, accountId, domain);
  publish(server, added);
  return (await as.post(`${DOMAIN_URL}/${added.id}/check`)).body as SendingDomain;
}
