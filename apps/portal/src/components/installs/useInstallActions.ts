import type { V1Schemas } from '@mailroom/api-client';
import type { TableColumn } from '@mailroom/design-system';
import { useMemo } from 'react';
import { useAcceptHostKey, useCheckInstall, useDeleteInstall } from '../../resources/installs.queries.ts';
import { useConfirm } from '../../shared/feedback/useConfirm.tsx';
import { useFlash } from '../../shared/feedback/useFlash.ts';
import { useRowActions } from '../useRowActions.ts';

type Install = V1Schemas['Install'];

/** The column of actions of a destination: edit, check, accept a changed host key, delete. */
export function useInstallActions(onEdit: (id: number) => void): TableColumn<Install> {
  const confirm = useConfirm();
  const flash = useFlash();
  const { mutate: check } = useCheckInstall();
  const { mutate: accept } = useAcceptHostKey();
  const { mutate: remove } = useDeleteInstall();
  const rowActions = useRowActions();
  return useMemo(() => {
    function showOutcome({ name, last_check_result, last_check_message }: Install) {
      if (last_check_result === 'passed') flash('success', `‘${name}’ passed its check`);
      else flash('danger', `‘${name}’ failed its check. ${last_check_message ?? ''}`);
    }
    async function askToAccept(row: Install) {
      const text = `The server of ‘${row.name}’ shows the host key ${row.offered_host_key}, and ${row.host_key_fingerprint} is stored. The new key is stored and the destination is checked again. Confirm it only if the operator of the server changed its key.`;
      if (await confirm({ type: 'confirm', text })) accept(row, { onSuccess: showOutcome });
    }
    async function askToDelete(row: Install) {
      const text = `Do you really want to delete the destination ‘${row.name}’?`;
      if (await confirm({ type: 'danger', text })) remove(row.id);
    }
    return {
      id: 'actions',
      header: 'Actions',
      kind: 'actions',
      width: 128,
      priority: 1,
      value: (row) =>
        rowActions(row, [
          {
            id: 'check',
            act: 'check',
            label: 'Check',
            isInline: true,
            onAction: () => check(row.id, { onSuccess: showOutcome }),
          },
          { id: 'edit', act: 'update', label: 'Edit', onAction: () => onEdit(row.id) },
          ...(row.offered_host_key === null
            ? []
            : [{ id: 'accept', act: 'update', label: 'Accept new host key', onAction: () => void askToAccept(row) }]),
          { id: 'delete', act: 'delete', label: 'Delete', isDestructive: true, onAction: () => void askToDelete(row) },
        ]),
    };
  }, [confirm, flash, check, accept, remove, onEdit, rowActions]);
}
