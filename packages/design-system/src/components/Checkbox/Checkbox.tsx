'use client';
import { useEffect, useId, useRef, type ComponentProps, type ReactNode } from 'react';
import { useMergedRef } from '../../hooks/useMergedRef.ts';
import { VISUALLY_HIDDEN } from '../../theme/styles.ts';
import type { Disableable } from '../../theme/disableable.ts';
import { checkedHandler } from '../Field/valueHandler.ts';
import { CircleAlertIcon } from '../Icon/CircleAlertIcon.ts';
import { useDisabled } from '../Tooltip/useDisabled.tsx';
import { ChoiceRoot } from './Checkbox.styles.ts';
import { styled } from 'styled-components';

interface CheckboxOwnProps extends Omit<
  ComponentProps<'input'>,
  'disabled' | 'type' | 'size' | 'value' | 'defaultValue' | 'checked' | 'defaultChecked' | 'onChange'
> {
  /** Whether it is checked. Default: the field keeps its own state, from `defaultValue` on. */
  value?: boolean | undefined;
  /** The initial state when the field keeps its own. Default false. */
  defaultValue?: boolean | undefined;
  /** Called with the new state. */
  onValueChange?: ((value: boolean) => void) | undefined;
  /** The browser's event, for a form library that binds elements: `{...register('name')}`. `onValueChange` replaces it. */
  onChange?: ComponentProps<'input'>['onChange'] | undefined;
  /** The label and accessible name. */
  label: ReactNode;
  /** Hides the label visually but keeps it as the accessible name, for a row of a table. Default false. */
  isLabelHidden?: boolean | undefined;
  /** Help that is shown before anything goes wrong. */
  hint?: ReactNode;
  /** Says what is wrong and how to correct it. */
  error?: ReactNode;
  /** Whether only some of the boxes that it covers are checked. Default false. */
  isIndeterminate?: boolean | undefined;
}
/** `className` goes to the root, the ref and everything else to the input. */
export type CheckboxProps = CheckboxOwnProps & Disableable;

const Hidden = styled.label`
  ${VISUALLY_HIDDEN}
`;

/** A yes or no that is submitted with its form. */
export function Checkbox({
  label,
  isLabelHidden = false,
  hint,
  error,
  isIndeterminate = false,
  disabled,
  reason,
  className,
  id: givenId,
  ref,
  value,
  defaultValue,
  onValueChange,
  ...rest
}: CheckboxProps) {
  const generatedId = useId();
  const id = givenId ?? generatedId;
  const input = useRef<HTMLInputElement>(null);
  const merged = useMergedRef(input, ref);
  useEffect(() => {
    if (input.current) input.current.indeterminate = isIndeterminate;
  }, [isIndeterminate]);
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined;
  const { controlProps, hint: why } = useDisabled({ disabled: disabled ?? false, reason: reason ?? '' }, describedBy);
  return (
    <ChoiceRoot className={className} data-label-hidden={isLabelHidden || undefined}>
      <input
        type="checkbox"
        aria-invalid={error ? true : undefined}
        checked={value}
        defaultChecked={defaultValue}
        {...rest}
        {...checkedHandler(onValueChange)}
        {...controlProps}
        id={id}
        ref={merged}
      />
      {isLabelHidden ? <Hidden htmlFor={id}>{label}</Hidden> : <label htmlFor={id}>{label}</label>}
      {hint && (
        <span data-part="hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
      {error && (
        <span data-part="error" id={`${id}-error`}>
          <CircleAlertIcon size={14} />
          <span>{error}</span>
        </span>
      )}
      {why}
    </ChoiceRoot>
  );
}
