import isEmail from 'validator/lib/isEmail.js';
import isURL from 'validator/lib/isURL.js';
import { firstInvisible } from './invisible.ts';
import { fits } from './ruleShape.ts';
import type { Rule } from './ruleShape.ts';

/** The shape of nearly all addresses. Accepting one with validator takes ten times as long. */
const PLAIN = /^[a-z0-9]+(?:[._-][a-z0-9]+)*@(?:[a-z0-9]+(?:-[a-z0-9]+)*\.)+[a-z]{2,24}$/;
const LONGEST_LOCAL = 64;
const LONGEST_LABEL = 63;

function isPlain(text: string): boolean {
  const at = text.indexOf('@');
  return at <= LONGEST_LOCAL && text.length - at <= LONGEST_LABEL && PLAIN.test(text);
}

/** The only test of an e-mail address: imports, seed lists and forms must agree on who can be mailed. */
export function isAddress(text: string): boolean {
  if (isPlain(text)) return true;
  // Quoted local parts are legal, but most providers refuse them and they are where injections hide. A soft hyphen would vanish
  // from the domain without a word.
  return !text.includes('"') && !firstInvisible(text) && isEmail(text, { allow_utf8_local_part: false });
}

export const email: Rule = (value) => (fits(value, isAddress) ? undefined : 'Enter a valid email address');

function isWebUrl(text: string): boolean {
  return isURL(text, { protocols: ['http', 'https'], require_protocol: true, require_tld: false });
}

export const url: Rule = (value) => (fits(value, isWebUrl) ? undefined : 'Enter a valid URL');
