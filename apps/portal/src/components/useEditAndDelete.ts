import type { TableColumn } from '@mailroom/design-system';
import { useMemo } from 'react';
import { useConfirm } from '../shared/feedback/useConfirm.tsx';
import { useRowActions, type Acted } from './useRowActions.ts';

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
  const rowActions = useRowActions();
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
      value: (row) =>
        rowActions(row, [
          { id: 'edit', act: 'update', label: 'Edit', isInline: true, onAction: () => onEdit(row.id) },
          { id: 'delete', act: 'delete', label: 'Delete', isDestructive: true, onAction: () => void ask(row) },
        ]),
    };
  }, [noun, nameOf, onEdit, onDelete, confirm, rowActions]);
}
