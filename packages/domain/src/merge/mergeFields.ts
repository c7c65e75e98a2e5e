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
 * Returns the text as it is stored, with each field's fallback, and with empty fields. A scheme or keyword that a field splits in
 * two is complete in one of them.
 */
export function readingsOf(text: string, writeFallback: (fallback: string) => string): string[] {
  const pieces = splitMergeFields(text);
  if (pieces.every((piece) => typeof piece === 'string')) return [text];
  const filled = (write: (fallback: string) => string): string =>
    pieces.map((piece) => (typeof piece === 'string' ? piece : write(piece.fallback))).join('');
  return [text, filled(writeFallback), filled(() => '')];
}

/** A word in one bracket or brace. It is a placeholder only if it names a field: `[FIRSTNAME]`, and not `[NEWS]`. */
const BRACKETED = /^[[{][A-Za-z][\w -]{1,30}[\]}]$/;
const NAMES_FIELD =
  /^.(?:(?:first|last|full|user|sur|f|l)[ _-]?name|e-?mail(?:[ _-]?address)?|unsub(?:scribe)?(?:[ _-]?(?:link|url|text))?|company|webview[ _-](?:url|text)).$/i;

/** Placeholders of this and of other mailing systems, each with the tools that write it so. */
const FORMS = [
  // Mailroom, Handlebars, Liquid, Jinja.
  String.raw`\{\{\{?[^{}]{1,120}\}?\}\}`,
  String.raw`\{%[^{}%]{1,120}%\}`,
  // The same in an address, after an editor that encodes it.
  String.raw`%7[Bb]%7[Bb](?:[\w.|-]|%20|%7[Cc]){1,120}%7[Dd]%7[Dd]`,
  // Mailchimp.
  String.raw`\*\|[A-Za-z0-9_:]{1,60}\|\*`,
  // Salesforce Marketing Cloud.
  String.raw`%%[A-Za-z_=][\w .:=@()-]{0,60}%%`,
  // ERB, EJS and SendGrid, also as an editor escapes them.
  String.raw`<%[=-]?[^%<>]{1,120}%>`,
  String.raw`&lt;%[=-]?[^%<>]{1,120}%&gt;`,
  // ActiveCampaign.
  String.raw`%[A-Z]{4,30}(?:-[A-Z]{2,20})?%`,
  // Java and JavaScript; Smarty.
  String.raw`\$\{[^{}]{1,80}\}`,
  String.raw`\{\$[A-Za-z_][\w.|:>-]{0,60}\}`,
  // Mailjet, and others with double brackets.
  String.raw`\[\[[A-Za-z_][\w .:-]{0,60}\]\]`,
  String.raw`\[%[^%]{1,80}%\]`,
  String.raw`##[A-Za-z_][\w.-]{1,40}##`,
  // Mautic.
  String.raw`\{(?:contactfield|ownerfield|assetlink|pagelink)=[\w-]{1,60}\}`,
  String.raw`\[[A-Za-z][\w -]{1,30}\]`,
  String.raw`\{[A-Za-z][\w -]{1,30}\}`,
] as const;

const PLACEHOLDER = new RegExp(FORMS.join('|'), 'g');

function placeholdersOf(text: string): RegExpExecArray[] {
  return [...text.matchAll(PLACEHOLDER)].filter(([found]) => !BRACKETED.test(found) || NAMES_FIELD.test(found));
}

export function holdsPlaceholder(text: string): boolean {
  return placeholdersOf(text).length > 0;
}

interface Placeholder {
  text: string;
  name: string;
  isKnown: boolean;
  offset: number;
}

export function findPlaceholders(text: string): Placeholder[] {
  return placeholdersOf(text).map((match) => {
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
