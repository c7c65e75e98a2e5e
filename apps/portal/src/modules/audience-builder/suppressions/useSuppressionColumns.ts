import type { V1Schemas } from '@mailroom/api-client';
import type { TableColumn } from '@mailroom/design-system';
import { useMemo } from 'react';
import { useDeleteSuppression, useSwitchSuppression } from '../../../resources/suppressions.queries.ts';
import { useRowActions } from '../../../components/useRowActions.ts';
import { useConfirm } from '../../../shared/feedback/useConfirm.tsx';
import { useCan } from '../../../session/user/usePermissions.ts';
import { useFormats } from '../../../shared/useFormats.ts';
import { suppressionColumns } from './suppressions.columns.ts';

type Suppression = V1Schemas['Suppression'];

/** The list's columns with the row actions. Removing a list asks first, because its people can be mailed again. */
export function useSuppressionColumns(): readonly TableColumn<Suppression>[] {
  const confirm = useConfirm();
  const { count } = useFormats();
  const { mutate: turn } = useSwitchSuppression();
  const { mutate: remove } = useDeleteSuppression();
  const rowActions = useRowActions();
  const mayAct = useCan([['can_update_audience', 'can_delete_audience']]).can;
  return useMemo(() => {
    if (!mayAct) return suppressionColumns;
    const entries = (row: Suppression) => count(row.entry_count, 'entry', 'entries');
    async function askSwitch(row: Suppression) {
      const text = `Its ${entries(row)} will no longer hold anybody back.`;
      if (row.active && !(await confirm({ type: 'confirm', text }))) return;
      turn({ id: row.id, version: row.version, active: !row.active });
    }
    async function askDelete(row: Suppression) {
      const text = `People who are only on this list will be mailed again: ${entries(row)}. This change cannot be undone.`;
      if (await confirm({ type: 'danger', text })) remove(row.id);
    }
    return [
      ...suppressionColumns,
      {
        id: 'actions',
        header: 'Actions',
        kind: 'actions',
        width: 144,
        priority: 1,
        value: (row) =>
          rowActions(row, [
            {
              id: 'switch',
              act: 'update',
              label: `Switch ${row.active ? 'off' : 'on'}`,
              isInline: true,
              onAction: () => void askSwitch(row),
            },
            {
              id: 'delete',
              act: 'delete',
              label: 'Delete list',
              isDestructive: true,
              onAction: () => void askDelete(row),
            },
          ]),
      },
    ];
  }, [confirm, count, turn, remove, rowActions, mayAct]);
}
