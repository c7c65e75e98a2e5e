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
import { domainResolver, type FieldRules } from './domainResolver.ts';
import { dropDraft, storedDraft, storeDraft } from './drafts.ts';
import { LeaveGuard } from './LeaveGuard.tsx';

export interface RecordFormOptions<Values extends FieldValues> {
  /** What the form starts with. */
  readonly values: DefaultValues<Values> & Values;
  /** The record that `values` come from, as it was read last. None for what is added. */
  readonly record?: Versioned | undefined;
  readonly rules: FieldRules<Values>;
  /**
   * Saves. `version` is that of the record that the edit is based on, or of the newer one that the user decided to overwrite;
   * 0 for a record that is added.
   */
  readonly save: (values: Values, version: number) => Promise<unknown>;
  /** Why it can't be saved now; 'Save and leave' stays and says so. */
  readonly cannotSave?: string | null | undefined;
  /** After a save, and when the user took somebody else's record. */
  readonly onDone?: (record?: Readonly<Record<string, unknown>>) => void;
  /** Keeps what is typed in session storage under this name, such as 'user:new'. */
  readonly draftKey?: string;
}

export interface RecordForm<Values extends FieldValues> {
  /** react-hook-form's own, to watch and set values. */
  readonly form: UseFormReturn<Values>;
  /**
   * Binds a text field, which keeps its text itself: a key renders the field and not the form.
   * `<TextInput label="Name" {...form.field('name')} />`
   */
  readonly field: (name: Path<Values>) => ControlOf<Values> & { error?: string };
  /** Binds a choice, a switch or a file by its value: `<Switch label="Active" {...form.control('active')} />`. */
  readonly control: <Name extends Path<Values>>(name: Name) => ValueControl<PathValue<Values, Name>>;
  /** Binds a field that reads what is typed: a number, an amount of money, a date. Nothing is saved while it can't. */
  readonly typed: <Name extends Path<Values>>(name: Name) => TypedControl<PathValue<Values, Name>>;
  /** What the form's `Form` takes: `<Form {...form.formProps}>`. */
  readonly formProps: Pick<FormProps, 'onSubmit' | 'onBlocked' | 'errors' | 'isBusy'>;
  readonly errors: readonly FormError[];
  readonly isSaving: boolean;
  readonly submit: () => void;
  /** Closes what the form stands in; asks first when something typed would be lost. */
  readonly close: (go: () => void) => void;
  /** The dialogs of the form: put them anywhere inside it. */
  readonly dialogs: ReactNode;
}

/** What binds a field to a value of the form. */
export interface ValueControl<Value> {
  readonly name: string;
  readonly value: Value;
  readonly onValueChange: (value: Value) => void;
  readonly onBlur: () => void;
  readonly error?: string;
}

export interface TypedControl<Value> extends ValueControl<Value> {
  readonly onUnreadable: (message: string | undefined) => void;
}

type Conflict = Readonly<Record<string, unknown>>;
type Versioned = { readonly version: number };

/** What a control is bound with; whether it is disabled is the screen's to say, with the reason. */
type ControlOf<Values extends FieldValues> = Pick<
  ReturnType<UseFormReturn<Values>['register']>,
  'name' | 'ref' | 'onChange' | 'onBlur'
>;

function errorsOf<Values extends FieldValues>(errors: FieldErrors<Values>): FormError[] {
  return Object.entries(errors).flatMap(([field, error]) =>
    typeof error?.message === 'string' ? [{ field, message: error.message }] : [],
  );
}

