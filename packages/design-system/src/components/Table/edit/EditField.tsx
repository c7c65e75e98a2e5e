import type { FocusEvent } from 'react';
import { useTexts } from '../../../provider/useTexts.ts';
import { MoneyInput } from '../../MoneyInput/MoneyInput.tsx';
import { NumberInput } from '../../NumberInput/NumberInput.tsx';
import { RadioGroup } from '../../RadioGroup/RadioGroup.tsx';
import { TextInput } from '../../TextInput/TextInput.tsx';
import type { EditableColumn } from '../columns/tableColumns.ts';

interface EditFieldProps {
  column: EditableColumn<object>;
  row: object;
  value: unknown;
  error: string | undefined;
  readOnly: boolean;
  setDraft: (value: unknown) => void;
  setUnreadable: (message: string | undefined) => void;
}

/** The field that suits the kind of the column. */
export function EditField({ column, row, value, error, readOnly, setDraft, setUnreadable }: EditFieldProps) {
  const texts = useTexts();
  const label = column.header;
  if (column.kind === 'badge')
    return (
      <RadioGroup
        label={label}
        value={value as string}
        options={(column.edit?.options ?? []).map((option) => ({ ...option, disabled: readOnly, reason: texts.busy }))}
        error={error}
        onValueChange={setDraft}
      />
    );
  const field = {
    label,
    isLabelHidden: true,
    error,
    readOnly,
    autoComplete: 'off',
    // It opened because somebody wants to type.
    autoFocus: true,
    onFocus: (event: FocusEvent<HTMLInputElement>) => event.currentTarget.select(),
  };
  if (column.kind === 'text' || column.kind === 'email')
    return <TextInput {...field} value={value as string} onChange={(event) => setDraft(event.target.value)} />;
  const figure = { ...field, value: value as number | null, onValueChange: setDraft, onUnreadable: setUnreadable };
  if (column.kind === 'number') return <NumberInput {...figure} />;
  return <MoneyInput {...figure} currency={column.value(row)?.currency ?? column.edit?.currency ?? ''} />;
}
