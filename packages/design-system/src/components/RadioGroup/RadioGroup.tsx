'use client';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Disableable } from '../../theme/disableable.ts';
import { t, type } from '../../theme/tokens.ts';
import { ChoiceRoot } from '../Checkbox/Checkbox.styles.ts';
import { useDisabled } from '../Tooltip/useDisabled.tsx';

export type RadioOption = { value: string; label: ReactNode; hint?: ReactNode } & Disableable;

export interface RadioGroupProps extends Omit<ComponentProps<'fieldset'>, 'onChange' | 'disabled'> {
  label: ReactNode;
  name?: string;
  value: string | undefined;
  onValueChange: (value: string) => void;
  options: readonly RadioOption[];
  error?: ReactNode;
  orientation?: 'vertical' | 'horizontal';
}

const Root = styled.fieldset`
  display: flex;
  flex-direction: column;
  gap: 8px;
  margin: 0;
  padding: 0;
  border: 0;
  min-inline-size: 0;
  > legend {
    padding: 0 0 4px;
    font-weight: 500;
  }
  &[data-orientation='horizontal'] > [data-part='options'] {
    flex-direction: row;
    flex-wrap: wrap;
    gap: 8px 20px;
  }
  > [data-part='options'] {
    display: flex;
    flex-direction: column;
    gap: 4px;
  }
  > [data-part='error'] {
    ${type(12)}
    color: ${t('danger-text')};
  }
`;

/** One of a few, all in sight. */
export function RadioGroup({
  label,
  name,
  value,
  onValueChange,
  options,
  error,
  orientation = 'vertical',
  ...rest
}: RadioGroupProps) {
  const id = useId();
  return (
    <Root data-orientation={orientation} aria-describedby={error ? `${id}-error` : undefined} {...rest}>
      <legend>{label}</legend>
      <div data-part="options">
        {options.map((option) => (
          <Radio
            key={option.value}
            option={option}
            name={name ?? id}
            isChosen={option.value === value}
            onChoose={() => onValueChange(option.value)}
          />
        ))}
      </div>
      {error && (
        <div data-part="error" id={`${id}-error`}>
          {error}
        </div>
      )}
    </Root>
  );
}

interface RadioProps {
  option: RadioOption;
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
