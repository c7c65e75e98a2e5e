'use client';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { useDesign } from '../../provider/DesignContext.ts';
import { CircleAlertIcon } from '../Icon/CircleAlertIcon.ts';
import { Counter } from './Counter.tsx';
import { FieldRoot } from './Field.styles.ts';

/** The texts of every labelled control. */
export interface FieldTexts {
  /** The label and the control's accessible name. */
  label: ReactNode;
  /**
   * Hides the label visually but keeps it as the accessible name, for a search box whose placeholder says the same.
   * Default false.
   */
  isLabelHidden?: boolean | undefined;
  /** Help that is shown before anything goes wrong. */
  hint?: ReactNode;
  /** Says what is wrong and how to correct it. It is announced with the control, which is marked invalid. */
  error?: ReactNode;
  /** Whether a value is required: shown beside the label, and announced with the control. Default false. */
  isRequired?: boolean | undefined;
  /** Whether to show 'optional' beside the label. A `Form` can mark all its optional fields. Default false. */
  isOptional?: boolean | undefined;
  /** Length and limit of the typed text, in characters. It is announced near the limit. */
  counter?: { value: number; max: number } | undefined;
}

/** Props that the control inside must spread. */
export interface FieldControl {
  /** The id that the label points to. */
  id: string;
  /** The ids of error, hint and counter. */
  'aria-describedby': string | undefined;
  /** True while there is an error. */
  'aria-invalid': true | undefined;
  /** True while a value is required. */
  'aria-required': true | undefined;
}

export interface FieldProps extends Omit<ComponentProps<'div'>, 'children' | 'id'>, FieldTexts {
  /** The control's id. Default: a generated one. */
  controlId?: string | undefined;
  /** Renders the control, which spreads the given props. */
  children: (control: FieldControl) => ReactNode;
}

/** Label, hint and error of one control, linked so that screen readers announce them with it. */
export function Field({
  label,
  isLabelHidden = false,
  hint,
  error,
  isRequired,
  isOptional,
  counter,
  controlId,
  children,
  ...rest
}: FieldProps) {
  const generatedId = useId();
  const id = controlId ?? generatedId;
  const { texts } = useDesign();
  // Screen readers hear from the control that it is required.
  const mark = isRequired ? 'required' : isOptional && 'optional';
  const describedBy =
    [error && `${id}-error`, hint && `${id}-hint`, counter && `${id}-counter`].filter(Boolean).join(' ') || undefined;
  return (
    <FieldRoot data-label-hidden={isLabelHidden || undefined} {...rest}>
      <label id={`${id}-label`} htmlFor={id}>
        {label}{' '}
        {mark && (
          <span data-part={mark} aria-hidden={isRequired}>
            ({texts[mark]})
          </span>
        )}
      </label>
      {children({
        id,
        'aria-describedby': describedBy,
        'aria-invalid': error ? true : undefined,
        'aria-required': isRequired || undefined,
      })}
      {error && (
        <div data-part="error" id={`${id}-error`}>
          <CircleAlertIcon size={14} />
          <span>{error}</span>
        </div>
      )}
      {(hint || counter) && (
        <div data-part="notes">
          {hint && <span id={`${id}-hint`}>{hint}</span>}
          {counter && <Counter id={`${id}-counter`} {...counter} />}
        </div>
      )}
    </FieldRoot>
  );
}
