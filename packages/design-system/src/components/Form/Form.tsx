'use client';
import { useEffect, useRef, useState, type ComponentProps, type SubmitEvent } from 'react';
import { useMergedRef } from '../../hooks/useMergedRef.ts';
import { useDesign } from '../../provider/DesignContext.ts';
import { UNREADABLE } from '../Field/useUnreadable.ts';
import { focusField } from './focusField.ts';
import { FormRoot } from './Form.styles.ts';

export interface FormError {
  /** The control's name attribute. */
  field: string;
  /** Says what is wrong and how to correct it. */
  message: string;
  /** The field's label, if the message doesn't mention it. */
  label?: string | undefined;
}

export interface FormProps extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  /** Replaces the browser's own submit; not called while busy or while a field's text can't be read. */
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  /** The errors in the order of the fields. A new list moves the focus to the first wrong field. Default: none. */
  errors?: readonly FormError[] | undefined;
  /**
   * Called instead of `onSubmit` while a field's text can't be read, after that field has shown its error and taken the
   * focus. For an application that summarises other errors too.
   */
  onBlocked?: (() => void) | undefined;
  /** The name of the control that takes the focus when the form appears, for a link to one field. Default: none. */
  focusOn?: string | undefined;
  /**
   * Which fields have a mark beside their label: 'required' suits most forms, 'optional' one in which most fields are
   * required. Default 'required'.
   */
  marks?: 'required' | 'optional' | undefined;
  /** Whether the form is being sent, which blocks a second submit. Default false. */
  isBusy?: boolean | undefined;
}

const NONE: readonly FormError[] = [];

function unreadableIn(form: HTMLFormElement): HTMLInputElement[] {
  return [...form.elements].filter(
    (element): element is HTMLInputElement => element instanceof HTMLInputElement && element.hasAttribute(UNREADABLE),
  );
}

/** A form with a summary of errors; the focus goes to the first wrong field. */
export function Form(props: FormProps) {
  const {
    onSubmit,
    onBlocked,
    errors = NONE,
    focusOn,
    marks = 'required',
    isBusy = false,
    children,
    style,
    ref,
    ...rest
  } = props;
  const { texts } = useDesign();
  const form = useRef<HTMLFormElement>(null);
  const merged = useMergedRef(form, ref);
  const [submits, setSubmits] = useState(0);
  const answered = useRef(0);
  const wasBusy = useRef(false);
  const first = errors[0]?.field;
  useEffect(() => {
    const isOver = wasBusy.current && !isBusy;
    wasBusy.current = isBusy;
    // Moves the focus once, after a failed submit: the list may change while somebody is typing. A submit that failed
    // for another reason than a field is answered too, or the next error would take the focus from where one types.
    if (isBusy || submits === answered.current || (first === undefined && !isOver)) return;
    answered.current = submits;
    if (first !== undefined) focusField(form.current, first);
  }, [first, errors, submits, isBusy]);
  useEffect(() => {
    const root = form.current;
    if (!root || focusOn === undefined) return undefined;
    const isThere = () => {
      focusField(root, focusOn);
      return root.contains(document.activeElement);
    };
    if (isThere()) return undefined;
    // Choices and dates load after the form has appeared.
    const watch = new MutationObserver(() => isThere() && watch.disconnect());
    watch.observe(root, { childList: true, subtree: true });
    return () => watch.disconnect();
  }, [focusOn]);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    setSubmits((count) => count + 1);
    const unreadable = unreadableIn(event.currentTarget);
    if (unreadable.length === 0) {
      onSubmit(event);
      return;
    }
    // Makes each field show its error, through its `invalid` event.
    for (const input of unreadable) input.checkValidity();
    unreadable[0]?.focus();
    onBlocked?.();
  };
  return (
    <FormRoot
      ref={merged}
      noValidate
      data-marks={marks}
      style={marks === 'optional' ? ({ '--own-mark': `" (${texts.optional})"`, ...style } as object) : style}
      aria-busy={isBusy || undefined}
      {...rest}
      onSubmit={submit}
    >
      <div role="alert" data-part="summary">
        {errors.length > 0 && (
          <div>
            <p>{texts.errorSummary(errors.length)}</p>
            <ul>
              {errors.map(({ field, message, label }) => (
                <li key={`${field} ${message}`}>
                  <button type="button" onClick={() => focusField(form.current, field)}>
                    {label && <b>{label}: </b>}
                    {message}
                  </button>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
      {children}
    </FormRoot>
  );
}
