import { isAddress } from '@mailroom/domain/forms/addressRules';
import { foreignField } from '@mailroom/domain/verdicts/foreignFields';
import { OutboundError } from '../../../../platform/outbound/outbound.ts';
import type { Outbound, OutboundResponse } from '../../../../platform/outbound/outbound.ts';
import { isRelative } from '../../html/baseAddress.ts';
import type { FoundLink } from '../../html/links.ts';
import { percentDecoded } from '../../html/percentDecoded.ts';
import { findPlaceholders, holdsPlaceholder } from '@mailroom/domain/merge/mergeFields';

export interface LinkResult {
  /** `Pending` waits for a person to open it; `Not Started` was never asked. */
  result: 'Success' | 'Pending' | 'Error' | 'Not Started';
  finalUrl: string | null;
  httpStatus: number | null;
  redirects: number | null;
  problem: string | null;
}

/** Milliseconds for one link with all its tries. Readers don't wait longer either, and a tarpit can't hold up the check. */
const LONGEST_MS = 9_000;

function plain(problem: string | null): LinkResult {
  return {
    result: problem === null ? 'Success' : 'Error',
    finalUrl: null,
    httpStatus: null,
    redirects: null,
    problem,
  };
}

/** The problem of every link to a host whose name nobody knows. */
export const UNKNOWN_HOST = 'The host name is unknown';

const failures: Record<OutboundError['reason'], string> = {
  // The same text for both, so that nobody can find out what listens in our network.
  blocked: 'The address can’t be reached from outside',
  unreachable: 'The address can’t be reached from outside',
  unresolved: UNKNOWN_HOST,
  timeout: 'The address did not answer in time',
  'too many redirects': 'The address redirects too often',
  'bad url': 'This is not a web address',
};

/** Problems of a whole host, which all its pages may share. */
export const HOST_PROBLEMS: ReadonlySet<string | null> = new Set([
  failures.unreachable,
  failures.unresolved,
  failures.timeout,
]);

/** Answers of hosts that let people in but no programs: shops, and LinkedIn with its own 999. */
const REFUSALS = new Set([403, 405, 429, 999]);

function verdictOn(status: number): Pick<LinkResult, 'result' | 'problem'> {
  if (status < 400) return { result: 'Success', problem: null };
  if (REFUSALS.has(status))
    return { result: 'Pending', problem: `It refuses automatic visitors (${status}): open it and accept` };
  return { result: 'Error', problem: `The address answers ${status}` };
}

function answered(response: OutboundResponse): LinkResult {
  return {
    ...verdictOn(response.status),
    finalUrl: response.url,
    httpStatus: response.status,
    redirects: Math.max(0, response.hops.length - 1),
  };
}

/** The result of a link that isn't asked. */
export const NOT_ASKED: LinkResult = { ...plain(null), result: 'Not Started' };

/** Some servers refuse HEAD but answer GET. */
function isHeadRefused(status: number): boolean {
  return status >= 400;
}

/** The server is busy, so another try may succeed. */
function isBusy(status: number): boolean {
  return status === 429 || status >= 500;
}

/** Replaces known merge fields by a sample; the page answers the same for every value. */
function withSamples(url: string, sample = 'sample'): string {
  const known = findPlaceholders(url).filter((found) => found.isKnown);
  return known.reduce((text, found) => text.replaceAll(found.text, sample), url);
}

/** The result of an address that couldn't be called. Any other error is ours and is thrown on. */
export function failed(error: unknown): LinkResult {
  if (!(error instanceof OutboundError)) throw error;
  // Without a redirect it is the link's own host that fails.
  return { ...plain(failures[error.reason]), redirects: error.hops.length || null };
}

/** Browsers ask before they send a name and a password, and mail programs take such an address for a trap. */
function userProblem(url: string): string | null {
  if (!URL.canParse(url)) return null;
  const { username, host } = new URL(url);
  return username === '' ? null : `The address begins with a user name; its host is ${host}`;
}

