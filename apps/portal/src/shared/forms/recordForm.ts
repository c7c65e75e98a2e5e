import type { FormError, FormProps } from '@mailroom/design-system';
import type { ReactNode } from 'react';
import type { DefaultValues, FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import type { FormRules } from './domainResolver.ts';

/** A record of any kind, as the server sent it. */
export type AnyRecord = Readonly<Record<string, unknown>>;

export interface RecordFormOptions<Values extends FieldValues> {
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
  /** Called before 'Save and leave' saves: sets the values that differ for a person who goes elsewhere. */
  readonly onLeaving?: () => void;
  /** Why the form can't be saved now. 'Save and leave' then stays and shows it. */
  readonly cannotSave?: string | null | undefined;
  /** Called after a save, and with somebody else's record when the user took it. */
  readonly onDone?: (record?: AnyRecord) => void;
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
  /** Whether there is input that isn't saved; text that can't be read is input too. */
  readonly isDirty: boolean;
  readonly isSaving: boolean;
  readonly submit: () => void;
  /** Closes the dialog around the form; asks first when input would be lost. */
  readonly close: (go: () => void) => void;
  /** The form's own dialogs: leaving and conflict. Every form has to render them. */
  readonly dialogs: ReactNode;
}

/** The state of a field beside its value. */
export interface FieldState {
  readonly error?: string;
  /** Whether the form's rules require a value now. */
  readonly isRequired?: true;
}

/** The props that bind a field to a value of the form. */
export interface ValueControl<Value> extends FieldState {
  readonly name: string;
  readonly value: Value;
  readonly onValueChange: (value: Value) => void;
  readonly onBlur: () => void;
}

interface TypedControl<Value> extends ValueControl<Value> {
  readonly onUnreadable: (message: string | undefined) => void;
}

interface Versioned {
  readonly version: number;
}

/** The props of a text field. `disabled` isn't among them, because the screen sets it together with the reason. */
type ControlOf<Values extends FieldValues> = Pick<
  ReturnType<UseFormReturn<Values>['register']>,
  'name' | 'ref' | 'onChange' | 'onBlur'
>;
