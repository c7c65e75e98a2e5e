/** How fast an account sends to one receiving domain. */
export interface ReceiverRate {
  /** The part of an address behind its @, in lower case and ASCII. Its subdomains are other domains. */
  readonly domain: string;
  /** At least 1. */
  readonly rate_per_minute: number;
}

/**
 * Returns what is wrong with a domain that gets a rate of its own; undefined when nothing is. `domain` is undefined for a text that no
 * address can have behind its @, and `others` are the domains that have a rate already.
 */
export function receiverProblem(domain: string | undefined, others: readonly string[]): string | undefined {
  if (domain === undefined) return 'Enter a domain, such as gmail.com';
  return others.includes(domain) ? `${domain} is in the list already` : undefined;
}
