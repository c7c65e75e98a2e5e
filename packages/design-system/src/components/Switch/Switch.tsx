'use client';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Disableable } from '../../theme/disableable.ts';
import { space, t } from '../../theme/tokens.ts';
import { ChoiceRoot } from '../Checkbox/Checkbox.styles.ts';
import { checkedHandler } from '../Field/valueHandler.ts';
import { useDisabled } from '../Tooltip/useDisabled.tsx';

interface SwitchOwnProps extends Omit<
  ComponentProps<'input'>,
  'disabled' | 'type' | 'size' | 'value' | 'defaultValue' | 'checked' | 'defaultChecked' | 'onChange' | 'role'
> {
  /** Whether the switch is on. Default: the switch keeps its own state, starting with `defaultValue`. */
  value?: boolean | undefined;
  /** The state that the switch starts with when it keeps its own. Default false. */
  defaultValue?: boolean | undefined;
  /** Called with the new state. */
  onValueChange?: ((value: boolean) => void) | undefined;
  /** The browser's event, for a form library that binds elements: `{...register('name')}`. `onValueChange` replaces it. */
  onChange?: ComponentProps<'input'>['onChange'] | undefined;
  /** Names what is on or off. It must not change with the state. */
  label: ReactNode;
  /** Explains what 'on' means. */
  hint?: ReactNode;
}
/** `className` goes to the root. The ref and all other props go to the input. */
export type SwitchProps = SwitchOwnProps & Disableable;

const Root = styled(ChoiceRoot)`
  > input[type='checkbox'] {
    inline-size: 28px;
    border-radius: 8px;
    justify-content: start;
    padding-inline: ${space(2)};
    transition: background-color ${t('state-time')} ease-out;
  }
  > input[type='checkbox']::after,
  > input[type='checkbox']:checked::after {
    display: block;
    inline-size: 10px;
    block-size: 10px;
    margin: 0;
    border: 0;
    border-radius: 50%;
    background: ${t('line-control')};
    rotate: 0deg;
    transition: transform ${t('state-time')} ease-out;
  }
  > input[type='checkbox']:checked::after {
    background: ${t('on-accent')};
    transform: translateX(12px);
  }
  > input[type='checkbox']:checked:dir(rtl)::after {
    transform: translateX(-12px);
  }
  > input[aria-disabled='true']::after,
  > input[aria-disabled='true']:checked::after {
    background: ${t('ink-subtle')};
  }
  @media (forced-colors: active) {
    > input[type='checkbox']::after {
      background: ButtonText;
    }
    > input[type='checkbox']:checked::after {
      background: HighlightText;
    }
    > input[aria-disabled='true'][type='checkbox']::after {
      background: GrayText;
    }
  }
`;

/** Turns something on or off with immediate effect. Use a Checkbox for a choice that is saved later. */
export function Switch(props: SwitchProps) {
  const { label, hint, disabled, reason, className, id: givenId, value, defaultValue, onValueChange, ...rest } = props;
  const made = useId();
  const id = givenId ?? made;
  const described = hint ? `${id}-hint` : undefined;
  const { controlProps, hint: why } = useDisabled({ disabled: disabled ?? false, reason: reason ?? '' }, described);
  return (
    <Root className={className}>
      <input
        type="checkbox"
        role="switch"
        checked={value}
        defaultChecked={defaultValue}
        {...rest}
        {...checkedHandler(onValueChange)}
        {...controlProps}
        id={id}
      />
      <label htmlFor={id}>{label}</label>
      {hint && (
        <span data-part="hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
      {why}
    </Root>
  );
}
