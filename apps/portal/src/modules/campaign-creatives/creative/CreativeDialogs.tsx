import type { V1Schemas, V2Schemas } from '@mailroom/api-client';
import { ReasonDialog } from '../../../components/ReasonDialog.tsx';
import { UseInOrderDialog } from '../../../components/UseInOrderDialog.tsx';
import { useRejectCreative } from '../../../resources/creatives.queries.ts';
import { loadOnUse } from '../../../shared/lazyPart.tsx';
import { mendDialog } from '../mend/mendable.ts';
import { seedListOf } from '../seeds/seedLists.ts';
import { EditDetailsDialog } from './EditDetailsDialog.tsx';
import { NewRevisionDialog } from './NewRevisionDialog.tsx';

const OverrideDialog = loadOnUse(async () => (await import('../decide/OverrideDialog.tsx')).OverrideDialog);
const SendTestDialog = loadOnUse(async () => (await import('../seeds/SendTestDialog.tsx')).SendTestDialog);
const SeedListDialog = loadOnUse(async () => (await import('../seeds/SeedListDialog.tsx')).SeedListDialog);
const MendDialog = loadOnUse(async () => (await import('../mend/MendDialog.tsx')).MendDialog);

interface CreativeDialogsProps {
  creative: V1Schemas['Creative'];
  /** The name of the open dialog, from the URL. */
  dialog: string;
  /** Set while a draft is finished: changes keep it a draft. Called with the versions before and after one, and the lines beside the HTML. */
  onSaved?: (before: number, after: number, lines: V2Schemas['MendedCreative']['lines']) => void;
  onClose: () => void;
}

/** The dialogs of actions that need input. */
export function CreativeDialogs({ creative, dialog, onSaved, onClose }: CreativeDialogsProps) {
  const reject = useRejectCreative();
  const isAllowed = (name: string) => creative.actions.some((action) => action.name === name && action.allowed);
  if (dialog === 'revision' && isAllowed('update')) return <NewRevisionDialog creative={creative} onClose={onClose} />;
  if (dialog === 'edit' && isAllowed('update')) return <EditDetailsDialog creative={creative} onClose={onClose} />;
  if (dialog.startsWith(mendDialog()) && isAllowed('update')) {
    return (
      <MendDialog creative={creative} kind={dialog.slice(mendDialog('').length)} onSaved={onSaved} onClose={onClose} />
    );
  }
  if (dialog === 'use') {
    const { id, account_id: accountId, advertiser_id: advertiserId } = creative;
    return (
      <UseInOrderDialog
        part={{ creative: id, accountId, ...(advertiserId !== null && { advertiserId }) }}
        onClose={onClose}
      />
    );
  }
  if (dialog === 'test' && isAllowed('send_test')) return <SendTestDialog creative={creative} onClose={onClose} />;
  const list = seedListOf(dialog);
  if (list && isAllowed('update')) return <SeedListDialog creative={creative} list={list} onClose={onClose} />;
  if (dialog === 'override' && isAllowed('override')) return <OverrideDialog creative={creative} onClose={onClose} />;
  if (dialog === 'reject' && isAllowed('reject')) {
    return (
      <ReasonDialog
        title="Reject creative"
        text="Nothing is sent with it until the rejection is withdrawn or a new revision is uploaded. Products that are sending it stop."
        confirmLabel="Reject creative"
        isDanger
        isBusy={reject.isPending}
        onClose={onClose}
        onConfirm={(reason) => reject.mutate({ id: creative.id, body: { reason } }, { onSuccess: onClose })}
      />
    );
  }
  return null;
}
