import { findPlaceholders } from '../merge/mergeFields.ts';
import type { ProofreadKind } from './kinds.ts';

/** The faults that a value has wherever it is written. */
type ValueKind = Extract<
  ProofreadKind,
  'empty_field' | 'merge_syntax' | 'markup' | 'garbled' | 'placeholder' | 'invisible'
>;

/** Characters that show nothing, and that a person's name or text never needs. Line ends and tabs show as a blank. */
const INVISIBLE =
  // oxlint-disable-next-line no-control-regex -- control characters are what this looks for
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u180e\u200b\u2028\u2029\u202a-\u202e\u2060\u2066-\u2069\ufeff]/;

/** Blanks that no program counts as blanks. */
const BLANK = /[\u115f\u1160\u2800\u3164\uffa0\u00ad\u200b-\u200f]/g;

const JOINER = /[\u200c\u200d]/;

/** Letters that join: a joiner behind one changes how it is drawn. The same holds for the parts of an emoji. */
const JOINS =
  /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}\p{Script=Mongolian}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}]/u;

function holdsLooseJoiner(value: string): boolean {
  if (!JOINER.test(value)) return false;
  let before = '';
  for (const character of value) {
    if (JOINER.test(character) && !JOINS.test(before)) return true;
    before = character;
  }
  return false;
}

/** UTF-8 that was read as windows-1252 or Latin-1: 'MÃ¼ller', 'Dâ€™Arcy', 'ÐÐ²Ð°Ð½'. */
const TAIL = String.raw`[\u0080-\u009f\u00a1-\u00bf\u0152\u0153\u0160\u0161\u0178\u017d\u017e\u0192\u02c6\u02dc\u2013\u2014\u2018-\u201a\u201c-\u201e\u2020-\u2022\u2026\u2030\u2039\u203a\u20ac\u2122]`;
const GARBLED = new RegExp(String.raw`\ufffd|Ã${TAIL}|Â[\u00a1-\u00bf]|â€|[ÐÑ]${TAIL}[ÐÑ]`);

/** Tags and entities that a reader would see as code. `<3` and an address in angle brackets are none. */
const MARKUP =
  /<!--|<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>|&(?:amp|lt|gt|quot|apos|nbsp|copy|reg|trade|euro|hellip|[mn]dash|[lr][sd]quo|szlig|[aou]uml|[aeiouy](?:acute|grave|circ|tilde)|[no]tilde|ccedil|#\d{2,6}|#x[0-9a-f]{2,5});/i;

/** Programs write these for nothing, letter for letter: Null and Test are names of people, NULL and test are not. */
const PLACEHOLDERS: ReadonlySet<string> = new Set(
  (
    'NULL|null|(null)|undefined|NaN|N/A|n/a|n.a.|None|NONE|none|unknown|Unknown|UNKNOWN|TBD|tbd|TODO|test|TEST|xxx|XXX|' +
    '#REF!|#N/A|#NAME?|#VALUE!|#DIV/0!|#NUM!|#NULL!|[object Object]|-|--|---|–|—|.|..|...|?|??|???|_|*|' +
    'first_name|last_name|FIRST_NAME|LAST_NAME|firstname|lastname|FIRSTNAME|LASTNAME|First Name|Last Name|FNAME|LNAME'
  ).split('|'),
);

/** A column that was too narrow when a table was written. */
const HASHES = /^#{3,}$/;

/** Whether a value only stands for a missing one, such as 'N/A'. It says nothing about a person. */
export function isPlaceholder(value: string): boolean {
  return PLACEHOLDERS.has(value) || HASHES.test(value);
}

/** Every placeholder of any tool holds one of these. Most values don't, and the search for placeholders is slow. */
const MAY_BE_SYNTAX = /[{}[*%<#$&]/;

function holdsMergeSyntax(value: string): boolean {
  if (!MAY_BE_SYNTAX.test(value)) return false;
  return value.includes('{{') || value.includes('}}') || findPlaceholders(value).length > 0;
}

/** Letters, digits and what stands between them in names: nothing of code, and nothing invisible. */
const QUIET = /^[\p{L}\p{N} .,'’-]*$/u;

/** Any character of these shows. */
const SHOWS = /[\u0021-\u007e\u00c0-\u024f]/;

const INVISIBLES = new RegExp(INVISIBLE, 'g');

/** Whether nothing of a value shows. It may hold characters that show nothing. */
export function isBlank(value: string): boolean {
  if (value === '' || SHOWS.test(value)) return value === '';
  return value.replace(BLANK, '').replace(INVISIBLES, '').trim() === '';
}

/**
 * Returns all that is wrong with a value as a mail would say it, the worst first. Names of people in any script are right.
 * `value` is what the mail says, with its field's own fallback if there was none.
 */
export function judgeValue(value: string): ValueKind[] {
  if (isBlank(value)) return ['empty_field'];
  const isQuiet = QUIET.test(value);
  const kinds: ValueKind[] = [];
  if (!isQuiet && holdsMergeSyntax(value)) kinds.push('merge_syntax');
  if (!isQuiet && MARKUP.test(value)) kinds.push('markup');
  if (GARBLED.test(value)) kinds.push('garbled');
  if (isPlaceholder(value.trim())) kinds.push('placeholder');
  if (!isQuiet && (INVISIBLE.test(value) || holdsLooseJoiner(value))) kinds.push('invisible');
  return kinds;
}

/** The longest run of letters and digits that a mail program can't break over lines, and the longest piece of a headline. */
const LONGEST_WORD = 60;
const LONGEST_HEADER = 150;

/** Scripts without blanks are broken anywhere. */
const UNBREAKABLE = new RegExp(
  String.raw`(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}])[\p{L}\p{N}\p{M}_]){${LONGEST_WORD + 1}}`,
  'u',
);

/** Whether a value breaks the layout: a word that no line has room for, or more than a line of the inbox can show. */
export function isTooLong(value: string, isHeader: boolean): boolean {
  if (value.length <= LONGEST_WORD) return false;
  return (isHeader && value.length > LONGEST_HEADER) || UNBREAKABLE.test(value);
}
