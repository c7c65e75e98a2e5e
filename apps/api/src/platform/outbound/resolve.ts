import { lookup, Resolver } from 'node:dns/promises';

export type Resolve = (host: string) => Promise<readonly string[]>;

/** Asks as every program of this machine does, with the machine's own hosts file and search domains. */
export const systemResolve: Resolve = async (host) => (await lookup(host, { all: true })).map(({ address }) => address);

/** The name servers say that the name doesn't exist or has no address. */
const ABSENT = new Set(['ENOTFOUND', 'ENODATA']);

const nameServers = new Resolver({ timeout: 700, tries: 4 });

function isAbsent(answer: PromiseSettledResult<string[]>): boolean {
  return answer.status === 'rejected' && ABSENT.has((answer.reason as { code?: string }).code ?? '');
}

/**
 * Asks the name servers themselves, for names on the web. The system's way is the fallback: it waits five seconds for a
 * lost packet, in one of four threads that all files share.
 */
export const webResolve: Resolve = async (host) => {
  if (!host.includes('.') || host.endsWith('.localhost')) return systemResolve(host);
  const answers = await Promise.allSettled([nameServers.resolve4(host), nameServers.resolve6(host)]);
  const found = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
  return found.length > 0 || answers.every(isAbsent) ? found : systemResolve(host);
};
