'use client';
import { lazy, Suspense, useEffect, useMemo, useState, type ReactNode } from 'react';
import type { FlashStackProps } from '../Flash/FlashStack.tsx';
import { FeedbackContext, type Question } from './feedback.ts';
import { createFlashes, type Flashes } from './flashes.ts';

const OpenFlashes = lazy(() => import('./OpenFlashes.tsx'));
const ConfirmModal = lazy(() =>
  import('../ConfirmModal/ConfirmModal.tsx').then((loaded) => ({ default: loaded.ConfirmModal })),
);

export interface FeedbackProviderProps extends Pick<FlashStackProps, 'duration' | 'keepErrors'> {
  /** Messages that code outside React shows too, from `createFlashes`. Default: its own. */
  flashes?: Flashes | undefined;
  children: ReactNode;
}

/** Shows the messages of `useFlash` and the questions of `useConfirm`. Put it once inside the DesignProvider. */
export function FeedbackProvider({ flashes: given, children, ...stack }: FeedbackProviderProps) {
  const [own] = useState(createFlashes);
  const flashes = given ?? own;
  const [questions, setQuestions] = useState<readonly Question[]>([]);
  const feedback = useMemo(
    () => ({
      flashes,
      ask: (question: Question) => setQuestions((waiting) => [...waiting, question]),
      drop: (question: Question) => setQuestions((waiting) => waiting.filter((other) => other !== question)),
    }),
    [flashes],
  );
  const [question] = questions;
  // After the application is drawn, so that its first screen doesn't wait for the stack. Never on a server.
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => setDrawn(true), []);
  return (
    <FeedbackContext value={feedback}>
      {children}
      <Suspense>{isDrawn && <OpenFlashes flashes={flashes} {...stack} />}</Suspense>
      <Suspense>
        {question && (
          <ConfirmModal
            // So that a name typed for one question can't unlock the next.
            key={question.id}
            {...question.confirmation}
            isOpen
            onConfirm={() => question.answer(true)}
            onCancel={() => question.answer(false)}
          />
        )}
      </Suspense>
    </FeedbackContext>
  );
}
