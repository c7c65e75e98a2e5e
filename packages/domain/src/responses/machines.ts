import { isbot } from 'isbot';

/**
 * Why an open or a click was a machine's. `proxy`: a mail service loads the pictures of every mail, whether or not somebody
 * reads it. `prefetch`: a program loads what might be looked at next. `scanner`: a program names itself that no person reads
 * mails with. `burst`: all links of the mail were followed at the same moment, as programs that look for malware do.
 * `early`: the mail was opened before the relay had accepted it.
 */
export type Machine = 'proxy' | 'prefetch' | 'scanner' | 'burst' | 'early';

/** Somebody who follows all links of a mail within this time is a machine, in milliseconds. */
export const BURST_MS = 1000;

/** Parts of the `User-Agent` of mail services that load pictures for their users. Apple's has nothing but the version. */
const PROXY = /GoogleImageProxy|YahooMailProxy|DuckDuckGo-Image-Proxy|^Mozilla\/5\.0$/i;

/** Mail programs that name themselves as plain as robots do. */
const MAIL_PROGRAM =
  /\b(outlook|thunderbird|evolution|em ?client|airmail|spark|superhuman|mailspring|kmail|newton|the bat)\b/i;

/** Headers in which browsers and programs say that nobody looks yet. */
const PREFETCH_HEADERS = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'] as const;
const PREFETCH = /\b(prefetch|prerender|preview)\b/i;

/** The headers of a request, with names in lower case. */
type Headers = Readonly<Record<string, string | readonly string[] | undefined>>;

function headerOf(headers: Headers, name: string): string {
  return [headers[name] ?? ''].flat().join(', ').trim();
}

function isScanner(userAgent: string): boolean {
  return !MAIL_PROGRAM.test(userAgent) && isbot(userAgent);
}

/** Tells by its headers which machine sent a request; null for a person, as far as one can see. */
export function machineBehind(headers: Headers): Machine | null {
  const userAgent = headerOf(headers, 'user-agent');
  if (PREFETCH_HEADERS.some((name) => PREFETCH.test(headerOf(headers, name)))) return 'prefetch';
  if (PROXY.test(userAgent)) return 'proxy';
  return isScanner(userAgent) ? 'scanner' : null;
}

/** Says whether the links that somebody followed within `BURST_MS` were a machine's: all of the mail's, and at least two. */
export function isBurst(followed: number, links: number): boolean {
  return links >= 2 && followed >= links;
}
