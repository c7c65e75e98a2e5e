import { isAddress } from './addressRules.ts';
import { firstInvisible, withoutInvisible } from './invisible.ts';

export interface AddressFault {
  /** The fault in a few words that follow a colon: 'two @'. */
  says: string;
  /** The address that was probably meant. Absent when none is near. */
  suggestion?: string;
}

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five'];

/** Providers whose names people write without the dot. */
const PROVIDERS = ['gmail.com', 'yahoo.com', 'hotmail.com', 'outlook.com', 'icloud.com', 'aol.com', 'gmx.de', 'web.de'];

/** More text than this before a fault would hide the fault. */
const LONGEST_QUOTE = 20;

function amount(count: number): string {
  return NUMBERS[count] ?? String(count);
}

function after(text: string, place: number): string {
  if (place === 0) return 'at the beginning';
  const cut = place - LONGEST_QUOTE;
  return `after “${cut > 0 ? '…' : ''}${text.slice(Math.max(0, cut), place)}”`;
}

function parts(text: string): { local: string; domain: string } {
  const at = text.indexOf('@');
  return { local: text.slice(0, at), domain: text.slice(at + 1) };
}

type Check = (text: string) => AddressFault | false | undefined;

/** A pattern that a whole text has, with the address in its first group. */
function wrapped(pattern: RegExp, says: string): Check {
  return (text) => {
    const inner = pattern.exec(text)?.[1];
    return inner !== undefined && { says, suggestion: inner };
  };
}

/** A pattern that occurs in a text, with what stands there in an address. */
function found(pattern: RegExp, says: string, mended: string): Check {
  return (text) => pattern.test(text) && { says, suggestion: text.replaceAll(new RegExp(pattern, 'g'), mended) };
}

function severalAddresses(text: string): AddressFault | undefined {
  const all = text.split(/[\s;,|:]+/).filter((part) => part !== '');
  const isEach = all.length > 1 && all.every((part) => isAddress(part.toLowerCase()));
  return isEach ? { says: `${amount(all.length)} addresses`, suggestion: String(all[0]) } : undefined;
}

function invisible(text: string): AddressFault | undefined {
  const found = firstInvisible(text);
  return found && { says: `${found.name} ${after(text, found.place)}`, suggestion: withoutInvisible(text) };
}

/** Signs of East Asian keyboards, and what an address has in their place. */
const WIDE: Readonly<Record<string, { name: string; plain: string }>> = {
  '。': { name: 'ideographic full stop', plain: '.' },
  '．': { name: 'full-width full stop', plain: '.' },
  '＠': { name: 'full-width at sign', plain: '@' },
};
const ANY_WIDE = new RegExp(`[${Object.keys(WIDE).join('')}]`);

function wide(text: string): AddressFault | undefined {
  const place = text.search(ANY_WIDE);
  const found = WIDE[text[place] ?? ''];
  if (!found) return undefined;
  const mended = Object.entries(WIDE).reduce((rest, [sign, { plain }]) => rest.replaceAll(sign, plain), text);
  return { says: `${found.name} ${after(text, place)}`, suggestion: mended };
}

function blank(text: string): AddressFault | undefined {
  const place = text.search(/\s/);
  return place < 0 ? undefined : { says: `space ${after(text, place)}`, suggestion: text.replaceAll(/\s/g, '') };
}

function signAtEnd(text: string): AddressFault | undefined {
  const sign = /[.;:]$/.exec(text)?.[0];
  return sign === undefined ? undefined : { says: `“${sign}” at the end`, suggestion: text.slice(0, -1) };
}

function countOfAts(text: string): AddressFault | undefined {
  const count = text.split('@').length - 1;
  return count === 1 ? undefined : { says: `${amount(count)} @` };
}

function domainWithoutDot(text: string): AddressFault | undefined {
  const { local, domain } = parts(text);
  if (domain.includes('.')) return undefined;
  const meant = PROVIDERS.find((provider) => provider.replace('.', '') === domain.toLowerCase());
  return { says: 'no dot in the domain', ...(meant !== undefined && { suggestion: `${local}@${meant}` }) };
}

