import { Button, Form, Modal, RadioGroup, Stack, Text, TextArea } from '@mailroom/design-system';
import { confirmations } from '@mailroom/domain/notices';
import { useId, useState, type ReactNode } from 'react';
import { textError } from '../shared/forms/textError.ts';

interface ReasonDialogProps {
  /** Default 'Are you sure?'. */
  title?: string;
  text: ReactNode;
  /** A sentence that says what will happen. */
  effect?: string;
  /** The possible decisions, when there are several. */
  decisions?: readonly { readonly value: string; readonly label: string; readonly hint?: string }[];
  /** The act, in the words of the button that opened the dialog. Default 'Confirm'. */
  confirmLabel?: string;
  /** The way back, where 'Cancel' could be taken for the act. Default 'Cancel'. */
  dismissLabel?: string;
  /** Whether the reason may be left empty. */
  isReasonOptional?: boolean;
  isDanger?: boolean;
  isBusy: boolean;
  onConfirm: (reason: string, decision: string) => void;
  onClose: () => void;
}

/** Asks for confirmation and a reason, which the record's history shows. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title = confirmations.heading, text, effect, decisions, isBusy, onConfirm, onClose } = props;
  const { confirmLabel = 'Confirm', dismissLabel = 'Cancel' } = props;
  const { isDanger = false, isReasonOptional = false } = props;
  const form = useId();
  const [reason, setReason] = useState('');
  const [decision, setDecision] = useState(decisions?.[0]?.value ?? '');
  const [error, setError] = useState<string>();

  function submit() {
    const problem = textError(reason, { field: 'reason', max: 600, isRequired: !isReasonOptional, isMultiline: true });
    setError(problem);
    if (problem === undefined) onConfirm(reason.trim(), decision);
  }

  return (
    <Modal
      isOpen
      title={title}
      size="small"
      isBusy={isBusy}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{dismissLabel}</Button>
          <Button type="submit" form={form} variant={isDanger ? 'danger' : 'primary'} isBusy={isBusy}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <Form id={form} aria-label={title} onSubmit={submit} isBusy={isBusy}>
        <Stack gap={16}>
          <Text as="p">{text}</Text>
          {effect && <Text as="p">{effect}</Text>}
          {decisions && (
            <RadioGroup
              label="Decision"
              name="decision"
              value={decision}
              onValueChange={setDecision}
              options={decisions}
            />
          )}
          <TextArea
            label="Reason"
            name="reason"
            rows={3}
            isRequired={!isReasonOptional}
            value={reason}
            onValueChange={(text) => {
              setReason(text);
              setError(undefined);
            }}
            {...(error && { error })}
          />
        </Stack>
      </Form>
    </Modal>
  );
}
