'use client';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { useDesign } from '../../provider/DesignContext.ts';
import { CircleAlertIcon } from '../Icon/CircleAlertIcon.ts';
import { Counter } from './Counter.tsx';
import { FieldRoot } from './Field.styles.ts';

/** What every labelled control may be given. */
export interface FieldTexts {
  /** What is asked for; the control's accessible name. */
  label: ReactNode;
  /** Named for screen readers, but not shown: for a search box that says it in its placeholder. Default false. */
  isLabelHidden?: boolean | undefined;
  /** Helps before something goes wrong. */
  hint?: ReactNode;
  /** What is wrong, and how it would be right; said with the control, which is invalid while it stands. */
  error?: ReactNode;
  /** Must be filled in; said to screen readers. Default false. */
  isRequired?: boolean | undefined;
  /** Says so beside the label, in forms where most fields are required. Default false. */
  isOptional?: boolean | undefined;
  /** Length and limit of what was typed, in characters. It is said when the end comes near. */
  counter?: { value: number; max: number } | undefined;
}

/** What the control inside takes over. */
export interface FieldControl {
  /** The label points to it. */
  id: string;
  /** The ids of error, hint and counter. */
  'aria-describedby': string | undefined;
  /** While there is an error. */
  'aria-invalid': true | undefined;
  /** While it is required. */
  'aria-required': true | undefined;
}

export interface FieldProps extends Omit<ComponentProps<'div'>, 'children' | 'id'>, FieldTexts {
  /** The control's id; made up when absent. */
  controlId?: string | undefined;
  /** Renders the control, which takes over what it is handed. */
  children: (control: FieldControl) => ReactNode;
}

/** Label, hint and error of one control, linked so that screen readers say them with it. */
export function Field({
  label,
  isLabelHidden = false,
  hint,
  error,
  isRequired = false,
  isOptional = false,
  counter,
  controlId,
  children,
  ...rest
}: FieldProps) {
  const made = useId();
  const id = controlId ?? made;
  const { texts } = useDesign();
  const describedBy =
    [error && `${id}-error`, hint && `${id}-hint`, counter && `${id}-counter`].filter(Boolean).join(' ') || undefined;
  return (
    <FieldRoot data-label-hidden={isLabelHidden || undefined} {...rest}>
      <label id={`${id}-label`} htmlFor={id}>
        {label} {isOptional && <span data-part="optional">({texts.optional})</span>}
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
