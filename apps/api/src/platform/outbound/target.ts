import { OutboundError } from './outbound.ts';

/** Ports of other protocols, whose servers might obey commands smuggled inside an HTTP request. */
const WEB_PORTS = new Set([80, 443, 8000, 8080, 8443, 8888]);

/** Mail servers, databases and caches, which are never an install. */
const CLOSED_PORTS = new Set([
  0, 19, 23, 25, 53, 110, 111, 135, 139, 143, 389, 445, 465, 587, 993, 995, 1433, 3306, 5432, 6379, 9200, 11211, 27017,
]);

export function portOf(url: URL): number {
  return Number(url.port) || (url.protocol === 'https:' ? 443 : 80);
}

/** Parses a URL and refuses those that may never be called. Unusual ports are only for the operator's exceptions. */
export function webTarget(text: string, mayUsePort: (port: number) => boolean): URL {
  const bad = (message: string) => new OutboundError('bad url', message);
  if (text.length > 2048 || !URL.canParse(text)) throw bad('This is not an address');
  const url = new URL(text);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw bad('Only http and https addresses are taken');
  if (url.username !== '' || url.password !== '') throw bad('An address with a user name in it is not taken');
  const port = portOf(url);
  if (!WEB_PORTS.has(port) && !mayUsePort(port))
    throw new OutboundError('blocked', 'This address is not reachable from here');
  return url;
}

export function isClosedPort(port: number): boolean {
  return CLOSED_PORTS.has(port);
}
