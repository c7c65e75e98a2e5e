import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { useTexts } from '../../../provider/useTexts.ts';
import { PRINT } from '../../../theme/styles.ts';
import { t } from '../../../theme/tokens.ts';
import { PencilIcon } from '../../Icon/PencilIcon.ts';
import { IconButton } from '../../IconButton/IconButton.tsx';
import { usePopover } from '../../Popover/usePopover.tsx';
import type { EditableColumn } from '../columns/tableColumns.ts';
import { EditForm } from './EditForm.tsx';

interface EditCellProps {
  column: EditableColumn<object>;
  row: object;
  rowName: string;
}

const Edit = styled(IconButton)`
  &[data-kept] {
    color: ${t('warning-text')};
  }
  /* A pencil in each row would be all that one sees. Cards keep them: without them, values would end nowhere. */
  @media (hover: hover) {
    tr:not(:hover) > :is(td, th):not(:focus-within) > &:not([data-kept], [aria-expanded='true']) {
      opacity: var(--edit-at-rest, 0);
    }
  }
  ${PRINT} {
    display: none;
  }
`;

/** Values that were typed and not saved. They stand here because a row that is scrolled away or on another page is not in the document. */
const KEPT = new WeakMap<object, Map<string, unknown>>();

function keep(row: object, id: string, draft: unknown): void {
  const drafts = KEPT.get(row);
  if (draft === undefined) drafts?.delete(id);
  else if (drafts) drafts.set(id, draft);
  else KEPT.set(row, new Map([[id, draft]]));
}

/** The button that opens a field for the value of a cell. Loaded with the first column that can be edited. */
export default function EditCell({ column, row, rowName }: EditCellProps) {
  const texts = useTexts();
  const [draft, setDraft] = useState(() => KEPT.get(row)?.get(column.id));
  useEffect(() => keep(row, column.id, draft), [row, column.id, draft]);
  const name = `${column.header}, ${rowName}`;
  const { anchor, triggerProps, popup } = usePopover({
    title: name,
    content: (close) => <EditForm {...{ column, row, draft }} onDraft={setDraft} onClose={close} />,
  });
  const reason = column.edit?.disabledReason?.(row);
  const isKept = draft !== undefined && !triggerProps['aria-expanded'];
  const label = isKept ? texts.editUnsaved(name) : texts.edit(name);
  return (
    <>
      <Edit
        ref={anchor}
        data-part="edit"
        label={label}
        icon={<PencilIcon size={14} />}
        size="small"
        data-kept={isKept ? '' : undefined}
        {...(reason === undefined ? triggerProps : { disabled: true, reason })}
      />
      {popup}
    </>
  );
}
