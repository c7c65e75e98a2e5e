import type { FormError } from '@mailroom/design-system';
import { isApiError } from '@mailroom/api-client';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { useForm, type DefaultValues, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form';
import { isAborted, isInvalid, isStale } from '../errors/errorKinds.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import { domainResolver, type FieldRules } from './domainResolver.ts';
import { dropDraft, storedDraft, storeDraft } from './drafts.ts';
import { LeaveGuard } from './LeaveGuard.tsx';

export interface RecordFormOptions<Values extends FieldValues> {
  /** What the form starts with. */
  readonly values: DefaultValues<Values> & Values;
  readonly rules: FieldRules<Values>;
  /** Saves; `record` is the newer record that the user decided to write over. Its failures land in the form. */
  readonly save: (values: Values, record: Readonly<Record<string, unknown>> | undefined) => Promise<unknown>;
  /** After a save, and when the user took somebody else's record. */
  readonly onDone?: (record?: Readonly<Record<string, unknown>>) => void;
  /** Keeps what is typed in session storage under this name, such as 'user:new'. */
  readonly draftKey?: string;
}

export interface RecordForm<Values extends FieldValues> {
  /** react-hook-form's own, for Controller and watch. */
  readonly form: UseFormReturn<Values>;
  /** Name, ref, handlers and error of a text control: `<TextInput label="Name" {...field('name')} />`. */
  readonly field: (name: Path<Values>) => ControlOf<Values> & { error?: string };
  readonly errors: readonly FormError[];
  readonly isSaving: boolean;
  readonly submit: () => void;
  /** The dialogs of the form: put them anywhere inside it. */
  readonly dialogs: ReactNode;
}

type Conflict = Readonly<Record<string, unknown>>;

/** What a control is bound with; whether it is disabled is the screen's to say, with the reason. */
type ControlOf<Values extends FieldValues> = Pick<
  ReturnType<UseFormReturn<Values>['register']>,
  'name' | 'ref' | 'onChange' | 'onBlur'
>;

/** A form on one record: domain rules, the server's fields, the conflict of two editors, leaving, drafts. */
export function useRecordForm<Values extends FieldValues>({
  values,
  rules,
  save,
  onDone,
  draftKey,
}: RecordFormOptions<Values>): RecordForm<Values> {
  const [start] = useState<Values>(() => ({ ...values, ...(draftKey && storedDraft(draftKey)) }));
  const form = useForm<Values>({
    defaultValues: values,
    resolver: domainResolver(rules),
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const { formState, handleSubmit, register, reset, setError, subscribe } = form;
  const { errors: found, isDirty, isSubmitting } = formState;
  const [conflict, setConflict] = useState<Conflict>();
  const [done, setDone] = useState<{ readonly record: Conflict | undefined }>();
  const announce = useEffectEvent((record: Conflict | undefined) => onDone?.(record));

  useEffect(() => {
    if (draftKey && storedDraft(draftKey)) reset(start, { keepDefaultValues: true });
  }, [draftKey, reset, start]);
  useEffect(() => {
    if (!draftKey) return undefined;
    return subscribe({ formState: { values: true }, callback: (state) => storeDraft(draftKey, state.values) });
  }, [draftKey, subscribe]);

  // After the render that takes the guard away: it would ask whether to leave what has just been saved.
  useEffect(() => {
    if (done) announce(done.record);
  }, [done]);

  function finish(record?: Conflict) {
    if (draftKey) dropDraft(draftKey);
    setDone({ record });
  }

  async function saveOver(record: Conflict | undefined, typed: Values) {
    try {
      await save(typed, record);
      reset(typed);
      finish();
    } catch (error) {
      if (isStale(error)) setConflict(error.record ?? {});
      else if (isInvalid(error)) {
        for (const [name, message] of Object.entries(error.fields)) {
          setError(name as Path<Values>, { type: 'server', message });
        }
      } else if (!isApiError(error) && !isAborted(error)) throw error;
    }
  }

  return {
    form,
    field(name) {
      const message = form.getFieldState(name, formState).error?.message;
      const { ref, onChange, onBlur } = register(name);
      return { name, ref, onChange, onBlur, ...(message && { error: message }) };
    },
    errors: Object.entries(found).flatMap(([field, error]) =>
      typeof error?.message === 'string' ? [{ field, message: error.message }] : [],
    ),
    isSaving: isSubmitting,
    submit: () => void handleSubmit((typed) => saveOver(undefined, typed))(),
    dialogs: (
      <>
        <LeaveGuard isDirty={isDirty && !done} />
        {conflict && (
          <ConflictDialog
            record={conflict}
            values={form.getValues()}
            onClose={() => setConflict(undefined)}
            onKeepMine={() => {
              setConflict(undefined);
              void handleSubmit((typed) => saveOver(conflict, typed))();
            }}
            onTakeTheirs={() => {
              setConflict(undefined);
              finish(conflict);
            }}
          />
        )}
      </>
    ),
  };
}
