import { HOST_PROBLEMS, UNKNOWN_HOST } from './checkLink.ts';
import type { LinkResult } from './checkLink.ts';
import { eachAtMost } from './eachAtMost.ts';

/** Hosts at a time: with forty silent ones, a check still ends while a person waits for it. */
const MOST_HOSTS = 40;

/** Connections at a time: over all hosts, to one host, and those that a host may always use. Too few to flood a host. */
const MOST_CONNECTIONS = 40;
const MOST_PER_HOST = 6;
const LEAST_PER_HOST = 3;

/** How many links of a host must fail, with none answered, before the others count as failed too. */
const FAILURES = 3;

/** The part of an answer that says something about its host. */
export type HostAnswer = Pick<LinkResult, 'httpStatus' | 'redirects' | 'problem'>;

interface Address {
  /** Names it among all addresses. */
  key: string;
  url: string;
}

interface Host<One extends Address> {
  addresses: One[];
  failures: number;
  hasAnswered: boolean;
}

/** Whether the address itself answered. After a redirect, the failure is another host's. */
function isAnswered({ httpStatus, redirects }: HostAnswer): boolean {
  return httpStatus !== null || redirects !== null;
}

/** Whether this failure holds for all addresses of the host. An unknown name is unknown whatever the page. */
function isDown(host: Host<Address>, result: HostAnswer): boolean {
  return !host.hasAnswered && (result.problem === UNKNOWN_HOST || host.failures >= FAILURES);
}

/** Asks the addresses of one host until it has turned out that the host is down; the others then get the same result. */
async function askHost<One extends Address, Answer extends HostAnswer>(
  host: Host<One>,
  ask: (address: One, signal: AbortSignal) => Promise<Answer>,
  perHost: number,
  tell: (address: One, result: Answer) => void,
): Promise<void> {
  const stop = new AbortController();
  let down: Answer | undefined;
  await eachAtMost(perHost, host.addresses, async (address) => {
    const result = down ?? (await ask(address, stop.signal));
    if (isAnswered(result)) host.hasAnswered = true;
    else if (HOST_PROBLEMS.has(result.problem)) {
      host.failures += 1;
      if (!down && isDown(host, result)) {
        down = result;
        stop.abort();
      }
    }
    // A question that was cut short says nothing about its address.
    tell(address, isAnswered(result) ? result : (down ?? result));
  });
}

/** Host and port; null for a target that isn't on the web. */
function hostOf(url: string): string | null {
  return /^https?:/i.test(url) && URL.canParse(url) ? new URL(url).host : null;
}

/** Asks all addresses, many hosts at a time and few connections to each. */
export async function askHosts<One extends Address, Answer extends HostAnswer>(
  addresses: readonly One[],
  ask: (address: One, signal: AbortSignal) => Promise<Answer>,
  tell: (address: One, result: Answer) => void,
  mostHosts = MOST_HOSTS,
): Promise<void> {
  // Targets without a host are answered without a connection, and say nothing about each other.
  const byHost = Map.groupBy(addresses, ({ key, url }) => hostOf(url) ?? key);
  const hosts = [...byHost.values()].map((own): Host<One> => ({ addresses: own, failures: 0, hasAnswered: false }));
  const share = Math.floor(MOST_CONNECTIONS / Math.max(1, hosts.length));
  const perHost = Math.max(LEAST_PER_HOST, Math.min(MOST_PER_HOST, share));
  await eachAtMost(mostHosts, hosts, (host) => askHost(host, ask, perHost, tell));
}
