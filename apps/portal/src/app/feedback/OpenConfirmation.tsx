import { ConfirmModal } from '@mailroom/design-system';
import { confirmations } from '@mailroom/domain/notices';
import type { OpenConfirmation as Question } from '../../shared/feedback/confirmation.ts';

/** The confirmation modal, headed 'Are you sure?' unless the question names another heading. */
export function OpenConfirmation({ confirmation: { answer, ...question } }: { confirmation: Question }) {
  return (
    <ConfirmModal
      isOpen
      {...question}
      heading={question.heading ?? confirmations.heading}
      onConfirm={() => answer(true)}
      onCancel={() => answer(false)}
    />
  );
}
