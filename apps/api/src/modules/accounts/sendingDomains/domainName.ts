import { domainToASCII, domainToUnicode } from 'node:url';
import { getDomain } from 'tldts';

const LABEL = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;
/** Leaves room for the selector in front of it: a name in DNS has at most 253 characters. */
const LONGEST = 180;

export interface DomainName {
  /** As people write it. */
  domain: string;
  /** As DNS spells it, in ASCII. */
  dnsName: string;
}

/** The part of a domain that somebody registered; undefined for a suffix such as `co.uk`, an address and any other text. */
export function organisationOf(dnsName: string): string | undefined {
  return getDomain(dnsName, { allowPrivateDomains: true }) ?? undefined;
}

/** Reads a domain that can send: a registered one, or one below it. */
export function readDomainName(text: string): DomainName | undefined {
  const dnsName = domainToASCII(text.trim().replace(/\.$/, '')).toLowerCase();
  const isName = dnsName.length <= LONGEST && dnsName.split('.').every((label) => LABEL.test(label));
  if (!isName || organisationOf(dnsName) === undefined) return undefined;
  return { domain: domainToUnicode(dnsName), dnsName };
}
