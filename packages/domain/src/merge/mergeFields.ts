/** Fields that Mailroom fills in. */
const SYSTEM_FIELDS = ['unsubscribe_url', 'postal_address', 'from_name', 'subject'] as const;

/** Fields of an audience's member; other columns are `custom.<name>`. */
const MEMBER_FIELDS = ['email', 'first_name', 'last_name', 'company', 'country', 'postal_code'] as const;

const KNOWN_FIELDS: ReadonlySet<string> = new Set([...SYSTEM_FIELDS, ...MEMBER_FIELDS]);

/** `{{first_name}}`, or with a fallback for an empty value, `{{first_name|there}}`. Nothing is evaluated. */
const FIELD = /\{\{\s*([a-z][a-z0-9_]*(?:\.[\w-]+)?)\s*(?:\|([^{}|]{0,80}))?\}\}/;

const CUSTOM = /^custom\.[\w-]{1,64}$/;

function isKnownField(name: string): boolean {
  return KNOWN_FIELDS.has(name) || CUSTOM.test(name);
}

export interface MergeField {
  name: string;
  fallback: string;
}
type MergePiece = string | MergeField;

/** Splits a text at its known merge fields. Everything else stays text, other systems' placeholders included. */
export function splitMergeFields(text: string): MergePiece[] {
  const pieces: MergePiece[] = [];
  let rest = 0;
  for (const match of text.matchAll(new RegExp(FIELD, 'g'))) {
    const name = String(match[1]);
    if (!isKnownField(name)) continue;
    if (match.index > rest) pieces.push(text.slice(rest, match.index));
    pieces.push({ name, fallback: match[2]?.trim() ?? '' });
    rest = match.index + match[0].length;
  }
  if (rest < text.length) pieces.push(text.slice(rest));
  return pieces;
}

/** Writes a text for one reader. A value is never read as a field again, and a field that is empty gets its fallback. */
export function fillMergeFields(text: string, values: Readonly<Record<string, string>>): string {
  return splitMergeFields(text)
    .map((piece) => (typeof piece === 'string' ? piece : values[piece.name] || piece.fallback))
    .join('');
}

/**
 * Returns the text as it is stored, with each field's fallback, and with empty fields. A scheme or keyword that a
 * field splits in two is whole in one of them.
 */
export function readingsOf(text: string, writeFallback: (fallback: string) => string): string[] {
  const pieces = splitMergeFields(text);
  if (pieces.every((piece) => typeof piece === 'string')) return [text];
  const filled = (write: (fallback: string) => string): string =>
    pieces.map((piece) => (typeof piece === 'string' ? piece : write(piece.fallback))).join('');
  return [text, filled(writeFallback), filled(() => '')];
}

/** Matches placeholders of this and of other mailing systems. */
const PLACEHOLDER =
  /\{\{\{?[^{}]{1,120}\}?\}\}|\{%[^{}%]{1,120}%\}|\*\|[A-Z0-9_:]{1,60}\|\*|%%[\w.:-]{1,60}%%|<%[\w.-]{1,60}%>|%[A-Z]{4,30}(?:-[A-Z]{2,20})?%|\$\{[^{}]{1,80}\}|\[%[^%]{1,80}%\]|\[unsubscribe\]/g;

export function holdsPlaceholder(text: string): boolean {
  return text.search(PLACEHOLDER) >= 0;
}

interface Placeholder {
  text: string;
  name: string;
  isKnown: boolean;
  offset: number;
}

export function findPlaceholders(text: string): Placeholder[] {
  return [...text.matchAll(PLACEHOLDER)].map((match) => {
    const name = FIELD.exec(match[0])?.[1];
    const isWhole = name !== undefined && !match[0].startsWith('{{{');
    return {
      text: match[0],
      name: isWhole ? name : match[0],
      isKnown: isWhole && isKnownField(name),
      offset: match.index,
    };
  });
}
