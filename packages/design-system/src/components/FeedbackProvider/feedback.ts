import { createContext, use } from 'react';
import type { ConfirmModalProps } from '../ConfirmModal/ConfirmModal.tsx';
import type { Flashes } from './flashes.ts';

/** The question of a ConfirmModal, with the same words. */
export type Confirmation = Pick<
  ConfirmModalProps,
  'text' | 'heading' | 'type' | 'confirmLabel' | 'cancelLabel' | 'typeToConfirm' | 'children'
>;

export interface Question {
  readonly id: number;
  readonly confirmation: Confirmation;
  readonly answer: (isConfirmed: boolean) => void;
}

interface Feedback {
  flashes: Flashes;
  ask: (question: Question) => void;
  drop: (question: Question) => void;
}

export const FeedbackContext = createContext<Feedback | undefined>(undefined);

/** Throws without a provider, because a message that nobody sees would be lost in silence. */
export function useFeedback(): Feedback {
  const feedback = use(FeedbackContext);
  if (!feedback) throw new Error('useFlash, useNotices and useConfirm need a FeedbackProvider above them.');
  return feedback;
}
