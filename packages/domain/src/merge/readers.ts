/** A made-up reader who shows what an e-mail looks like at its worst. */
interface Reader {
  readonly id: string;
  readonly label: string;
  /** The mistakes that this reader shows. */
  readonly shows: string;
  /** Values of the fields of an audience's member. A field without one gets its fallback. */
  readonly values: Readonly<Record<string, string>>;
  /** The value of every field of the account's own, `custom.…`. */
  readonly custom: string;
}

export const readers = [
  {
    id: 'short',
    label: 'Shortest values',
    shows: 'Gaps where a value holds a line together.',
    values: { email: 'a@b.co', first_name: 'Ø', last_name: 'Li', company: '3M', country: 'UK', postal_code: '1' },
    custom: '1',
  },
  {
    id: 'long',
    label: 'Longest values',
    shows: 'Lines that break the layout, and words that do not break.',
    values: {
      email: 'maximiliane-alexandrina.schmidt-von-hohenberg@nachhaltige-landwirtschaft.example',
      first_name: 'Maximiliane-Alexandrina',
      last_name: 'Schmidt-von-Hohenberg-Wittelsbach',
      company: 'Internationale Gesellschaft für nachhaltige Landwirtschaft mbH & Co. KG',
      country: 'South Georgia and the South Sandwich Islands',
      postal_code: 'SIQQ 1ZZ, Grytviken',
    },
    custom: 'Donaudampfschifffahrtsgesellschaftskapitänswitwenrentenauszahlungsstelle',
  },
  {
    id: 'missing',
    label: 'Missing values',
    shows: 'Greetings to nobody: fields without a fallback.',
    values: {},
    custom: '',
  },
  {
    id: 'script',
    label: 'Other scripts',
    shows: 'Fonts without these letters, and lines whose direction turns.',
    values: {
      email: 'josé@пример.example',
      first_name: 'محمد',
      last_name: 'الأنصاري',
      company: '株式会社灯台',
      country: 'ประเทศไทย',
      postal_code: '〒100-0001',
    },
    custom: 'Ünïcødé Ж 漢字 🎈',
  },
  {
    id: 'hostile',
    label: 'Hostile values',
    shows: 'Values that try to be markup. They must appear as they are written.',
    values: {
      email: '"><b>bold</b>"@example.com',
      first_name: '<script>alert(1)</script>',
      last_name: '"><img src=x onerror=alert(1)>',
      company: '{{email}} & Söhne',
      country: "Robert'); DROP TABLE readers;--",
      postal_code: '%0d%0aBcc: all@example.com',
    },
    custom: 'javascript:alert(1)',
  },
] as const satisfies readonly Reader[];

export type ReaderId = (typeof readers)[number]['id'];

const BY_ID = Object.fromEntries(readers.map((reader) => [reader.id, reader])) as Record<ReaderId, Reader>;

export function isReaderId(text: string): text is ReaderId {
  return readers.some(({ id }) => id === text);
}

const PERSONAL: ReadonlySet<string> = new Set(Object.keys(readers[0].values));

/** Whether a field differs from reader to reader. */
export function isPersonal(field: string): boolean {
  return field.startsWith('custom.') || PERSONAL.has(field);
}

/**
 * Returns the values of a reader for these fields. Fields that Mailroom fills for everybody, such as the postal address, stay as
 * they are written, and so does the link to unsubscribe, which would leave the preview.
 */
export function readerValues(id: ReaderId, fields: Iterable<string>): Record<string, string> {
  const { values, custom } = BY_ID[id];
  const filled: Record<string, string> = {};
  for (const field of fields) {
    if (field.startsWith('custom.')) filled[field] = custom;
    else filled[field] = isPersonal(field) ? (values[field] ?? '') : `{{${field}}}`;
  }
  return filled;
}
