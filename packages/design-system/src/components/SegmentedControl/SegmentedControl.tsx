'use client';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Disableable } from '../../theme/disableable.ts';
import { focusRing } from '../../theme/styles.ts';
import { space, t, type } from '../../theme/tokens.ts';
import { useKeptValue } from '../Field/useKeptValue.ts';
import { useDisabled } from '../Tooltip/useDisabled.tsx';

interface SegmentOwn<Value extends string> {
  /** Passed to `onValueChange` when this segment is chosen. */
  value: Value;
  /** One or two words. */
  label: ReactNode;
  /** 'quiet' stays grey when chosen, so that the other answers stand out in a long list. Default 'accent'. */
  tone?: 'accent' | 'quiet' | undefined;
}
export type Segment<Value extends string = string> = SegmentOwn<Value> & Disableable;

export interface SegmentedControlProps<Value extends string = string> extends Omit<
  ComponentProps<'div'>,
  'onChange' | 'defaultValue'
> {
  /** Names the group for screen readers. Not shown: the row or the heading beside it says it. */
  label: string;
  /** The name of the value in the form's data. */
  name?: string | undefined;
  /** The chosen segment's value. Default: the control keeps its own, starting with `defaultValue`. */
  value?: Value | undefined;
  /** The value that the control starts with when it keeps its own. Default: the first segment. */
  defaultValue?: Value | undefined;
  /** Called with the value of the segment that was chosen. */
  onValueChange?: ((value: Value) => void) | undefined;
  /** Two to four segments. */
  options: readonly [Segment<Value>, ...Segment<Value>[]];
}

const Root = styled.div`
  display: inline-flex;
  /* As wide as its segments, where a Stack would stretch it too. */
  inline-size: fit-content;
  vertical-align: middle;
  min-block-size: ${t('control-small')};
  border: 1px solid ${t('line-control')};
  border-radius: ${t('radius-control')};
  background: ${t('surface')};
  ${type(12)}
  font-weight: 500;
  white-space: nowrap;
  > label {
    position: relative;
    display: flex;
    cursor: pointer;
  }
  > label + label {
    border-inline-start: 1px solid ${t('line-control')};
  }
  > label > input {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
  @media (pointer: coarse) {
    > label > input {
      /* Optical: to 44 px. */
      inset-block: -8px;
      block-size: calc(100% + 16px);
    }
  }
  > label > [data-part='text'] {
    display: flex;
    align-items: center;
    padding-inline: ${space(8)};
    border-radius: inherit;
    color: ${t('ink-muted')};
  }
  > label:first-of-type {
    border-start-start-radius: inherit;
    border-end-start-radius: inherit;
  }
  > label:last-of-type {
    border-start-end-radius: inherit;
    border-end-end-radius: inherit;
  }
  > label > input:checked + [data-part='text'] {
    background: ${t('accent-tint')};
    /* In high contrast tints are white, so the line says which one is chosen. */
    box-shadow: inset 0 0 0 1px ${t('accent-line')};
    color: ${t('accent')};
  }
  > label > input:checked + [data-part='text'][data-tone='quiet'] {
    background: ${t('sunken')};
    box-shadow: inset 0 0 0 1px ${t('line-control')};
    color: ${t('ink')};
  }
  > label > input:focus-visible + [data-part='text'] {
    ${focusRing}
  }
  > label:has(> input[aria-disabled='true']) {
    cursor: not-allowed;
    > [data-part='text'] {
      color: ${t('ink-subtle')};
    }
  }
  @media (forced-colors: active) {
    > label > input:checked + [data-part='text'] {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
    > label:has(> input[aria-disabled='true']) > [data-part='text'] {
      color: GrayText;
    }
  }
`;

/** Chooses one of two to four short answers in a row, such as in a line of a table or above a view. */
export function SegmentedControl<Value extends string = string>({
  label,
  name,
  value,
  options,
  defaultValue = options[0].value,
  onValueChange,
  ...rest
}: SegmentedControlProps<Value>) {
  const id = useId();
  const [chosen, setChosen] = useKeptValue(value, defaultValue, onValueChange);
  return (
    <Root {...rest} role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <SegmentLabel
          key={option.value}
          option={option}
          name={name ?? id}
          isChosen={option.value === chosen}
          onChoose={() => setChosen(option.value)}
        />
      ))}
    </Root>
  );
}

interface SegmentLabelProps {
  option: Segment;
  name: string;
  isChosen: boolean;
  onChoose: () => void;
}

function SegmentLabel({ option, name, isChosen, onChoose }: SegmentLabelProps) {
  const { isDisabled, controlProps, hint } = useDisabled(option);
  return (
    <label>
      <input
        type="radio"
        name={name}
        value={option.value}
        checked={isChosen}
        onChange={() => !isDisabled && onChoose()}
        {...controlProps}
      />
      <span data-part="text" data-tone={option.tone}>
        {option.label}
      </span>
      {hint}
    </label>
  );
}
