import isEmail from 'validator/lib/isEmail.js';
import isURL from 'validator/lib/isURL.js';
import { fits } from './rule-shape.ts';
import type { Rule } from './rule-shape.ts';

/** The one test of an address: imports, seed lists and forms must agree on who can be mailed. */
export function isAddress(text: string): boolean {
  // Quoted local parts are legal and refused by most providers; they are where injection hides.
  return !text.includes('"') && isEmail(text, { allow_utf8_local_part: false });
}

export const email: Rule = (value) => (fits(value, isAddress) ? undefined : 'Enter a valid email address');

const isWebUrl = (text: string): boolean =>
  isURL(text, { protocols: ['http', 'https'], require_protocol: true, require_tld: false });

export const url: Rule = (value) => (fits(value, isWebUrl) ? undefined : 'Enter a valid URL');
