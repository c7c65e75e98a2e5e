import PostalMime, { type Email } from 'postal-mime';
import { fieldGroups, withoutType, type Fields } from './fields.ts';

/** Why mail that came in means nothing. */
export type Ignored = 'loop' | 'reply' | 'no_result' | 'unreadable';

interface Failure {
  kind: 'failure';
  status: string;
  diagnostic: string;
  /** The address as the report names it; empty when it doesn't. */
  recipient: string;
}

interface Complaint {
  kind: 'complaint';
  recipient: string;
  /** The senders that the report names, one of which may be the e-mail's Return-Path. The likeliest comes first. */
  returnPaths: readonly string[];
  unsubscribe: string;
}

export type Report = Failure | Complaint | { kind: 'ignored'; reason: Ignored };

/** Servers that hand a message around add a header each. Nobody's own way is that long. */
const MOST_HOPS = 50;

/** Real reports have three parts, one in the other. */
const LIMITS = { maxNestingDepth: 20, maxHeadersSize: 256 * 1024, maxRfc822NestingDepth: 0 };

/** The kinds of feedback that are a person's complaint. The others praise, or are about signatures. */
const COMPLAINTS = new Set(['abuse', 'fraud', 'opt-out']);

const STATUS_TYPES = ['message/delivery-status', 'message/global-delivery-status'];
const ORIGINAL_TYPES = ['message/rfc822', 'text/rfc822-headers', 'message/global', 'message/global-headers'];

/** The most lines that are read: the parser takes its time for each, also for empty ones. */
const MOST_LINES = 5000;

/** Characters of the longest address there is. */
const LONGEST_ADDRESS = 320;

function ignored(reason: Ignored): Report {
  return { kind: 'ignored', reason };
}

function firstLines(raw: Buffer): Buffer {
  let end = 0;
  for (let line = 0; line < MOST_LINES; line += 1) {
    const at = raw.indexOf(10, end);
    if (at === -1) return raw;
    end = at + 1;
  }
  return raw.subarray(0, end);
}

function partOf({ attachments }: Email, types: readonly string[]): string | undefined {
  const content = attachments.find(({ mimeType }) => types.includes(mimeType))?.content;
  return typeof content === 'string' ? content : undefined;
}

function headerOf({ headers }: Email, name: string): string {
  return headers.find(({ key }) => key === name)?.value ?? '';
}

/** The headers of the e-mail that the report is about, as far as it returns them. */
function originalOf(email: Email): Fields {
  return fieldGroups(partOf(email, ORIGINAL_TYPES) ?? '')[0] ?? new Map<string, string>();
}

function readStatus(groups: readonly Fields[]): Report {
  const failed = groups.find((group) => group.get('action')?.toLowerCase() === 'failed');
  if (!failed) return ignored(groups.some((group) => group.has('action')) ? 'no_result' : 'unreadable');
  return {
    kind: 'failure',
    status: failed.get('status') ?? '',
    diagnostic: failed.get('diagnostic-code') ?? '',
    recipient: withoutType(failed.get('original-recipient') ?? failed.get('final-recipient') ?? '').slice(
      0,
      LONGEST_ADDRESS,
    ),
  };
}

function readFeedback(fields: Fields | undefined, original: Fields): Report {
  const type = fields?.get('feedback-type')?.toLowerCase();
  if (!fields || type === undefined) return ignored('unreadable');
  if (!COMPLAINTS.has(type)) return ignored('no_result');
  const given = [fields.get('original-mail-from'), original.get('return-path'), original.get('x-envelope-from')];
  return {
    kind: 'complaint',
    recipient: (fields.get('original-rcpt-to') ?? '').replaceAll(/[<>\s]/g, '').slice(0, LONGEST_ADDRESS),
    returnPaths: given.flatMap((address) => address?.replaceAll(/[<>\s]/g, '') || []),
    unsubscribe: original.get('list-unsubscribe') ?? '',
  };
}

/** Mail that isn't a report: the answer of a program or a person, or a bounce that only people can read. */
function readOther(email: Email, from: string): Report {
  const isBounce = from === '' && headerOf(email, 'x-failed-recipients') !== '';
  const isAutomatic = !/^(no\b|$)/i.test(headerOf(email, 'auto-submitted'));
  return ignored(!isBounce && (isAutomatic || from !== '') ? 'reply' : 'unreadable');
}

/** Returns what a message says, by its form: a report of delivery (RFC 3464), of a complaint (RFC 5965), or nothing. Never rejects. */
export async function readReport({ from, raw }: { from: string; raw: Buffer }): Promise<Report> {
  let email: Email;
  try {
    email = await PostalMime.parse(firstLines(raw), { ...LIMITS, attachmentEncoding: 'utf8' });
  } catch {
    return ignored('unreadable');
  }
  if (email.headers.filter(({ key }) => key === 'received').length > MOST_HOPS) return ignored('loop');
  if (!/^multipart\/report\b/i.test(headerOf(email, 'content-type'))) return readOther(email, from);
  const original = originalOf(email);
  const status = partOf(email, STATUS_TYPES);
  if (status !== undefined) {
    // A bounce has no sender, so that nobody bounces it again. One with a sender, or one of a report, comes from a loop.
    const isOfReport =
      original.get('return-path') === '<>' || /^multipart\/report\b/i.test(original.get('content-type') ?? '');
    return from !== '' || isOfReport ? ignored('loop') : readStatus(fieldGroups(status));
  }
  const feedback = partOf(email, ['message/feedback-report']);
  return feedback === undefined ? ignored('unreadable') : readFeedback(fieldGroups(feedback)[0], original);
}
