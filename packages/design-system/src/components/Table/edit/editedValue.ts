import type { EditableColumn } from '../columns/tableColumns.ts';

/** The value that a field for this cell starts with: text, a number or null, or the value of a choice. */
export function editedValue(column: EditableColumn<object>, row: object): unknown {
  switch (column.kind) {
    case 'text':
    case 'email':
      return column.value(row) ?? '';
    case 'number':
      return column.value(row) ?? null;
    case 'money':
      return column.value(row)?.cents ?? null;
    case 'badge': {
      const label = column.value(row)?.label;
      return column.edit?.options.find((option) => option.label === label)?.value ?? '';
    }
  }
}
