import { fieldName } from './fields.ts';

/** Marks that turn the direction of the text after them, outside the name too: overrides, embeddings, isolates. */
const TURNING = /[\u202a-\u202e\u2066-\u2069]/gu;

/** Lines end here for some programs and not for others. */
const SEPARATORS = /[\u2028\u2029]/gu;

/** Readers see these on a line of their own, and a language that is written from the right may need such marks in them. */
const FOR_READERS: readonly string[] = ['subject', 'preheader'];

/**
 * Describes why a text can't be a field's value: neither a mail's header nor the database can hold some characters, and a name
 * must read the same wherever it is shown. Marks are refused and not removed, because a person should see the name that is
 * stored.
 */
export function textFault(text: string, field: string, isMultiline: boolean): string | undefined {
  if (!isMultiline && (/[\r\n]/.test(text) || text.search(SEPARATORS) >= 0))
    return `${fieldName(field)} must be a single line`;
  // Half of a surrogate pair isn't a character: encoding it as UTF-8 fails or replaces it.
  const isPlain = text.isWellFormed() && !/\p{Cc}/u.test(isMultiline ? text.replace(/[\t\r\n]/g, '') : text);
  if (!isPlain) return `${fieldName(field)} can not contain control characters`;
  return !isMultiline && !FOR_READERS.includes(field) && text.search(TURNING) >= 0
    ? `${fieldName(field)} can not contain marks that change the reading direction`
    : undefined;
}

/** A text without the marks that no name may have. For sending a name that is older than this rule. */
export function withoutMarks(text: string): string {
  return text.replaceAll(TURNING, '').replaceAll(SEPARATORS, ' ');
}