function foreignCharacter(text: string): AddressFault | undefined {
  const { local, domain } = parts(text);
  const before = /[^\w.!#$%&'*+/=?^`{|}~-]/u.exec(local)?.[0];
  if (before !== undefined) return { says: `“${before}” before the @` };
  const inDomain = /[^\p{L}\p{N}.-]/u.exec(domain)?.[0];
  return inDomain === undefined ? undefined : { says: `“${inDomain}” in the domain` };
}

function domainEnd(text: string): AddressFault | undefined {
  const end = /\.([^.]?|[\d-]+)$/.exec(text)?.[0];
  return end === undefined ? undefined : { says: `the domain ends with “${end}”` };
}

/** Faults that can be mended by kind: text around the address, signs that nobody types, and slips of a hand. */
type AddressDamage = 'address_wrapped' | 'address_signs' | 'address_typed';

/**
 * In this order, because a later fault is often a consequence of an earlier one. Several addresses have no kind: one that is
 * taken loses the others.
 */
const CHECKS: readonly (readonly [AddressDamage | null, Check])[] = [
  ['address_wrapped', wrapped(/^mailto:(.+)$/i, 'begins with “mailto:”')],
  ['address_wrapped', wrapped(/<([^<>]*)>\s*$/, 'name before the address')],
  ['address_wrapped', wrapped(/^["'“”‘’](.*)["'“”‘’]$/, 'quotes around the address')],
  [null, severalAddresses],
  ['address_signs', invisible],
  ['address_signs', wide],
  ['address_typed', found(/"/, 'quotes in the address', '')],
  ['address_typed', found(/\s*[([{]\s*at\s*[)\]}]\s*|\sat\s/i, '“at” instead of @', '@')],
  ['address_typed', blank],
  ['address_typed', found(/@@+/, 'two @', '@')],
  [null, countOfAts],
  [null, (text) => text.startsWith('@') && { says: 'nothing before the @' }],
  [null, (text) => text.endsWith('@') && { says: 'nothing after the @' }],
  ['address_typed', found(/,(?=[^@]*$)/, 'comma in the domain', '.')],
  // No suggestion: some providers have such addresses, and without the dot each is another person's.
  [null, (text) => /\.\..*@/.test(text) && { says: 'two dots in a row' }],
  [null, (text) => text.startsWith('.') && { says: 'dot at the beginning' }],
  [null, (text) => text.includes('.@') && { says: 'dot before the @' }],
  ['address_typed', found(/\.\.+/, 'two dots in a row', '.')],
  ['address_typed', found(/@\./, 'dot after the @', '@')],
  ['address_typed', signAtEnd],
  [null, (text) => text.endsWith(']') && { says: 'IP address instead of a domain' }],
  ['address_typed', domainWithoutDot],
  [null, foreignCharacter],
  [null, (text) => parts(text).local.length > 64 && { says: 'more than 64 characters before the @' }],
  [null, (text) => /@-|-\.|\.-|-$/.test(text) && { says: 'hyphen at an edge of the domain' }],
  [null, domainEnd],
];

function firstFault(text: string): AddressFault & { kind: AddressDamage | null } {
  for (const [kind, check] of CHECKS) {
    const fault = check(text);
    if (!fault) continue;
    const { says, suggestion = '' } = fault;
    return isAddress(suggestion.toLowerCase()) ? { kind, says, suggestion } : { kind, says };
  }
  return { kind: null, says: 'not an address that can be mailed' };
}

/**
 * Says why a text isn't an address, and which one was probably meant. For texts that `isAddress` refuses, without blanks
 * around them.
 */
export function addressFault(text: string): AddressFault {
  const { says, suggestion } = firstFault(text);
  return suggestion === undefined ? { says } : { says, suggestion };
}

/** The kind of fault that a text has, with the address that was meant. Undefined where only a person knows that. */
export function addressDamage(text: string): { kind: AddressDamage; meant: string } | undefined {
  const { kind, suggestion } = firstFault(text);
  return kind === null || suggestion === undefined ? undefined : { kind, meant: suggestion };
}

/** The fault as one phrase: 'two @; perhaps ben@kestrel.example'. */
export function faultText({ says, suggestion }: AddressFault): string {
  return suggestion === undefined ? says : `${says}; perhaps ${suggestion}`;
}
