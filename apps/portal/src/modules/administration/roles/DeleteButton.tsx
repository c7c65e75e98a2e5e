import type { V2Schemas } from '@mailroom/api-client';
import { Button } from '@mailroom/design-system';
import { useNavigate } from 'react-router-dom';
import { useOffered } from '../../../session/user/usePermissions.ts';
import { useConfirm } from '../../../shared/feedback/useConfirm.tsx';

interface DeleteButtonProps {
  label: string;
  actions: V2Schemas['Role']['actions'];
  isBusy: boolean;
  /** Deletes the record. Calls `onSuccess` when that has worked. */
  remove: (options: { onSuccess: () => void }) => void;
  /** The address to open once the record is gone. */
  listHref: string;
}

/**
 * Deletes the record of a page after a question, then opens its list. Disabled with the server's reason, and hidden from
 * a role that never allows it.
 */
export function DeleteButton({ label, actions, isBusy, remove, listHref }: DeleteButtonProps) {
  const navigate = useNavigate();
  const confirm = useConfirm();
  const isOffered = useOffered();
  const action = actions.find(({ name }) => name === 'delete');
  if (!isOffered(action)) return null;
  async function ask() {
    if (!(await confirm({ type: 'danger', text: action?.confirm_text }))) return;
    remove({ onSuccess: () => void navigate(listHref) });
  }
  return (
    <Button
      variant="quiet"
      disabled={!action?.allowed}
      reason={action?.reason ?? ''}
      isBusy={isBusy}
      onClick={() => void ask()}
    >
      {label}
    </Button>
  );
}
