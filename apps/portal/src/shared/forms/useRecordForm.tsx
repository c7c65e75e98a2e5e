import type { FormError, FormProps } from '@mailroom/design-system';
import { isApiError } from '@mailroom/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useReducer, useRef, useState, type ReactNode } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type PathValue,
  type UseFormReturn,
} from 'react-hook-form';
import { errorText, isAborted, isInvalid, isStale } from '../errors/errorKinds.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import { domainResolver, UNREADABLE, type FormRules } from './domainResolver.ts';
import { dropDraft, storedDraft, storeDraft } from './drafts.ts';
import { LeaveGuard } from './LeaveGuard.tsx';

interface RecordFormOptions<Values extends FieldValues> {
  /** The initial values. */
  readonly values: DefaultValues<Values> & Values;
  /** The record that `values` come from, as it was last read; undefined for a new record. */
  readonly record?: Versioned | undefined;
  readonly rules: FormRules<Values>;
  /** Fields whose text is saved letter by letter, such as a password. All others lose the blanks around their text. */
  readonly exact?: readonly (keyof Values & string)[];
  /**
   * Saves. `version` is the version that the edit is based on, or the newer one that the user decided to overwrite; 0 for
   * a new record.
   */
  readonly save: (values: Values, version: number) => Promise<unknown>;
  /** Why the form can't be saved now. 'Save and leave' then stays and shows it. */
  readonly cannotSave?: string | null | undefined;
  /** Called after a save, and with somebody else's record when the user took it. */
  readonly onDone?: (record?: Readonly<Record<string, unknown>>) => void;
  /** Stores the input in session storage under this name, such as 'user:new'. */
  readonly draftKey?: string;
}

export interface RecordForm<Values extends FieldValues> {
  /** The form of react-hook-form, to watch and set values. */
  readonly form: UseFormReturn<Values>;
  /**
   * Binds a text field, which keeps its text itself, so that a key press renders the field and not the form.
   * `<TextInput label="Name" {...form.field('name')} />`
   */
  readonly field: (name: Path<Values>) => ControlOf<Values> & FieldState;
  /** Binds a choice, a switch or a file by its value: `<Switch label="Active" {...form.control('active')} />`. */
  readonly control: <Name extends Path<Values>>(name: Name) => ValueControl<PathValue<Values, Name>>;
  /** Binds a field that parses its text: a number, an amount of money, a date. Blocks saving while the text can't be read. */
  readonly typed: <Name extends Path<Values>>(name: Name) => TypedControl<PathValue<Values, Name>>;
  /** The props of the form's `Form`: `<Form {...form.formProps}>`. */
  readonly formProps: Pick<FormProps, 'onSubmit' | 'onBlocked' | 'errors' | 'isBusy'>;
  readonly errors: readonly FormError[];
  readonly isSaving: boolean;
  readonly submit: () => void;
  /** Closes the dialog around the form; asks first when input would be lost. */
  readonly close: (go: () => void) => void;
  /** The form's own dialogs: leaving and conflict. Every form has to render them. */
  readonly dialogs: ReactNode;
}

/** The state of a field beside its value. */
interface FieldState {
  readonly error?: string;
  /** Whether the form's rules require a value now. */
  readonly isRequired?: true;
}

/** The props that bind a field to a value of the form. */
interface ValueControl<Value> extends FieldState {
  readonly name: string;
  readonly value: Value;
  readonly onValueChange: (value: Value) => void;
  readonly onBlur: () => void;
}

interface TypedControl<Value> extends ValueControl<Value> {
  readonly onUnreadable: (message: string | undefined) => void;
}

type AnyRecord = Readonly<Record<string, unknown>>;

interface Versioned {
  readonly version: number;
}

interface Failure {
  readonly error: unknown;
}

/** The props of a text field. `disabled` isn't among them, because the screen sets it together with the reason. */
type ControlOf<Values extends FieldValues> = Pick<
  ReturnType<UseFormReturn<Values>['register']>,
  'name' | 'ref' | 'onChange' | 'onBlur'
>;

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