/** A host that depends on the reader can't be asked. */
const FIELD_IN_HOST = /^https?:\/\/[^/?#]*\{\{/i;

/** A host without a page for an example may have one for each reader. */
function ofAnExample(answer: LinkResult): LinkResult {
  if (answer.result !== 'Error' || answer.httpStatus === null) return answer;
  const problem = `With an example for its field it answers ${answer.httpStatus}: open it for a reader and accept`;
  return { ...answer, result: 'Pending', problem };
}

/** Names each field that nobody fills in, and the field to use where one does the same. */
function unfilledProblem(url: string): string | null {
  const texts = new Set(
    findPlaceholders(url)
      .filter(({ isKnown }) => !isKnown)
      .map(({ text }) => text),
  );
  if (texts.size === 0) return null;
  const named = [...texts].map((text) => {
    const foreign = foreignField(text);
    return foreign ? `${text} is a field of ${foreign.tool} (use ${foreign.field})` : `${text} is not a Mailroom field`;
  });
  return `${named.join(' and ')}, so the link stays broken`;
}

function isFinal(result: LinkResult): boolean {
  return result.result === 'Success' || !isBusy(result.httpStatus ?? 500);
}

async function askWeb(outbound: Outbound, url: string, signal: AbortSignal): Promise<LinkResult> {
  const end = AbortSignal.timeout(LONGEST_MS);
  const ask = async (method: 'HEAD' | 'GET', timeoutMs: number): Promise<LinkResult> => {
    try {
      return answered(
        await outbound.fetch(url, { method, timeoutMs, maxBytes: 256 * 1024, signal: AbortSignal.any([signal, end]) }),
      );
    } catch (error) {
      return failed(error);
    }
  };
  const head = await ask('HEAD', 4_000);
  if (head.httpStatus !== null && !isHeadRefused(head.httpStatus)) return head;
  // GET would fail as well for a host that is unknown or not allowed.
  if (head.httpStatus === null && head.problem !== failures.timeout && head.problem !== failures.unreachable)
    return head;
  const first = await ask('GET', 5_000);
  return isFinal(first) || end.aborted ? first : ask('GET', 4_000);
}

function anchorProblem(url: string, anchors: ReadonlySet<string>): string | null {
  if (url.length < 2) return 'The link leads nowhere';
  const name = percentDecoded(url.slice(1));
  // Browsers go to the top of a page even if nothing in it has that name.
  return anchors.has(name) || /^top$/i.test(name) ? null : `The HTML has no place named ${url}`;
}

/** RFC 6068: the address may be spelled in percent codes, or be absent so that the reader chooses the recipient. */
function mailProblem(url: string): string | null {
  const [to = '', ...letter] = url.slice('mailto:'.length).split('?');
  if (to.trim() === '') return letter.join('') === '' ? 'The link names no address' : null;
  const isGood = (address: string) =>
    isAddress(withSamples(address, 'reader')) || isAddress(withSamples(address, 'a@b.cd'));
  return percentDecoded(to)
    .split(',')
    .every((each) => isGood(each.trim()))
    ? null
    : 'Enter a valid email address';
}

/** An address that begins with a host: '//shop.example/boots', 'www.shop.example'. */
const BEGINS_WITH_HOST = /^(?:\/\/|www\.)/i;

/** Why an address that isn't one of the web leads nowhere from a mail. */
function notOfTheWeb(url: string): string {
  const written = 'This is not a web address';
  if (!isRelative(url) || /\s/.test(url) || holdsPlaceholder(url)) return written;
  if (BEGINS_WITH_HOST.test(url))
    return 'The address has no scheme, so it does not work in a mail: begin it with https://';
  return 'The address is relative, so it does not work in a mail: write the whole one, with https:// and its host';
}

/** Phone numbers with their signs and parameters. A text message may leave the recipient to the reader. */
const PHONE = /^(?:[a-z]+:[\d\s()+.\-;=@a-z/,]{3,}(?:[?&].*)?|sms:[?&].+)$/i;

/** Checks where a link leads. Never asks an unsubscribe address: some servers take a person off the list even for HEAD. */
export async function checkLink(
  outbound: Outbound,
  link: FoundLink,
  anchors: ReadonlySet<string>,
  signal: AbortSignal,
): Promise<LinkResult> {
  const { url, kind } = link;
  if (kind === 'anchor') return plain(anchorProblem(url, anchors));
  const unfilled = unfilledProblem(url);
  if (unfilled !== null) return plain(unfilled);
  if (kind === 'mail') return plain(mailProblem(url));
  if (kind === 'phone') return plain(PHONE.test(withSamples(url, '5550100')) ? null : 'This is not a telephone number');
  if (kind === 'app' || url.startsWith('{{')) return plain(null);
  if (!/^https?:\/\//i.test(url)) return plain(notOfTheWeb(url));
  const user = userProblem(url);
  if (user !== null) return plain(user);
  if (kind === 'unsubscribe' || FIELD_IN_HOST.test(url)) return NOT_ASKED;
  const answer = await askWeb(outbound, withSamples(url), signal);
  return kind === 'merge' ? ofAnExample(answer) : answer;
}
