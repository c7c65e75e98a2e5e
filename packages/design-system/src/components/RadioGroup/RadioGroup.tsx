'use client';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Disableable } from '../../theme/disableable.ts';
import { faultLine } from '../../theme/styles.ts';
import { space, t, type } from '../../theme/tokens.ts';
import { ChoiceRoot } from '../Checkbox/Checkbox.styles.ts';
import { useKeptValue } from '../Field/useKeptValue.ts';
import { CircleAlertIcon } from '../Icon/CircleAlertIcon.ts';
import { useDisabled } from '../Tooltip/useDisabled.tsx';

interface RadioOptionOwn<Value extends string | number> {
  /** Passed to `onValueChange` when this option is chosen. */
  value: Value;
  label: ReactNode;
  /** Explains what choosing it means. */
  hint?: ReactNode;
}
export type RadioOption<Value extends string | number = string> = RadioOptionOwn<Value> & Disableable;

export interface RadioGroupProps<Value extends string | number = string> extends Omit<
  ComponentProps<'fieldset'>,
  'onChange' | 'disabled' | 'defaultValue'
> {
  /** The question that the group asks. Names the group. */
  label: ReactNode;
  /** The name of the value in the form's data. */
  name?: string | undefined;
  /**
   * The chosen option's value, or null when none is chosen. Default: the group keeps its own, starting with
   * `defaultValue`.
   */
  value?: Value | null | undefined;
  /** The value that the group starts with when it keeps its own. Default: none. */
  defaultValue?: Value | null | undefined;
  /** Called with the value of the option that was chosen. */
  onValueChange?: ((value: Value) => void) | undefined;
  /** Two to about seven options. Use a Select for more. */
  options: readonly RadioOption<Value>[];
  /** Help that is always shown. */
  hint?: ReactNode;
  /** Says what is wrong and how to correct it. */
  error?: ReactNode;
  /** One must be chosen. Announced by screen readers. Default false. */
  isRequired?: boolean | undefined;
  /**
   * 'vertical' puts the options below each other; 'horizontal' puts them side by side where there is room. Default
   * 'vertical'.
   */
  orientation?: 'vertical' | 'horizontal' | undefined;
}

const Root = styled.fieldset`
  display: flex;
  flex-direction: column;
  gap: ${space(8)};
  margin: 0;
  padding: 0;
  border: 0;
  min-inline-size: 0;
  > legend {
    padding: ${space(0, 0, 4)};
    font-weight: 500;
  }
  &[data-orientation='horizontal'] > [data-part='options'] {
    flex-direction: row;
    flex-wrap: wrap;
    gap: ${space(8, 16)};
  }
  > [data-part='options'] {
    display: flex;
    flex-direction: column;
    gap: ${space(4)};
  }
  > [data-part='hint'] {
    ${type(12)}
    color: ${t('ink-subtle')};
  }
  > [data-part='error'] {
    ${type(12)}
    ${faultLine}
  }
`;

/** Chooses one of a few options, all of them visible. */
export function RadioGroup<Value extends string | number = string>({
  label,
  name,
  value,
  defaultValue = null,
  onValueChange,
  options,
  hint,
  error,
  isRequired = false,
  orientation = 'vertical',
  ...rest
}: RadioGroupProps<Value>) {
  const id = useId();
  const [chosen, setChosen] = useKeptValue(value, defaultValue, (next) => next !== null && onValueChange?.(next));
  return (
    <Root
      role="radiogroup"
      data-orientation={orientation}
      aria-describedby={[error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined}
      aria-invalid={error ? true : undefined}
      aria-required={isRequired || undefined}
      {...rest}
    >
      <legend>{label}</legend>
      <div data-part="options">
        {options.map((option) => (
          <Radio
            key={option.value}
            option={option}
            name={name ?? id}
            isChosen={option.value === chosen}
            onChoose={() => setChosen(option.value)}
          />
        ))}
      </div>
      {hint && (
        <div data-part="hint" id={`${id}-hint`}>
          {hint}
        </div>
      )}
      {error && (
        <div data-part="error" id={`${id}-error`}>
          <CircleAlertIcon size={14} />
          <span>{error}</span>
        </div>
      )}
    </Root>
  );
}

interface RadioProps {
  option: RadioOption<string | number>;
  name: string;
  isChosen: boolean;
  onChoose: () => void;
}

function Radio({ option, name, isChosen, onChoose }: RadioProps) {
  const id = useId();
  const described = option.hint ? `${id}-hint` : undefined;
  const { isDisabled, controlProps, hint } = useDisabled(option, described);
  return (
    <ChoiceRoot>
      <input
        type="radio"
        id={id}
        name={name}
        value={option.value}
        checked={isChosen}
        onChange={() => !isDisabled && onChoose()}
        {...controlProps}
      />
      <label htmlFor={id}>{option.label}</label>
      {option.hint && (
        <span data-part="hint" id={`${id}-hint`}>
          {option.hint}
        </span>
      )}
      {hint}
    </ChoiceRoot>
  );
}
