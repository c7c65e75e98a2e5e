import { Resolver } from 'node:dns/promises';
import type { DnsAnswer } from '@mailroom/domain/sendingDomains/dnsAnswer';

/** Asks name servers for the texts that others publish. Nothing is ever connected to because of an answer. */
export interface Dns {
  texts(name: string): Promise<DnsAnswer>;
}

/** The name servers say that the name doesn't exist or has no texts. */
const ABSENT = new Set(['ENOTFOUND', 'ENODATA']);

/** Milliseconds for one name, with its repetitions. */
const PATIENCE = 5000;

/**
 * Asks the given servers, or the machine's own if there are none. A server that fails or stays silent isn't an answer:
 * the state is then `unreachable`, never `missing`.
 */
export function createDns(servers: readonly string[], patience = PATIENCE): Dns {
  return {
    async texts(name) {
      // One for each question, because its timeout cancels all that it asked.
      const resolver = new Resolver({ timeout: patience / 4, tries: 2 });
      if (servers.length > 0) resolver.setServers(servers);
      const timer = setTimeout(() => resolver.cancel(), patience);
      try {
        const records = await resolver.resolveTxt(name);
        // A long text travels in parts that only have a meaning together.
        return { state: 'found', texts: records.map((parts) => parts.join('')) };
      } catch (error) {
        const { code = '' } = error as NodeJS.ErrnoException;
        return { state: ABSENT.has(code) ? 'missing' : 'unreachable' };
      } finally {
        clearTimeout(timer);
      }
    },
  };
}
