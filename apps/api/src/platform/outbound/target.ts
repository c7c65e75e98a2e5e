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

type MayUsePort = (port: number) => boolean;

/** The same words as for an internal address, so that callers can't tell them apart. */
function blockedPort(): OutboundError {
  return new OutboundError('blocked', 'This address is not reachable from here');
}

function httpUrl(text: string): URL {
  const bad = (message: string) => new OutboundError('bad url', message);
  if (text.length > 2048 || !URL.canParse(text)) throw bad('This is not an address');
  const url = new URL(text);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw bad('Only http and https addresses are taken');
  if (url.username !== '' || url.password !== '') throw bad('An address with a user name in it is not taken');
  return url;
}

/** Parses a URL and refuses those that may never be called. Unusual ports are only for the operator's exceptions. */
export function webTarget(text: string, mayUsePort: MayUsePort): URL {
  const url = httpUrl(text);
  const port = portOf(url);
  if (!WEB_PORTS.has(port) && !mayUsePort(port)) throw blockedPort();
  return url;
}

/** Refuses the ports that a delivery destination never has. */
export function refuseClosedPort(port: number, mayUsePort: MayUsePort): void {
  if (CLOSED_PORTS.has(port) && !mayUsePort(port)) throw blockedPort();
}

/** Like `webTarget`, for delivery destinations, which use ports of their own. */
export function placeTarget(text: string, mayUsePort: MayUsePort): URL {
  const url = httpUrl(text);
  refuseClosedPort(portOf(url), mayUsePort);
  return url;
}
