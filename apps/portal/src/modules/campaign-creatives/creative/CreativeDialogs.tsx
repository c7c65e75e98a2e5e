import type { V1Schemas } from '@mailroom/api-client';
import { ReasonDialog } from '../../../components/ReasonDialog.tsx';
import { UseInOrderDialog } from '../../../components/UseInOrderDialog.tsx';
import { useOverrideErrors, useRejectCreative } from '../../../resources/creatives.queries.ts';
import { EditDetailsDialog } from './EditDetailsDialog.tsx';
import { NewRevisionDialog } from './NewRevisionDialog.tsx';

interface CreativeDialogsProps {
  creative: V1Schemas['Creative'];
  /** The name of the open dialog, from the URL. */
  dialog: string;
  onClose: () => void;
}

/** The dialogs of actions that need input. */
export function CreativeDialogs({ creative, dialog, onClose }: CreativeDialogsProps) {
  const override = useOverrideErrors();
  const reject = useRejectCreative();
  const done = { onSuccess: onClose };
  const isAllowed = (name: string) => creative.actions.some((action) => action.name === name && action.allowed);
  if (dialog === 'revision' && isAllowed('update')) return <NewRevisionDialog creative={creative} onClose={onClose} />;
  if (dialog === 'edit' && isAllowed('update')) return <EditDetailsDialog creative={creative} onClose={onClose} />;
  if (dialog === 'use') {
    const { id, account_id: accountId, advertiser_id: advertiserId } = creative;
    return <UseInOrderDialog part={{ creative: id, accountId, advertiserId }} onClose={onClose} />;
  }
  if (dialog === 'override' && isAllowed('override')) {
    return (
      <ReasonDialog
        text={creative.actions.find(({ name }) => name === 'override')?.confirm_text}
        effect="Its open findings no longer hold the creative back. They stay on record with your name and reason."
        isReasonOptional
        isBusy={override.isPending}
        onClose={onClose}
        onConfirm={(reason) => override.mutate({ id: creative.id, reason }, done)}
      />
    );
  }
  if (dialog === 'reject' && isAllowed('reject')) {
    return (
      <ReasonDialog
        title="Reject creative"
        text="Nothing is sent with it until the rejection is withdrawn or a new revision is uploaded. Products that are sending it stop."
        confirmLabel="Reject creative"
        isDanger
        isBusy={reject.isPending}
        onClose={onClose}
        onConfirm={(reason) => reject.mutate({ id: creative.id, body: { reason } }, done)}
      />
    );
  }
  return null;
}
