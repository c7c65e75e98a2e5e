import { nearestDomain } from '@mailroom/domain/sendingDomains/alignment';

/** Returns the domain of an address, in lower case. */
export function domainOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1).toLowerCase();
}

/** Returns the domains of From addresses that have no sending domain, each once, in their order. */
export function unsignedDomains(
  senders: readonly { readonly from_email: string }[],
  domains: readonly { readonly domain: string }[],
): readonly string[] {
  const added = domains.map(({ domain }) => domain);
  const used = senders.map(({ from_email: address }) => domainOf(address));
  return [...new Set(used)].filter((one) => nearestDomain(one, added) === undefined);
}
