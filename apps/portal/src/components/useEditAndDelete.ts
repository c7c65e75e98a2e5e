import type { TableColumn } from '@mailroom/design-system';
import { useMemo } from 'react';
import { useConfirm } from '../shared/feedback/useConfirm.ts';
import { refusalOf, type Acted } from './refusalOf.ts';

interface EditAndDelete<Row> {
  /** The word for a row in the question: 'advertiser'. */
  readonly noun: string;
  /** The row's name in the question. Keep it stable. */
  readonly nameOf: (row: Row) => string;
  readonly onEdit: (id: number) => void;
  readonly onDelete: (id: number) => void;
}

/** The column of a row's actions: edit, and delete after a question. */
export function useEditAndDelete<Row extends Acted & { id: number }>({
  noun,
  nameOf,
  onEdit,
  onDelete,
}: EditAndDelete<Row>): TableColumn<Row> {
  const confirm = useConfirm();
  return useMemo(() => {
    async function ask(row: Row) {
      const text = `Do you really want to delete the ${noun} ‘${nameOf(row)}’?`;
      if (await confirm({ type: 'danger', text })) onDelete(row.id);
    }
    return {
      id: 'actions',
      header: 'Actions',
      kind: 'actions',
      width: 112,
      priority: 1,
      value: (row) => [
        {
          id: 'edit',
          label: 'Edit',
          isInline: true,
          onAction: () => onEdit(row.id),
          ...refusalOf(row, 'update'),
        },
        {
          id: 'delete',
          label: 'Delete',
          isDestructive: true,
          onAction: () => void ask(row),
          ...refusalOf(row, 'delete'),
        },
      ],
    };
  }, [noun, nameOf, onEdit, onDelete, confirm]);
}
