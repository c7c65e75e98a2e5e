import type { FormError } from '@mailroom/design-system';
import { isApiError } from '@mailroom/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import { useForm, type FieldErrors, type FieldValues, type Path, type PathValue } from 'react-hook-form';
import { errorText, isAborted, isInvalid, isStale } from '../errors/errorKinds.ts';
import { loadOnUse } from '../lazyPart.tsx';
import { domainResolver, UNREADABLE } from './domainResolver.ts';
import { dropDraft, storedDraft, storeDraft } from './drafts.ts';
import { LeaveGuard } from './LeaveGuard.tsx';
import type { FieldState, RecordForm, RecordFormOptions, ValueControl } from './recordForm.ts';

const ConflictDialog = loadOnUse(async () => (await import('./ConflictDialog.tsx')).ConflictDialog);

type AnyRecord = Readonly<Record<string, unknown>>;

interface Failure {
  readonly error: unknown;
}

/**
 * Leaves out the error of a text that can be read by now: a field reports that it can be read after its change, and so
 * after the validation that the change starts.
 */
function errorsOf<Values extends FieldValues>(
  errors: FieldErrors<Values>,
  unreadable: ReadonlyMap<string, string>,
): FormError[] {
  return Object.entries(errors).flatMap(([field, error]) => {
    if (typeof error?.message !== 'string' || (error.type === UNREADABLE && !unreadable.has(field))) return [];
    return [{ field, message: error.message }];
  });
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
  onDone,
  draftKey,
}: RecordFormOptions<Values>): RecordForm<Values> {
  const queries = useQueryClient();
  const [start] = useState<Values>(() => ({ ...values, ...(draftKey && storedDraft(draftKey)) }));
  const [unreadable] = useState(() => new Map<string, string>());
  const [hasUnreadable, setHasUnreadable] = useState(false);
  const form = useForm<Values>({
    defaultValues: values,
    resolver: domainResolver(rules, { unreadable, exact }),
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const { formState, handleSubmit, register, reset, setError, subscribe, trigger } = form;
  const { errors: fieldErrors, isSubmitting } = formState;
  // Unreadable text is input too, although no value differs.
  const isDirty = formState.isDirty || hasUnreadable;
  const base = useRef<AnyRecord | undefined>(record && { ...record });
  const [conflict, setConflict] = useState<AnyRecord>();
  const [closing, setClosing] = useState<{ readonly go: () => void }>();
  const [finished, setFinished] = useState<{ readonly taken: AnyRecord | undefined }>();
  const announce = useEffectEvent((taken: AnyRecord | undefined) => onDone?.(taken));

  useEffect(() => {
    if (draftKey && storedDraft(draftKey)) reset(start, { keepDefaultValues: true });
  }, [draftKey, reset, start]);
  // Renders only for fields bound by their value: a key press in a text field must not render the whole form.
  const [bound] = useState(() => new Set<string>());
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name }) => {
          if (name === undefined || bound.has(name)) redraw();
        },
      }),
    [bound, subscribe],
  );
  useEffect(() => {
    if (!draftKey) return undefined;
    return subscribe({ formState: { values: true }, callback: (state) => storeDraft(draftKey, state.values) });
  }, [draftKey, subscribe]);

  // Shows a newer record that somebody else saved, unless there is input: then the newer record must not become the base
  // of the edit, because the save would overwrite it unseen (R25).
  const showNewer = useEffectEvent(() => {
    base.current = record && { ...record };
    reset(values);
  });
  const version = record?.version;
  useEffect(() => {
    if (!isDirty && !isSubmitting && base.current?.['version'] !== version) showNewer();
  }, [isDirty, isSubmitting, version]);

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
      if (draftKey) dropDraft(draftKey);
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
    let failure: Failure | undefined;
    await handleSubmit(
      async (input) => {
        failure = await saveOver(base.current, input);
      },
      (errors) => {
        failure = {
          error: new Error(
            errorsOf(errors, unreadable)
              .map(({ message }) => message)
              .join(' '),
          ),
        };
      },
    )();
    if (!failure) return;
    const { error } = failure;
    throw isStale(error) || !isApiError(error) ? error : new Error(errorText(error));
  }

  const errors = errorsOf(fieldErrors, unreadable);
  function noteUnreadable(name: Path<Values>, message: string | undefined): void {
    if (message === undefined) unreadable.delete(name);
    else unreadable.set(name, message);
    setHasUnreadable(unreadable.size > 0);
    // Updates an error that is already shown; a new one waits until the field loses focus.
    if (errors.some(({ field }) => field === name)) void trigger(name);
  }

  /** Doesn't use `getFieldState`, which also subscribes to touched, dirty and validating, and renders the form for each. */
  function stateOf(name: Path<Values>): FieldState {
    const message = errors.find(({ field }) => field === name)?.message;
    const uses = typeof rules === 'function' ? rules(form.getValues()) : rules;
    return { ...(message && { error: message }), ...(uses[name]?.includes('required') && { isRequired: true }) };
  }

  /** Leaves out the control's ref, because react-hook-form would write the value into the element, bypassing React. */
  function control<Name extends Path<Values>>(name: Name): ValueControl<PathValue<Values, Name>> {
    const { onChange, onBlur } = register(name);
    bound.add(name);
    return {
      name,
      value: form.getValues(name),
      onValueChange: (value) => void onChange({ type: 'change', target: { name, value } }),
      onBlur: () => void onBlur({ type: 'blur', target: { name, value: form.getValues(name) } }),
      ...stateOf(name),
    };
  }

  const submitInput = () => submit(base.current);
  return {
    form,
    field(name) {
      const { ref, onChange, onBlur } = register(name);
      return { name, ref, onChange, onBlur, ...stateOf(name) };
    },
    control,
    typed: (name) => ({ ...control(name), onUnreadable: (message) => noteUnreadable(name, message) }),
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
              if (draftKey) dropDraft(draftKey);
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
