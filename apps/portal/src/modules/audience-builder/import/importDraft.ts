import type { V1Schemas } from '@mailroom/api-client';
import type { Mapping as Choices } from '@mailroom/design-system';

type AudienceFile = V1Schemas['AudienceFile'];
type MappedColumn = V1Schemas['Mapping'];
/** A kind of damage that can be mended. */
export type MendedKind = NonNullable<V1Schemas['FileReading']['mend']>[number];

/** The uses of a column. */
export const memberFields = [
  { id: 'email', label: 'E-mail', isRequired: true },
  { id: 'first_name', label: 'First name' },
  { id: 'last_name', label: 'Last name' },
  { id: 'company', label: 'Company' },
  { id: 'country', label: 'Country' },
  { id: 'postal_code', label: 'Postal code' },
  { id: 'custom', label: 'Custom field', hint: 'With a name of your choice', isRepeatable: true },
] as const;

export const fieldLabels: Readonly<Record<string, string>> = Object.fromEntries(
  memberFields.map(({ id, label }) => [id, label]),
);

/** The user's choices for reading a file, until the import starts. */
export interface ImportDraft {
  readonly hasHeader: boolean;
  /** The field of each column; null leaves the column out. */
  readonly choices: Choices;
  /** The name of each custom field, by column. */
  readonly names: Readonly<Record<string, string>>;
  readonly rejectsRoles: boolean;
  readonly rejectsDisposable: boolean;
  /** Kinds of damage by other programs that the import mends. */
  readonly mends: readonly MendedKind[];
}

export function draftOf({ has_header, mapping }: AudienceFile): ImportDraft {
  return {
    hasHeader: has_header,
    choices: Object.fromEntries(
      mapping.map(({ column, field }) => [String(column), field === 'ignore' ? null : field]),
    ),
    names: Object.fromEntries(mapping.flatMap(({ column, name }) => (name ? [[String(column), name]] : []))),
    rejectsRoles: true,
    rejectsDisposable: true,
    mends: [],
  };
}

export function hasSameColumns(one: AudienceFile, other: AudienceFile): boolean {
  const namesOf = ({ columns, has_header }: AudienceFile) =>
    JSON.stringify([has_header, columns.map(({ name }) => name)]);
  return namesOf(one) === namesOf(other);
}

/** The columns that are imported as custom fields. */
export function customColumns({ choices }: ImportDraft): string[] {
  return Object.keys(choices).filter((column) => choices[column] === 'custom');
}

/** The choices as the server takes them. */
export function settingsOf(draft: ImportDraft) {
  return {
    mapping: mappingOf(draft),
    has_header: draft.hasHeader,
    reject_role_addresses: draft.rejectsRoles,
    reject_disposable_domains: draft.rejectsDisposable,
    ...(draft.mends.length > 0 && { mend: [...draft.mends] }),
  };
}

export function mappingOf({ choices, names }: ImportDraft): MappedColumn[] {
  return Object.entries(choices).map(([column, field]) => ({
    column: Number(column),
    field: (field ?? 'ignore') as MappedColumn['field'],
    name: field === 'custom' ? (names[column]?.trim() ?? '') : null,
  }));
}
