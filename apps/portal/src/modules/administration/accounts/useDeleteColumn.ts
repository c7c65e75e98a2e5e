import type { TableColumn } from '@mailroom/design-system';
import { useMemo } from 'react';
import { useConfirm } from '../../../shared/feedback/useConfirm.ts';

interface DeleteColumn<Row> {
  /** The word for a row in the question: 'destination'. */
  readonly noun: string;
  readonly nameOf: (row: Row) => string;
  /** Why this row can't be deleted; undefined where it can. Keep it stable. */
  readonly reasonOf: (row: Row) => string | undefined;
  readonly onDelete: (id: number) => void;
}

/** The columns of a table, followed by one whose action deletes a row after a question. */
export function useDeleteColumn<Row extends { id: number }>(
  columns: readonly TableColumn<Row>[],
  { noun, nameOf, reasonOf, onDelete }: DeleteColumn<Row>,
): readonly TableColumn<Row>[] {
  const confirm = useConfirm();
  return useMemo(() => {
    async function ask(row: Row) {
      const text = `Do you really want to delete the ${noun} ‘${nameOf(row)}’?`;
      if (await confirm({ type: 'danger', text })) onDelete(row.id);
    }
    return [
      ...columns,
      {
        id: 'actions',
        header: 'Actions',
        kind: 'actions',
        priority: 1,
        value: (row) => {
          const reason = reasonOf(row);
          return [
            {
              id: 'delete',
              label: 'Delete',
              isDestructive: true,
              onAction: () => void ask(row),
              ...(reason && { disabledReason: reason }),
            },
          ];
        },
      },
    ];
  }, [columns, noun, nameOf, reasonOf, onDelete, confirm]);
}
