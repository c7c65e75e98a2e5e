import type { V1Schemas } from '@mailroom/api-client';
import { whoDoes } from '@mailroom/domain/derivation/who';
import { useAbortProduct, useConfirmProduct, useSettleInDoubt } from '../../../resources/launches.queries.ts';
import { useReaderId } from '../../../session/user/useCurrentUser.ts';
import { useFormats } from '../../../shared/useFormats.ts';
import { ReasonDialog } from '../../../components/ReasonDialog.tsx';

interface ProductDialogsProps {
  product: V1Schemas['Product'];
  /** The name of the chosen action, from the URL. */
  dialog: string;
  label: string;
  onClose: () => void;
}

const DECISIONS = [
  { value: 'sent', label: 'They were sent', hint: 'Nobody gets a second copy' },
  { value: 'resend', label: 'Send them again', hint: 'Somebody may get a second copy' },
];

const AFTER_SEND_BACK = {
  you: 'see the reason, make the change and relaunch.',
  they: 'sees the reason, makes the change and relaunches.',
};

/** Dialogs that ask why: abort, pause, send back, accept a lower count or another advertiser, settle messages in doubt. */
export function ProductDialogs({ product, dialog, label, onClose }: ProductDialogsProps) {
  const { number } = useFormats();
  const reader = useReaderId();
  const id = product.product_id;
  const abort = useAbortProduct();
  const confirm = useConfirmProduct();
  const settle = useSettleInDoubt();
  const isBusy = abort.isPending || confirm.isPending || settle.isPending;
  const shared = { isBusy, onClose };
  const named = { ...shared, title: label, confirmLabel: label };
  const done = { onSuccess: onClose };
  const action = product.actions.find(({ name }) => name === dialog);
  if (!action?.allowed) return null;

  if (dialog === 'cancel') {
    return (
      <ReasonDialog
        {...shared}
        isDanger
        dismissLabel="Keep it"
        text={action.confirm_text}
        effect="Nothing more is sent, and the launch can’t be continued. What has gone out stays in the report."
        onConfirm={(reason) => abort.mutate({ id, mode: 'cancel', reason }, done)}
      />
    );
  }
  if (dialog === 'pause') {
    return (
      <ReasonDialog
        {...named}
        text="Nothing more is sent until the product is resumed. What has gone out can’t be called back."
        onConfirm={(reason) => abort.mutate({ id, mode: 'pause', reason }, done)}
      />
    );
  }
  if (dialog === 'send_back') {
    return (
      <ReasonDialog
        {...named}
        text={`Nothing is sent. ${whoDoes(reader, product.order_owner ?? { name: 'The order owner' }, AFTER_SEND_BACK)}`}
        onConfirm={(reason) => confirm.mutate({ id, body: { decision: 'send_back', reason } }, done)}
      />
    );
  }
  if (dialog === 'accept_count') {
    const { deliverable, volume_ordered, audience } = product;
    const body = {
      decision: 'count' as const,
      ...(deliverable !== null && { recipients: deliverable }),
      ...(audience?.version_id && { audience_version_id: audience.version_id }),
    };
    return (
      <ReasonDialog
        {...named}
        text={`${number(deliverable ?? 0)} can be mailed, ${number(volume_ordered ?? 0)} were ordered. The accepted count applies to this version of the audience.`}
        onConfirm={(reason) => confirm.mutate({ id, body: { ...body, reason } }, done)}
      />
    );
  }
  if (dialog === 'accept_advertiser') {
    const { creative, advertiser_name } = product;
    const body = { decision: 'advertiser' as const, ...(creative && { creative_id: creative.id }) };
    return (
      <ReasonDialog
        {...named}
        text={`The creative ‘${creative?.name}’ belongs to ${creative?.advertiser?.name}, the order to ${advertiser_name}. Nobody on a suppression list of either is mailed.`}
        effect="This applies to this creative. Another one is asked about again."
        onConfirm={(reason) => confirm.mutate({ id, body: { ...body, reason } }, done)}
      />
    );
  }
  if (dialog === 'settle_in_doubt' && product.launch_id !== null) {
    const launchId = product.launch_id;
    return (
      <ReasonDialog
        {...named}
        text={`The connection broke while ${number(product.in_doubt)} messages were being handed over, so it is unknown whether they were sent.`}
        decisions={DECISIONS}
        onConfirm={(reason, decision) =>
          settle.mutate({ launchId, body: { decision: decision === 'resend' ? 'resend' : 'sent', reason } }, done)
        }
      />
    );
  }
  return null;
}
