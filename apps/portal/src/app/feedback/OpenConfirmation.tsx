import { ConfirmModal, Text } from '@mailroom/design-system';
import { confirmations } from '@mailroom/domain/notices';
import type { OpenConfirmation as Question } from '../../shared/feedback/confirmation.ts';

/** The confirmation modal: 'Are you sure?', the question, what will happen, and the buttons Cancel and Confirm. */
export function OpenConfirmation({ confirmation }: { confirmation: Question }) {
  const { answer, text, effect, ...question } = confirmation;
  // One question of the specification is the heading itself.
  const lines = [text === confirmations.heading ? null : text, effect].filter(Boolean);
  return (
    <ConfirmModal
      isOpen
      {...question}
      heading={confirmations.heading}
      text={lines[0]}
      onConfirm={() => answer(true)}
      onCancel={() => answer(false)}
    >
      {lines[1] && <Text as="p">{lines[1]}</Text>}
    </ConfirmModal>
  );
}
