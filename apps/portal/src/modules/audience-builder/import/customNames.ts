import { customFieldName } from '@mailroom/domain/merge/customFields';
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
