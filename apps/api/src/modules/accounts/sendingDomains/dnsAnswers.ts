import { dkimName } from '@mailroom/domain/sendingDomains/dkim';
import { dmarcName } from '@mailroom/domain/sendingDomains/dmarc';
import { textsFor, type DnsAnswer, type RecordPurpose } from '@mailroom/domain/sendingDomains/dnsAnswer';
import type { Dns } from '../../../platform/dns/dns.ts';
import { organisationOf } from './domainName.ts';
import type { SendingDomainRow } from './sendingDomains.resource.ts';

/** More texts than one are a fault whatever they say, so only some of them are kept. */
const MOST_TEXTS = 5;
const LONGEST_TEXT = 2000;

type Asked = Pick<SendingDomainRow, 'dns_name' | 'keys'>;

/** The names that a check asks for, and for which of their texts. */
function namesOf({ dns_name: domain, keys }: Asked): readonly (readonly [string, RecordPurpose])[] {
  const organisation = organisationOf(domain) ?? domain;
  return [
    ...keys.map(({ selector }) => [dkimName(selector, domain), 'dkim'] as const),
    [domain, 'spf'],
    ...[...new Set([domain, organisation])].map((name) => [dmarcName(name), 'dmarc'] as const),
  ];
}

/** Keeps the texts that matter, within bounds: anybody can write anything into their DNS. */
function kept(answer: DnsAnswer, purpose: RecordPurpose): DnsAnswer {
  if (answer.state !== 'found') return answer;
  const texts = textsFor(purpose, answer.texts).slice(0, MOST_TEXTS);
  if (texts.length === 0) return { state: 'missing' };
  // PostgreSQL stores no NUL.
  return { state: 'found', texts: texts.map((text) => text.replaceAll('\0', '').slice(0, LONGEST_TEXT)) };
}

/** Asks DNS for all records of a domain. */
export async function askDns(dns: Dns, domain: Asked): Promise<Record<string, DnsAnswer>> {
  const answers = namesOf(domain).map(async ([name, purpose]) => [name, kept(await dns.texts(name), purpose)] as const);
  return Object.fromEntries(await Promise.all(answers));
}
