import { fieldName } from './fields.ts';

/** Describes why a text can't be a field's value: neither a mail's header nor the database can hold some characters. */
export function textFault(text: string, field: string, isMultiline: boolean): string | undefined {
  if (!isMultiline && /[\r\n]/.test(text)) return `${fieldName(field)} must be a single line`;
  // Half of a surrogate pair isn't a character: encoding it as UTF-8 fails or replaces it.
  const isPlain = text.isWellFormed() && !/\p{Cc}/u.test(isMultiline ? text.replace(/[\t\r\n]/g, '') : text);
  return isPlain ? undefined : `${fieldName(field)} can not contain control characters`;
}
