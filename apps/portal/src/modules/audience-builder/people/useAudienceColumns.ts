import type { V1Schemas } from '@mailroom/api-client';
import type { TableColumn } from '@mailroom/design-system';
import { useMemo } from 'react';
import { useCancelImport, useDeleteAudience } from '../../../resources/audiences.queries.ts';
import { useConfirm } from '../../../shared/feedback/useConfirm.ts';
import { withAccountColumn } from '../../../shared/listState/accountColumn.ts';
import { AUDIENCE_EFFECTS } from '../audience/audienceEffects.ts';
import { audienceColumns } from './audiences.columns.ts';

type AudienceRow = V1Schemas['AudienceRow'];

/** The columns of a list of one account or of all, with the row actions that the server allows. */
export function useAudienceColumns(accountId: number | undefined): readonly TableColumn<AudienceRow>[] {
  const confirm = useConfirm();
  const { mutate: cancel } = useCancelImport();
  const { mutate: remove } = useDeleteAudience();
  return useMemo(() => {
    const actionOf = (row: AudienceRow, name: string) => row.actions.find((action) => action.name === name);
    const why = (row: AudienceRow, name: string) => {
      const reason = actionOf(row, name)?.reason;
      return reason ? { disabledReason: reason } : {};
    };
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
    return [
      ...withAccountColumn(audienceColumns, accountId),
      {
        id: 'actions',
        header: 'Actions',
        kind: 'actions',
        priority: 1,
        value: (row) => [
          { id: 'cancel', label: 'Cancel import', onAction: () => void askCancel(row), ...why(row, 'cancel') },
          {
            id: 'delete',
            label: 'Delete audience',
            isDestructive: true,
            onAction: () => void askDelete(row),
            ...why(row, 'delete'),
          },
        ],
      },
    ];
  }, [confirm, cancel, remove, accountId]);
}
