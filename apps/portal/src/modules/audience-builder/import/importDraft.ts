import type { V1Schemas } from '@mailroom/api-client';
import { computedOf, draftColumns, idAt, placeOf, type ColumnsDraft } from '../computed/columnsDraft.ts';

type AudienceFile = V1Schemas['AudienceFile'];
type MappedColumn = V1Schemas['Mapping'];
/** A kind of damage that can be mended. */
export type MendedKind = NonNullable<V1Schemas['FileReading']['mend']>[number];

/** The user's choices for reading a file, until the import starts. */
export interface ImportDraft extends ColumnsDraft {
  readonly hasHeader: boolean;
  /** Suggestions for computed columns that the user doesn’t want, by their words. */
  readonly dismissed: readonly string[];
  readonly rejectsRoles: boolean;
  readonly rejectsDisposable: boolean;
  /** Kinds of damage by other programs that the import mends. */
  readonly mends: readonly MendedKind[];
}

export function draftOf({ has_header, mapping, columns, computed }: AudienceFile): ImportDraft {
  const all = { columns: columns.length, computed: draftColumns(computed, columns.length) };
  return {
    ...all,
    hasHeader: has_header,
    choices: Object.fromEntries(
      mapping.map(({ column, field }) => [idAt(all, column), field === 'ignore' ? null : field]),
    ),
    names: Object.fromEntries(mapping.flatMap(({ column, name }) => (name ? [[idAt(all, column), name]] : []))),
    dismissed: [],
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
export function customColumns({ choices }: Pick<ColumnsDraft, 'choices'>): string[] {
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
    ...(draft.computed.length > 0 && { computed: computedOf(draft) }),
  };
}

export function mappingOf(draft: ColumnsDraft): MappedColumn[] {
  const { choices, names } = draft;
  return Object.entries(choices).map(([column, field]) => ({
    column: placeOf(draft, column),
    field: (field ?? 'ignore') as MappedColumn['field'],
    name: field === 'custom' ? (names[column]?.trim() ?? '') : null,
  }));
}
