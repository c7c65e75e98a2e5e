/** The domain itself, or one below it. */
export function isWithin(domain: string, parent: string): boolean {
  return domain === parent || domain.endsWith(`.${parent}`);
}

/** The domain that signs e-mails from an address: the nearest one at or above the address's own. Undefined if there is none. */
export function nearestDomain(from: string, domains: readonly string[]): string | undefined {
  return domains.filter((domain) => isWithin(from, domain)).toSorted((one, other) => other.length - one.length)[0];
}