/** A form on one record: domain rules, the server's fields, the conflict of two editors, leaving, drafts. */
export function useRecordForm<Values extends FieldValues>({
  values,
  record,
  rules,
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
    resolver: domainResolver(rules, unreadable),
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const { formState, handleSubmit, register, reset, setError, subscribe, trigger } = form;
  const { errors: found, isSubmitting } = formState;
  // What can't be read is typed, though no value differs.
  const isDirty = formState.isDirty || hasUnreadable;
  const base = useRef<Conflict | undefined>(record && { ...record });
  const [conflict, setConflict] = useState<Conflict>();
  const [closing, setClosing] = useState<{ readonly go: () => void }>();
  const [done, setDone] = useState<{ readonly record: Conflict | undefined }>();
  const announce = useEffectEvent((taken: Conflict | undefined) => onDone?.(taken));

  useEffect(() => {
    if (draftKey && storedDraft(draftKey)) reset(start, { keepDefaultValues: true });
  }, [draftKey, reset, start]);
  // Only fields that are bound by their value: a key in a text field renders that field and not the form.
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

  // A newer record comes in while the form is open, as somebody else saved it: it shows where nothing is typed. Where
  // something is, it must not become what the edit is based on: that would write over it unseen (R25).
  const follow = useEffectEvent(() => {
    base.current = record && { ...record };
    reset(values);
  });
  const version = record?.version;
  useEffect(() => {
    if (!isDirty && !isSubmitting && base.current?.['version'] !== version) follow();
  }, [isDirty, isSubmitting, version]);

  // After the render that takes the guard away: it would ask whether to leave what has just been saved.
  useEffect(() => {
    if (!done) return;
    announce(done.record);
    // A form that stays guards what is typed next.
    setDone(undefined);
  }, [done]);

  /** Resolves to nothing once it is saved, else to why it isn't; what the form can show, it shows. */
  async function saveOver(over: Conflict | undefined, typed: Values): Promise<{ readonly why: unknown } | undefined> {
    base.current = over;
    try {
      await save(typed, Number(over?.['version'] ?? 0));
      reset(typed);
      if (draftKey) dropDraft(draftKey);
      return undefined;
    } catch (error) {
      if (isStale(error)) setConflict(error.record ?? {});
      else if (isInvalid(error)) {
        for (const [name, message] of Object.entries(error.fields)) {
          setError(name as Path<Values>, { type: 'server', message });
        }
      } else if (!isApiError(error) && !isAborted(error)) throw error;
      return { why: error };
    }
  }

  const submit = (over: Conflict | undefined) =>
    void handleSubmit(async (typed) => {
      if (!(await saveOver(over, typed))) setDone({ record: undefined });
    })();

  /** For who is leaving: goes where they wanted to, not where a save leads. */
  async function saveFirst(): Promise<void> {
    if (cannotSave) throw new Error(cannotSave);
    let failed: { readonly why: unknown } | undefined;
    await handleSubmit(
      async (typed) => {
        failed = await saveOver(base.current, typed);
      },
      (errors) => {
        failed = {
          why: new Error(
            errorsOf(errors)
              .map(({ message }) => message)
              .join(' '),
          ),
        };
      },
    )();
    if (!failed) return;
    throw isStale(failed.why) || !isApiError(failed.why) ? failed.why : new Error(errorText(failed.why));
  }

  function noteUnreadable(name: Path<Values>, message: string | undefined): void {
    if (message === undefined) unreadable.delete(name);
    else unreadable.set(name, message);
    setHasUnreadable(unreadable.size > 0);
    // An error that is shown follows; a new one waits until the field is left.
    if (errorsOf(found).some(({ field }) => field === name)) void trigger(name);
  }

  /** Not from `getFieldState`, which also subscribes to touched, dirty and validating, and renders the form for each. */
  function errorOf(name: Path<Values>): { error?: string } {
    const message = errorsOf(found).find(({ field }) => field === name)?.message;
    return message ? { error: message } : {};
  }

  /** Without the control's ref: react-hook-form would write the value into the element, behind React's back. */
  function control<Name extends Path<Values>>(name: Name): ValueControl<PathValue<Values, Name>> {
    const { onChange, onBlur } = register(name);
    bound.add(name);
    return {
      name,
      value: form.getValues(name),
      onValueChange: (value) => void onChange({ type: 'change', target: { name, value } }),
      onBlur: () => void onBlur({ type: 'blur', target: { name, value: form.getValues(name) } }),
      ...errorOf(name),
    };
  }

  const submitTyped = () => submit(base.current);
  const errors = errorsOf(found);
  return {
    form,
    field(name) {
      const { ref, onChange, onBlur } = register(name);
      return { name, ref, onChange, onBlur, ...errorOf(name) };
    },
    control,
    typed: (name) => ({ ...control(name), onUnreadable: (message) => noteUnreadable(name, message) }),
    formProps: { onSubmit: submitTyped, onBlocked: submitTyped, errors, isBusy: isSubmitting },
    errors,
    isSaving: isSubmitting,
    submit: submitTyped,
    close: (go) => (isDirty ? setClosing({ go }) : go()),
    dialogs: (
      <>
        <LeaveGuard
          isDirty={isDirty && !done}
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
              // Theirs comes with the next reading, and is followed as nothing is typed any more.
              reset(values);
              void queries.invalidateQueries();
              setDone({ record: conflict });
            }}
          />
        )}
      </>
    ),
  };
}
