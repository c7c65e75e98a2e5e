import { domainToASCII } from 'node:url';

const ASCII = /^[\0-\x7f]*$/;

/** The domain of a sender's address as headers and DNS spell it: in A-labels. A header with other letters is refused by old relays. */
export function mailDomain(address: string): string {
  const domain = address.slice(address.lastIndexOf('@') + 1);
  return ASCII.test(domain) ? domain : domainToASCII(domain) || 'invalid';
}
