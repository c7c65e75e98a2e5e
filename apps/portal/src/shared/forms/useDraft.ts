import { useEffect, useState } from 'react';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';
import { dropDraft, storedDraft, storeDraft } from './drafts.ts';

/**
 * Begins a form with its stored input, and stores what is typed from then on. Without a key it does nothing. Returns a
 * function that drops the draft.
 */
export function useDraft<Values extends FieldValues>(
  draftKey: string | undefined,
  values: DefaultValues<Values> & Values,
  { reset, subscribe }: Pick<UseFormReturn<Values>, 'reset' | 'subscribe'>,
): () => void {
  const [start] = useState<Values>(() => ({ ...values, ...(draftKey && storedDraft(draftKey)) }));
  useEffect(() => {
    if (draftKey && storedDraft(draftKey)) reset(start, { keepDefaultValues: true });
  }, [draftKey, reset, start]);
  useEffect(() => {
    if (!draftKey) return undefined;
    return subscribe({ formState: { values: true }, callback: (state) => storeDraft(draftKey, state.values) });
  }, [draftKey, subscribe]);
  return () => {
    if (draftKey) dropDraft(draftKey);
  };
}
