import { ReasonDialog } from '../../../components/ReasonDialog.tsx';

export interface DecideDialogProps {
  /** The link or the client, in a sentence: 'Outlook (Windows)'. */
  name: string;
  decision: 'accepted' | 'rejected';
  isBusy: boolean;
  onDecide: (body: { decision: 'accepted' | 'rejected'; note: string | null }) => void;
  onClose: () => void;
}

/** Asks why a link or a client is accepted or rejected. */
export function DecideDialog({ name, decision, onDecide, ...rest }: DecideDialogProps) {
  const isAccepted = decision === 'accepted';
  return (
    <ReasonDialog
      title={isAccepted ? `Accept ${name}?` : `Reject ${name}?`}
      text={
        isAccepted
          ? 'It no longer keeps the creative from being approved, and stays accepted in new revisions until that part changes.'
          : 'It keeps the creative from being approved until it is mended or the decision is undone.'
      }
      confirmLabel={isAccepted ? 'Accept' : 'Reject'}
      isReasonOptional
      isDanger={!isAccepted}
      onConfirm={(reason) => onDecide({ decision, note: reason === '' ? null : reason })}
      {...rest}
    />
  );
}
