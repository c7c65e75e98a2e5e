import { isApiError, type V2Schemas } from '@mailroom/api-client';
import { useEffect, useEffectEvent, useState } from 'react';
import { useDecideFault } from '../../../../resources/sending/launchProofread.queries.ts';
import { errorText } from '../../../../shared/errors/errorKinds.ts';
import { textError } from '../../../../shared/forms/textError.ts';
import type { Choice } from './FaultChoice.tsx';
import type { TypedChoice } from './FaultForm.tsx';
import type { ProofreadState } from './useProofread.ts';

type Fault = V2Schemas['ProofreadFault'];

interface Draft {
  readonly choice: TypedChoice;
  readonly text: string;
}

const FIELDS = { fallback: { field: 'fallback', max: 200 }, accept: { field: 'reason', max: 600 } } as const;

function savedText({ decision }: Fault, choice: TypedChoice): string {
  return (choice === 'fallback' ? decision?.fallback : decision?.reason) ?? '';
}

function isTyped(choice: Choice | undefined): choice is TypedChoice {
  return choice === 'fallback' || choice === 'accept';
}

/** The decision on one fault, and the text of it that isn't saved yet. It outlives the part of the screen that is folded away. */
export function useFaultDecision(fault: Fault, { launchId, refetch, setOpen, setUnsettled }: ProofreadState) {
  const { id, decision } = fault;
  const decide = useDecideFault();
  const [draft, setDraft] = useState<Draft>();
  const [error, setError] = useState<string>();
  const saving = decide.isPending ? decide.variables?.body : undefined;
  const saved = decision?.choice;
  // While it is being saved, the choice is shown as made.
  const chosen = saving ? (saving.choice ?? undefined) : (draft?.choice ?? saved);
  const typed = draft?.choice ?? (isTyped(saved) ? saved : undefined);
  const text = draft?.text ?? (typed ? savedText(fault, typed) : '');
  const isDirty = draft !== undefined && draft.text.trim() !== savedText(fault, draft.choice);
  const isUnsettled = isDirty || decide.isPending;
  const announce = useEffectEvent((isOpenEnded: boolean) => setUnsettled(id, isOpenEnded));
  useEffect(() => {
    announce(isUnsettled);
    // A fault that left the list holds nothing.
    return () => announce(false);
  }, [isUnsettled]);

  async function send(body: V2Schemas['ProofreadDecide']) {
    setError(undefined);
    try {
      await decide.mutateAsync({ launchId, faultId: id, body });
      setDraft(undefined);
    } catch (failure) {
      const fields = isApiError(failure) ? failure.fields : {};
      setError(fields['fallback'] ?? fields['reason']);
      // Somebody else may have decided, or given the go-ahead.
      refetch();
      throw failure;
    }
  }

  /** Saves the typed text; rejects with the reason when it can't. */
  async function save() {
    if (!draft) return;
    const { field, max } = FIELDS[draft.choice];
    const problem = textError(draft.text, { field, max, isRequired: true });
    setError(problem);
    if (problem !== undefined) throw new Error(problem);
    const value = draft.text.trim();
    try {
      await send({ choice: draft.choice, [field]: value });
    } catch (failure) {
      throw new Error(errorText(failure), { cause: failure });
    }
  }

  return {
    chosen,
    typed: chosen === 'leave_out' ? undefined : typed,
    text,
    error,
    isDirty,
    /** An empty text of a new decision can be pressed too: then its field says what is missing. */
    canSave: isDirty || (draft !== undefined && draft.choice !== saved),
    isBusy: decide.isPending,
    type(value: string) {
      setError(undefined);
      if (typed) setDraft({ choice: typed, text: value });
    },
    choose(choice: Choice) {
      setError(undefined);
      if (!isTyped(choice)) {
        send({ choice }).catch(() => undefined);
        return;
      }
      setDraft(choice === saved ? undefined : { choice, text: '' });
      setOpen(id, true);
    },
    takeBack() {
      if (draft) {
        setDraft(undefined);
        setError(undefined);
      } else if (decision) send({ choice: null }).catch(() => undefined);
    },
    save,
  };
}
