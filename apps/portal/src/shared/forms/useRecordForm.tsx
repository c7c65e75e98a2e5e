import { isApiError } from '@mailroom/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useForm, type FieldValues, type Path } from 'react-hook-form';
import { errorText, isAborted, isInvalid, isStale } from '../errors/errorKinds.ts';
import { loadOnUse } from '../lazyPart.tsx';
import { domainResolver } from './domainResolver.ts';
import { LeaveGuard } from './LeaveGuard.tsx';
import type { AnyRecord, FieldState, RecordForm, RecordFormOptions } from './recordForm.ts';
import { useBase } from './useBase.ts';
import { useBinding } from './useBinding.ts';
import { useDraft } from './useDraft.ts';
import { useUnreadable } from './useUnreadable.ts';

const ConflictDialog = loadOnUse(async () => (await import('./ConflictDialog.tsx')).ConflictDialog);

interface Failure {
  readonly error: unknown;
}

const NONE_EXACT: readonly never[] = [];

/** A form for one record. Handles the domain's rules, the server's field errors, edit conflicts, leaving, and drafts. */
export function useRecordForm<Values extends FieldValues>({
  values,
  record,
  rules,
  exact = NONE_EXACT,
  save,
  cannotSave,
  onLeaving,
  onDone,
  draftKey,
}: RecordFormOptions<Values>): RecordForm<Values> {
  const queries = useQueryClient();
  const unreadable = useUnreadable();
  const form = useForm<Values>({
    defaultValues: values,
    resolver: domainResolver(rules, { unreadable: unreadable.texts, exact }),
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const { formState, handleSubmit, reset, setError, trigger } = form;
  const { isSubmitting } = formState;
  const errors = unreadable.errorsOf(formState.errors);
  // Unreadable text is input too, although no value differs.
  const isDirty = formState.isDirty || unreadable.hasAny;
  const dropDraft = useDraft(draftKey, values, form);
  const base = useBase(record, { isInUse: isDirty || isSubmitting, show: () => reset(values) });
  const [conflict, setConflict] = useState<AnyRecord>();
  const [closing, setClosing] = useState<{ readonly go: () => void }>();
  const [finished, setFinished] = useState<{ readonly taken: AnyRecord | undefined }>();
  const announce = useEffectEvent((taken: AnyRecord | undefined) => onDone?.(taken));

  // Waits for the render that removes the guard, which would ask whether to leave what has just been saved.
  useEffect(() => {
    if (!finished) return;
    announce(finished.taken);
    // Guards further input if the form stays open.
    setFinished(undefined);
  }, [finished]);

  /** Resolves to undefined after a save, otherwise to the failure. Shows the errors that the form can show. */
  async function saveOver(replaced: AnyRecord | undefined, input: Values): Promise<Failure | undefined> {
    base.current = replaced;
    try {
      await save(input, Number(replaced?.['version'] ?? 0));
      reset(input);
      dropDraft();
      return undefined;
    } catch (error) {
      if (isStale(error)) setConflict(error.record ?? {});
      else if (isInvalid(error)) {
        for (const [name, message] of Object.entries(error.fields)) {
          setError(name as Path<Values>, { type: 'server', message });
        }
      } else if (!isApiError(error) && !isAborted(error)) throw error;
      return { error };
    }
  }

  const submit = (replaced: AnyRecord | undefined) =>
    void handleSubmit(async (input) => {
      if (!(await saveOver(replaced, input))) setFinished({ taken: undefined });
    })();

  /** Saves before leaving. Doesn't call `onDone`, because the user goes elsewhere. */
  async function saveFirst(): Promise<void> {
    if (cannotSave) throw new Error(cannotSave);
    onLeaving?.();
    let failure: Failure | undefined;
    await handleSubmit(
      async (input) => {
        failure = await saveOver(base.current, input);
      },
      (invalid) => {
        const messages = unreadable.errorsOf(invalid).map(({ message }) => message);
        failure = { error: new Error(messages.join(' ')) };
      },
    )();
    if (!failure) return;
    const { error } = failure;
    throw isStale(error) || !isApiError(error) ? error : new Error(errorText(error));
  }

  /** Doesn't use `getFieldState`, which also subscribes to touched, dirty and validating, and renders the form for each. */
  function stateOf(name: Path<Values>): FieldState {
    const message = errors.find(({ field }) => field === name)?.message;
    const uses = typeof rules === 'function' ? rules(form.getValues()) : rules;
    return { ...(message && { error: message }), ...(uses[name]?.includes('required') && { isRequired: true }) };
  }
  const binding = useBinding(form, {
    stateOf,
    onUnreadable: (name, message) => {
      unreadable.note(name, message);
      // Updates an error that is already shown; a new one waits until the field loses focus.
      if (errors.some(({ field }) => field === name)) void trigger(name);
    },
  });

  const submitInput = () => submit(base.current);
  return {
    form,
    ...binding,
    formProps: { onSubmit: submitInput, onBlocked: submitInput, errors, isBusy: isSubmitting },
    errors,
    isDirty,
    isSaving: isSubmitting,
    submit: submitInput,
    close: (go) => (isDirty ? setClosing({ go }) : go()),
    dialogs: (
      <>
        <LeaveGuard
          isDirty={isDirty && !finished}
          onSave={saveFirst}
          closing={closing?.go}
          onClosed={() => setClosing(undefined)}
        />
        {conflict && (
          <ConflictDialog
            record={conflict}
            values={form.getValues()}
            onClose={() => setConflict(undefined)}
            onKeepMine={() => {
              setConflict(undefined);
              submit(conflict);
            }}
            onTakeTheirs={() => {
              setConflict(undefined);
              dropDraft();
              // The form has no input any more, so it shows the newer record once that has been fetched.
              reset(values);
              void queries.invalidateQueries();
              setFinished({ taken: conflict });
            }}
          />
        )}
      </>
    ),
  };
}
