import type { V1Schemas } from '@mailroom/api-client';
import { fileEncodings } from '@mailroom/domain/encodings/fileEncodings';
import type { GivenReading } from '../../../resources/audienceFiles/audienceReading.queries.ts';

type AudienceFile = V1Schemas['AudienceFile'];
/** How a file is read, or was read by its import. */
type Reading = Pick<AudienceFile, 'encoding' | 'delimiter' | 'first_line' | 'unpacked_from'>;

export const encodingOptions = fileEncodings.map(({ code, label }) => ({ value: code, label }));

const delimiterLabels: Readonly<Record<AudienceFile['delimiter'], string>> = {
  ',': 'Commas',
  ';': 'Semicolons',
  '\t': 'Tabs',
  '|': 'Vertical bars',
  ':': 'Colons',
  '^': 'Carets',
  '~': 'Tildes',
};

export const delimiterOptions = Object.entries(delimiterLabels).map(([value, label]) => ({
  value: value as AudienceFile['delimiter'],
  label,
}));

/** Ways to write quotes. The server takes the sign and its escape apart. */
const QUOTINGS = {
  double: { label: '" written twice within a value', quote: '"', escape: 'double' },
  backslash: { label: '" behind a backslash, as in MySQL', quote: '"', escape: 'backslash' },
  single: { label: "' around values", quote: "'", escape: 'double' },
  none: { label: 'No sign has a meaning', quote: null, escape: 'double' },
} as const satisfies Record<string, { label: string } & Pick<AudienceFile, 'quote' | 'escape'>>;

type Quoting = keyof typeof QUOTINGS;

export const quotingOptions = Object.entries(QUOTINGS).map(([value, { label }]) => ({
  value: value as Quoting,
  label,
}));

/** Undefined for a way that only other clients can choose. */
export function quotingOf(file: Pick<AudienceFile, 'quote' | 'escape'>): Quoting | undefined {
  const found = Object.entries(QUOTINGS).find(
    ([, { quote, escape }]) => quote === file.quote && escape === file.escape,
  );
  return found?.[0] as Quoting | undefined;
}

export function givenQuoting(value: Quoting): Pick<GivenReading, 'quote' | 'escape'> {
  const { quote, escape } = QUOTINGS[value];
  return { quote, escape };
}

export const lineEndOptions = [
  { value: 'lf', label: 'Line feed, as usual' },
  { value: 'cr', label: 'Carriage return, as on old Macs' },
] as const;

const LONGEST_LINE = 60;

/** The lines at which the table may begin, with their beginnings. */
export function firstLineOptions({ first_lines: lines, first_line: first }: AudienceFile) {
  const shown = lines.map((text, at) => ({
    value: at + 1,
    label: `${at + 1}: ${text.slice(0, LONGEST_LINE) || '(empty)'}`,
  }));
  return first > lines.length ? [...shown, { value: first, label: String(first) }] : shown;
}

/** The packed file that a file comes from: 'Sheet ‘People’ of clients.xlsx'; undefined for one that wasn't packed. */
function sourceText({ unpacked_from: source }: Pick<AudienceFile, 'unpacked_from'>): string | undefined {
  if (!source) return undefined;
  return `${isSheet(source) ? 'Sheet ' : ''}‘${source.table}’ of ${source.name}`;
}

/** A sheet has no encoding and no separators that could be wrong. */
export function isSheet(source: AudienceFile['unpacked_from']): boolean {
  return source?.packing === 'xlsx';
}

/** The reading in a line: 'UTF-8, separated by semicolons, headings in line 1'. */
export function readingText(file: Reading, hasHeader: boolean): string {
  const encoding = encodingOptions.find(({ value }) => value === file.encoding)?.label ?? file.encoding;
  const delimiter = delimiterLabels[file.delimiter].toLowerCase();
  const begin = hasHeader ? `headings in line ${file.first_line}` : `no headings, from line ${file.first_line} on`;
  const written = isSheet(file.unpacked_from) ? undefined : `${encoding}, separated by ${delimiter}`;
  return [sourceText(file), written, begin].filter((part) => part !== undefined).join(', ');
}
