import { domainToASCII, domainToUnicode } from 'node:url';
import { isAddress } from '@mailroom/domain/forms/addressRules';

/** Nearly all domains have a single spelling: they are plain ASCII without an A-label. */
const HAS_SPELLINGS = /[^\0-\x7f]|(?:^|\.)xn--/;

function splitAddress(address: string): { local: string; domain: string } {
  const at = address.lastIndexOf('@') + 1;
  return { local: address.slice(0, at), domain: address.slice(at) };
}

/**
 * The one form in which addresses are stored and digested: in lower case, with the domain in A-labels. Undefined when the
 * text isn't an address. Older rows and the hash lists of customers may have another form: see `addressSpellings`.
 */
export function canonicalAddress(text: string): string | undefined {
  const lower = text.toLowerCase();
  if (!isAddress(lower)) return undefined;
  const { local, domain } = splitAddress(lower);
  if (!HAS_SPELLINGS.test(domain)) return lower;
  const canonical = local + domainToASCII(domain);
  return isAddress(canonical) ? canonical : undefined;
}

/** A domain in the form that it has in a canonical address. Undefined when no address can have it. */
export function canonicalDomain(text: string): string | undefined {
  const address = canonicalAddress(`a@${text}`);
  return address && splitAddress(address).domain;
}

/** The domain of a canonical address if it may have other spellings. */
export function respellableDomain(address: string): string | undefined {
  return address.includes('xn--') ? splitAddress(address).domain : undefined;
}

/** The spellings in which a domain may be stored: in A-labels, in U-labels, and as it is written here. */
export function domainSpellings(domain: string): readonly string[] {
  const lower = domain.toLowerCase();
  if (!HAS_SPELLINGS.test(lower)) return [lower];
  const canonical = domainToASCII(lower);
  return [...new Set(canonical === '' ? [lower] : [canonical, domainToUnicode(canonical), lower])];
}

/** The spellings in which an address may be stored, the canonical one first. */
export function addressSpellings(address: string): readonly string[] {
  const { local, domain } = splitAddress(address.toLowerCase());
  return domainSpellings(domain).map((spelling) => local + spelling);
}
