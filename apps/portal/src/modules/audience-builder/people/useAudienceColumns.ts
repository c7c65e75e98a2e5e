import type { V1Schemas } from '@mailroom/api-client';
import type { TableColumn } from '@mailroom/design-system';
import { useMemo } from 'react';
import { useCancelImport, useDeleteAudience } from '../../../resources/audiences.queries.ts';
import { useRowActions } from '../../../components/useRowActions.ts';
import { useConfirm } from '../../../shared/feedback/useConfirm.tsx';
import { withAccountColumn } from '../../../shared/listState/accountColumn.ts';
import { AUDIENCE_EFFECTS } from '../audience/audienceEffects.ts';
import { audienceColumns } from './audiences.columns.ts';

type AudienceRow = V1Schemas['AudienceRow'];

/** The columns of a list of one account or of all, with the row actions for those whose role has any. */
export function useAudienceColumns(
  accountId: number | undefined,
  isActing: boolean,
): readonly TableColumn<AudienceRow>[] {
  const confirm = useConfirm();
  const { mutate: cancel } = useCancelImport();
  const { mutate: remove } = useDeleteAudience();
  const rowActions = useRowActions();
  return useMemo(() => {
    const actionOf = (row: AudienceRow, name: string) => row.actions.find((action) => action.name === name);
    async function askCancel(row: AudienceRow) {
      if (
        await confirm({
          type: 'confirm',
          text: actionOf(row, 'cancel')?.confirm_text ?? null,
          effect: AUDIENCE_EFFECTS.cancel,
        })
      )
        cancel(row.id);
    }
    async function askDelete(row: AudienceRow) {
      const text = actionOf(row, 'delete')?.confirm_text ?? null;
      if (await confirm({ type: 'danger', text, effect: AUDIENCE_EFFECTS.delete })) remove(row.id);
    }
    const columns = withAccountColumn(audienceColumns, accountId);
    if (!isActing) return columns;
    return [
      ...columns,
      {
        id: 'actions',
        header: 'Actions',
        kind: 'actions',
        priority: 1,
        value: (row) =>
          rowActions(row, [
            { id: 'cancel', act: 'cancel', label: 'Cancel import', onAction: () => void askCancel(row) },
            {
              id: 'delete',
              act: 'delete',
              label: 'Delete audience',
              isDestructive: true,
              onAction: () => void askDelete(row),
            },
          ]),
      },
    ];
  }, [confirm, cancel, remove, rowActions, accountId, isActing]);
}
