/** Returns the domains of From addresses for which no sending domain signs, each once, in their order. */
export function unsignedDomains(
  senders: readonly { readonly from_email: string }[],
  domains: readonly { readonly domain: string }[],
): readonly string[] {
  const used = senders.map(({ from_email: address }) => address.slice(address.lastIndexOf('@') + 1).toLowerCase());
  // A key of a domain signs for those below it too.
  const signs = (one: string) => domains.some(({ domain }) => one === domain || one.endsWith(`.${domain}`));
  return [...new Set(used)].filter((one) => !signs(one));
}
