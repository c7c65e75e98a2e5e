import { customFieldName, isUsableName } from '@mailroom/domain/merge/customFields';
import { placeOf } from '../computed/columnsDraft.ts';
import { customColumns, type ImportDraft } from './importDraft.ts';

/** Names each new custom field after the heading of its column. A name that somebody emptied stays empty. */
export function withCustomNames(draft: ImportDraft, headingOf: (column: string) => string): ImportDraft {
  const names = { ...draft.names };
  for (const column of customColumns(draft)) {
    if (names[column] !== undefined) continue;
    const number = placeOf(draft, column) + 1;
    const name = customFieldName(headingOf(column)) || `column_${number}`;
    const isTaken = Object.values(names).includes(name);
    names[column] = isTaken ? `${name}_${number}` : name;
  }
  return { ...draft, names };
}

/** Says how an e-mail uses a custom field, or what its name needs for that. */
export function customNameHint({ names }: ImportDraft, column: string): string {
  const name = names[column]?.trim() ?? '';
  return isUsableName(name)
    ? `E-mails use it as {{custom.${name}}}`
    : 'E-mails can use it when its name has only the letters a to z, digits, - and _';
}
