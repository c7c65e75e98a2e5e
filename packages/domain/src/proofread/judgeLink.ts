import type { ProofreadKind } from './kinds.ts';

type LinkKind = Extract<ProofreadKind, 'broken_link' | 'foreign_link'>;

interface LinkAt {
  /** The address as the creative has it, with its merge fields. */
  readonly template: string;
  /** The same as the mail would say it, before it is escaped for HTML. */
  readonly written: string;
  /** The value before it was encoded, if it is to be the whole beginning of the address. */
  readonly whole: string | null;
}

const SCHEME = /^[a-z][a-z0-9+.-]*:/i;
const WEB = /^https?:\/\//i;
const FIELD = /\{\{[^{}]*\}\}/g;

function parsed(url: string): URL | null {
  return URL.canParse(url) ? new URL(url) : null;
}

/** The host as the creative spells it, with its fields and its port. */
function hostOf(template: string): string {
  const authority = /^https?:\/\/([^/?#\\]*)/i.exec(template)?.[1] ?? '';
  return authority.slice(authority.lastIndexOf('@') + 1).toLowerCase();
}

/** Whether the host is another one than everybody reads in the creative. */
function isElsewhere(template: string, url: URL): boolean {
  const host = hostOf(template);
  if (!host.includes('}}')) return false;
  const end = host.slice(host.lastIndexOf('}}') + 2);
  // Enough of a name to say whose host it is: '{{custom.city}}.shop.example'.
  if (/^\.[^.]+\.[^.]+/.test(end)) return !url.host.endsWith(end);
  // A value behind a name makes another name of it: 'shop.example{{custom.more}}'. A host that is all value is nobody's.
  if (end !== '' || host.startsWith('{{')) return false;
  return url.hostname !== parsed(`https://${host.replace(FIELD, '')}/`)?.hostname;
}

/** Returns what is wrong with an address for one person, whose values are not empty; undefined for one that leads where it should. */
export function judgeLink({ template, written, whole }: LinkAt): LinkKind | undefined {
  if (whole !== null && !WEB.test(whole)) return SCHEME.test(whole) ? 'foreign_link' : 'broken_link';
  // The creative's own checks judge addresses of other kinds, such as mailto.
  if (!WEB.test(written)) return undefined;
  const url = parsed(written);
  if (url === null || url.hostname === '') return 'broken_link';
  // People read a name before an @ as the host, and no program does.
  if (whole !== null && (url.username !== '' || url.password !== '')) return 'foreign_link';
  return isElsewhere(template, url) ? 'foreign_link' : undefined;
}
