import { userEvent } from 'storybook/test';

export type Role =
  | 'textbox'
  | 'searchbox'
  | 'spinbutton'
  | 'combobox'
  | 'password'
  | 'date'
  | 'radio'
  | 'switch'
  | 'checkbox'
  | 'file';

/** A field of a form, as the test of typed texts knows it. */
export interface TypedField {
  readonly role: Role;
  /** The field's name in the request. */
  readonly key: string;
  /** A text that every rule of the field accepts; undefined for a field that isn't typed into. */
  readonly valid?: string;
  readonly isMultiline?: boolean;
  /** Puts the text into the field and returns what the field then shows. */
  readonly fill: (control: HTMLElement, text: string) => Promise<string>;
  /** Whether the request's value means what the field showed. */
  readonly means: (value: unknown, shown: string) => boolean;
}

type Editable = HTMLInputElement | HTMLTextAreaElement;

async function paste(control: HTMLElement, text: string): Promise<string> {
  const field = control as Editable;
  await userEvent.clear(field);
  field.focus();
  if (text !== '') await userEvent.paste(text);
  return field.value;
}

/** A multipart form has no null: it sends an empty text. */
function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}

/** The text as it is stored: without the blanks around it. */
function stored(shown: string): string {
  return shown.trim().replaceAll('\r\n', '\n');
}

function meansText(value: unknown, shown: string): boolean {
  const text = stored(shown);
  if (text === '') return isEmpty(value);
  return typeof value === 'string' && value.replaceAll('\r\n', '\n') === text;
}

interface TextOptions {
  readonly role?: Role;
  readonly isMultiline?: boolean;
  /** The value of a field that is saved in capitals, or another documented form. */
  readonly means?: TypedField['means'];
}

export function text(key: string, valid: string, options: TextOptions = {}): TypedField {
  return { role: 'textbox', key, valid, fill: paste, means: meansText, ...options };
}

export function lines(key: string, valid: string): TypedField {
  return text(key, valid, { isMultiline: true });
}

/** A secret is kept letter by letter, with its blanks. */
export function secret(key: string, valid: string, options: TextOptions = {}): TypedField {
  const means = (value: unknown, shown: string) => (shown === '' ? isEmpty(value) : value === shown);
  return text(key, valid, { role: 'password', means, ...options });
}

/** Reads a number as en-US writes it, on its own: the field's reader must not test itself. */
function numberIn(shown: string): number | null | undefined {
  const plain = shown
    .normalize('NFKC')
    .replaceAll(/[\u061c\u200e\u200f]|\p{Sc}/gu, '')
    .replace('\u2212', '-')
    .trim();
  if (shown.trim() === '') return null;
  return /^-?(\d{1,3}(,\d{3})+|\d*)(\.\d+)?$/.test(plain) && /\d/.test(plain)
    ? Number(plain.replaceAll(',', ''))
    : undefined;
}

/** `units` is how many of the value's units one typed unit has: 100 for cents. */
export function number(key: string, valid: string, units = 1): TypedField {
  function means(value: unknown, shown: string): boolean {
    const read = numberIn(shown);
    if (read === null) return isEmpty(value);
    return read !== undefined && !isEmpty(value) && Number(value) === Math.round(read * units * 1e9) / 1e9;
  }
  return { role: 'spinbutton', key, valid, fill: paste, means };
}

const SHOWN_PARTS = ['month', 'day', 'year', 'hour', 'minute', 'dayPeriod'];

function segmentsOf(control: HTMLElement): HTMLElement[] {
  const field = control.closest<HTMLElement>('*:has(> label)') ?? control;
  return [...field.querySelectorAll<HTMLElement>('[data-part="segment"]')].filter((segment) =>
    SHOWN_PARTS.includes(segment.getAttribute('data-type') ?? ''),
  );
}

/** Types the text from the first segment on; a segment takes only what it can use. */
async function typeSegments(control: HTMLElement, typed: string): Promise<string> {
  for (const segment of segmentsOf(control)) {
    segment.focus();
    while (segment.getAttribute('data-placeholder') === null) {
      const before = segment.textContent;
      await userEvent.keyboard('{Backspace}');
      if (segment.textContent === before && segment.getAttribute('data-placeholder') === null) break;
    }
  }
  segmentsOf(control)[0]?.focus();
  const keys = typed.replaceAll(/[^\dapm]/gi, '').slice(0, 14);
  if (keys !== '') await userEvent.keyboard(keys);
  (document.activeElement as HTMLElement | null)?.blur();
  const segments = segmentsOf(control);
  const empty = segments.filter((segment) => segment.getAttribute('data-placeholder') !== null);
  if (empty.length === segments.length) return '';
  return empty.length > 0 ? 'half typed' : segments.map((segment) => segment.textContent?.trim()).join(' ');
}

/** The moment as the segments show it: '11 23 2026 8 00 AM'. */
function shownMoment(instant: string, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    month: 'numeric',
    day: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  }).formatToParts(new Date(instant));
  return SHOWN_PARTS.map((type) => parts.find((part) => part.type === type)?.value).join(' ');
}

/** Compares the numbers, because a segment may show a leading zero. */
function sameMoment(left: string, right: string): boolean {
  const plain = (moment: string) => moment.replaceAll(/\b0+(?=\d)/g, '').replaceAll(/\s+/g, ' ');
  return plain(left) === plain(right);
}

export function moment(key: string, valid: string, timeZone: string): TypedField {
  return {
    role: 'date',
    key,
    valid,
    fill: typeSegments,
    means: (value, shown) =>
      shown === '' ? isEmpty(value) : typeof value === 'string' && sameMoment(shownMoment(value, timeZone), shown),
  };
}

/** A field that isn't typed into: the request must hold what was chosen. */
export function chosen(role: Role, key: string, value: unknown): TypedField {
  return {
    role,
    key,
    fill: () => Promise.resolve(''),
    means: (sent) => String(sent ?? '') === String(value ?? ''),
  };
}

/** A file, or a choice that isn't a field of the request. */
export function untyped(role: Role): TypedField {
  return { role, key: '', fill: () => Promise.resolve(''), means: () => true };
}
