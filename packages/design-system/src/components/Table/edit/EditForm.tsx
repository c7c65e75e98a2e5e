import { useEffect, useState, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { useTexts } from '../../../provider/useTexts.ts';
import { space } from '../../../theme/tokens.ts';
import { Button } from '../../Button/Button.tsx';
import { useInlineSave } from '../../InlineEdit/useInlineSave.ts';
import type { TableEdit } from '../columns/columnEdits.ts';
import type { EditableColumn } from '../columns/tableColumns.ts';
import { EditField } from './EditField.tsx';
import { editedValue } from './editedValue.ts';

interface EditFormProps {
  column: EditableColumn<object>;
  row: object;
  /** Text that was typed before and not saved. Undefined: none. */
  draft: unknown;
  onDraft: (draft: unknown) => void;
  onClose: () => void;
}

const Root = styled.form`
  display: grid;
  gap: ${space(12)};
  inline-size: 240px;
  > [data-part='buttons'] {
    display: flex;
    gap: ${space(8)};
  }
`;

/** The field for one value, over its cell. Enter saves, Escape leaves the value as it was; a press elsewhere keeps what was typed. */
export function EditForm({ column, row, draft: kept, onDraft, onClose }: EditFormProps) {
  const texts = useTexts();
  const value = editedValue(column, row);
  const edit = column.edit as TableEdit<object, unknown> | undefined;
  const finish = () => {
    onDraft(undefined);
    onClose();
  };
  const { draft, setDraft, error, isBusy, submit } = useInlineSave<unknown>({
    value,
    start: kept,
    onSave: (next) => edit?.onSave(row, next),
    validate: edit?.validate && ((next) => edit.validate?.(next, row)),
    onClose: finish,
  });
  const [unreadable, setUnreadable] = useState<string>();
  // Text that can't be read is not kept: it would come back as an empty field.
  const toKeep = draft === value || unreadable !== undefined ? undefined : draft;
  useEffect(() => onDraft(toKeep), [toKeep, onDraft]);
  function keyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    // While it is being saved, nothing can be left as it was.
    if (isBusy) event.stopPropagation();
    else onDraft(undefined);
  }
  return (
    <Root onSubmit={submit} onKeyDown={keyDown} aria-busy={isBusy || undefined}>
      <EditField {...{ column, row }} value={draft} error={error} readOnly={isBusy} {...{ setDraft, setUnreadable }} />
      <div data-part="buttons">
        <Button type="submit" variant="primary" isBusy={isBusy}>
          {texts.save}
        </Button>
        <Button onClick={finish} disabled={isBusy} reason={texts.busy}>
          {texts.cancel}
        </Button>
      </div>
    </Root>
  );
}
