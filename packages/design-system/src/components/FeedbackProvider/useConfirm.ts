'use client';
import { useCallback, useEffect, useRef } from 'react';
import { useFeedback, type Confirmation, type Question } from './feedback.ts';

let lastId = 0;

/**
 * Returns a function that asks a question and resolves to true or false. It never changes. Questions wait for each other.
 * When the component leaves the page, its questions are cancelled.
 */
export function useConfirm(): (confirmation: Confirmation) => Promise<boolean> {
  const { ask, drop } = useFeedback();
  const own = useRef({ isMounted: false, questions: new Set<Question>() });
  useEffect(() => {
    const kept = own.current;
    kept.isMounted = true;
    return () => {
      kept.isMounted = false;
      for (const question of kept.questions) question.answer(false);
    };
  }, []);
  return useCallback(
    (confirmation) =>
      new Promise((resolve) => {
        const { isMounted, questions } = own.current;
        const question: Question = {
          id: (lastId += 1),
          confirmation,
          answer(isConfirmed) {
            questions.delete(question);
            drop(question);
            resolve(isConfirmed);
          },
        };
        if (!isMounted) return resolve(false);
        questions.add(question);
        return ask(question);
      }),
    [ask, drop],
  );
}
