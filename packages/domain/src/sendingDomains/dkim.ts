import { formatDay } from '../dates/dates.ts';
import { unknown, type DnsAnswer, type RecordVerdict } from './dnsAnswer.ts';
import { removableFrom, type SendingKey } from './keys.ts';
import { readTags } from './tags.ts';

/** The value of the TXT record that shows a key. */
export function dkimRecord(publicKey: string): string {
  return `v=DKIM1; k=rsa; p=${publicKey}`;
}

export function dkimName(selector: string, domain: string): string {
  return `${selector}._domainkey.${domain}`;
}

function listOf(tag: string | undefined, otherwise: string): readonly string[] {
  return (tag ?? otherwise).split(':').map((item) => item.trim().toLowerCase());
}

/** Why receivers can't check signatures of this key by these texts; undefined when they can. */
export function faultOfKey(publicKey: string, texts: readonly string[]): string | undefined {
  if (texts.length > 1) return `DNS has ${texts.length} records under this name, and receivers may read any of them.`;
  const tags = readTags(texts[0] ?? '');
  const key = tags?.get('p')?.replace(/\s/g, '');
  if (tags === undefined || key === undefined || (tags.get('v') ?? 'DKIM1') !== 'DKIM1')
    return 'The text under this name is not the record of a key.';
  if (key === '') return 'The record in DNS says that this key was withdrawn.';
  if (key !== publicKey) return 'DNS has another key under this name.';
  if ((tags.get('k') ?? 'rsa').toLowerCase() !== 'rsa') return 'The record in DNS names another kind of key.';
  if (!listOf(tags.get('h'), 'sha256').includes('sha256')) return 'The record in DNS doesn’t allow SHA-256 signatures.';
  const services = listOf(tags.get('s'), '*');
  if (!services.includes('*') && !services.includes('email'))
    return 'The record in DNS doesn’t allow this key for e-mail.';
  return undefined;
}

/** Some receivers treat the mail of a key that is only tested as if it weren't signed. */
function isTested(texts: readonly string[]): boolean {
  return /(^|;)\s*t\s*=[^;]*\by\b/.test(texts.join(';'));
}

const ADD = {
  next: 'Add this record to the DNS of your domain, then check again. The earlier key signs until then.',
  first: 'Add this record to the DNS of your domain, then check again. E-mails aren’t signed until then.',
} as const;

const CORRECT = {
  next: 'Keep exactly this record under the name, then check again. The earlier key signs until then.',
  first: 'Keep exactly this record under the name, then check again. E-mails aren’t signed until then.',
} as const;

/** A retired key is only needed for mail that is on its way. */
function judgeRetired(
  retiredAt: Date,
  value: string,
  answer: DnsAnswer | undefined,
  now: Date,
  timeZone: string,
): RecordVerdict {
  const until = removableFrom(retiredAt);
  const isShown = answer?.state === 'found';
  if (now >= until) {
    return {
      state: 'ok',
      value: null,
      message: 'This key no longer signs.',
      advice: isShown ? 'Remove this record from the DNS of your domain.' : null,
    };
  }
  const day = formatDay(until, timeZone);
  if (answer?.state === 'missing') {
    const message =
      'This key no longer signs, but mail that it signed is on its way, and DNS has no record of the key.';
    return { state: 'missing', value, message, advice: `Add the record again and keep it until ${day}.` };
  }
  return {
    state: 'ok',
    value,
    message: 'This key no longer signs.',
    advice: `Keep its record in DNS until ${day}: receivers need it for mail that is on its way.`,
  };
}

interface KeyInDns {
  key: SendingKey;
  /** Whether another key signs while this one waits. */
  isSigning: boolean;
  answer: DnsAnswer | undefined;
  now: Date;
  timeZone: string;
}

/** Judges the record of one key. */
export function judgeDkim({ key, isSigning, answer, now, timeZone }: KeyInDns): RecordVerdict {
  const value = dkimRecord(key.publicKey);
  if (key.retiredAt !== null) return judgeRetired(key.retiredAt, value, answer, now, timeZone);
  const which = key.state === 'next' && isSigning ? 'next' : 'first';
  if (answer === undefined) return unknown('unchecked', value, ADD[which]);
  if (answer.state === 'unreachable') return unknown('unreachable', value, null);
  if (answer.state === 'missing')
    return { state: 'missing', value, message: 'DNS has no record of this key.', advice: ADD[which] };
  const fault = faultOfKey(key.publicKey, answer.texts);
  if (fault !== undefined) return { state: 'wrong', value, message: fault, advice: CORRECT[which] };
  return {
    state: 'ok',
    value,
    message: 'DNS shows this key.',
    advice: isTested(answer.texts)
      ? 'Remove t=y from the record: it tells receivers that the key is only being tested.'
      : null,
  };
}
