import type { MergeField } from '@mailroom/domain/merge/mergeFields';

/** Where a value is written, which decides its escaping. */
export type Context = 'text' | 'attribute' | 'url' | 'url part' | 'plain url part' | 'css' | 'header' | 'plain';

/** A recipient's values by field name. */
export type MergeValues = Readonly<Record<string, string | undefined>>;

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  '`': '&#96;',
};

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"'`]/g, (char) => entities[char] ?? char);
}

/** encodeURIComponent throws on half a surrogate pair; one broken name must not stop a launch. */
function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

/** A value is a whole target only if it is a web address, so a name such as `javascript:…` never becomes one. */
function asUrl(value: string): string {
  return /^https?:\/\//i.test(value) ? escapeHtml(value.replace(/[\s\\]/g, (char) => encodeURIComponent(char))) : '#';
}

/** Mail clients read escapes in CSS differently, so only characters that need none are written. */
export function writeCss(value: string): string {
  return value.replace(/[^\p{L}\p{N} .,_-]/gu, '');
}

const writers: Record<Context, (value: string) => string> = {
  text: escapeHtml,
  attribute: escapeHtml,
  url: asUrl,
  'url part': (value) => escapeHtml(encoded(value)),
  // In text and in a redirect nothing decodes entities, and a quote would end the address for some programs.
  'plain url part': (value) => encoded(value).replaceAll("'", '%27'),
  css: writeCss,
  // oxlint-disable-next-line no-control-regex -- a line break in a header starts another header
  header: (value) => value.replace(/[\u0000-\u001f\u007f\u2028\u2029]+/g, ' '),
  plain: (value) => value,
};

/** The same value for a place inside a comment, which two hyphens and a bracket would end. */
export function guardHyphens(written: string, context: Context): string {
  if (context === 'css') return written.replaceAll('-', '');
  return written.replaceAll('-', context.startsWith('url') ? '%2D' : '&#45;');
}

export function writeText(text: string, context: Context): string {
  return writers[context](text);
}

export function writeValue({ name, fallback }: MergeField, context: Context, values: MergeValues): string {
  const value = Object.hasOwn(values, name) ? values[name]?.trim() : undefined;
  return writeText(value || fallback, context);
}
