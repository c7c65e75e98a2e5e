import { csvLimits } from '@mailroom/domain/forms/fileTypes';
import { textError } from '../../../shared/forms/textError.ts';
import { customColumns, type ImportDraft } from './importDraft.ts';

/** Returns the error of a custom field's name; undefined for a name that the import takes. */
export function customNameError({ names }: ImportDraft, column: string): string | undefined {
  return textError(names[column] ?? '', { field: 'name', max: 60, isRequired: true });
}

/** Says what the mapping still needs; undefined when the import can start. */
export function whatMappingLacks(draft: ImportDraft): string | undefined {
  if (!Object.values(draft.choices).includes('email')) return 'Choose the column that holds the e-mail address';
  const custom = customColumns(draft);
  if (custom.length > csvLimits.customFields) return `At most ${csvLimits.customFields} columns can be custom fields`;
  const names = custom.map((column) => draft.names[column]?.trim() ?? '');
  if (names.includes('')) return 'Each custom field needs a name';
  if (new Set(names).size < names.length) return 'Two custom fields have the same name';
  return custom.map((column) => customNameError(draft, column)).find(Boolean);
}
