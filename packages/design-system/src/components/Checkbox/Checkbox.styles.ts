import { styled } from 'styled-components';
import { faultLine, focusRing } from '../../theme/styles.ts';
import { space, t, type } from '../../theme/tokens.ts';

/** A box or dot with text beside it; shared by Checkbox, RadioGroup and Switch. */
export const ChoiceRoot = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  column-gap: ${space(8)};
  align-items: start;
  > label {
    padding-block: ${space(2)};
    cursor: pointer;
  }
  &[data-label-hidden] {
    display: inline-grid;
    column-gap: 0;
  }
  > input {
    appearance: none;
    flex: none;
    display: grid;
    place-content: center;
    inline-size: 16px;
    block-size: 16px;
    margin: ${space(4, 0)};
    border: 1px solid ${t('line-control')};
    border-radius: 3px;
    background: ${t('surface')};
    color: ${t('on-accent')};
    cursor: pointer;
    position: relative;
  }
  /* The target is larger than the box: 24 px, 44 on touch. */
  > input::before {
    content: '';
    position: absolute;
    /* Optical: to 24 px. */
    inset: -5px;
  }
  @media (pointer: coarse) {
    > input::before {
      /* Optical: to 44 px. */
      inset: -14px;
    }
  }
  > input[type='radio'] {
    border-radius: 50%;
  }
  /* A group of radio buttons without an answer is indeterminate as well, and shows nothing. */
  > input:checked,
  > input:where([type='checkbox']):indeterminate {
    background: ${t('accent')};
    border-color: ${t('accent')};
  }
  > input::after {
    content: '';
    display: none;
  }
  > input[type='checkbox']:checked::after {
    display: block;
    inline-size: 5px;
    block-size: 9px;
    /* Optical: the tick rotates about its corner. */
    margin-block-start: -2px;
    border: solid currentColor;
    border-width: 0 2px 2px 0;
    rotate: 45deg;
  }
  > input:where([type='checkbox']):indeterminate::after {
    display: block;
    inline-size: 8px;
    block-size: 2px;
    margin: 0;
    border: 0;
    rotate: 0deg;
    background: currentColor;
  }
  > input[type='radio']:checked::after {
    display: block;
    inline-size: 6px;
    block-size: 6px;
    border-radius: 50%;
    background: currentColor;
  }
  > input:focus-visible {
    ${focusRing}
  }
  > input[aria-invalid='true'] {
    border-color: ${t('danger-text')};
  }
  > input[aria-disabled='true'] {
    background: ${t('sunken')};
    border-color: ${t('line')};
    color: ${t('ink-subtle')};
    cursor: not-allowed;
  }
  > input[aria-disabled='true'] ~ label {
    color: ${t('ink-subtle')};
    cursor: not-allowed;
  }
  > [data-part='hint'],
  > [data-part='error'] {
    grid-column: 2;
    ${type(12)}
    color: ${t('ink-subtle')};
  }
  > [data-part='error'] {
    ${faultLine}
  }
  @media (forced-colors: active) {
    > input:checked,
    > input:where([type='checkbox']):indeterminate {
      forced-color-adjust: none;
      background: Highlight;
      border-color: Highlight;
      color: HighlightText;
      outline-color: Highlight;
    }
    > input[aria-invalid='true'] {
      border-width: 2px;
    }
    > input[aria-disabled='true'] {
      background: Canvas;
      border-color: GrayText;
      color: GrayText;
    }
    > input[aria-disabled='true'] ~ label {
      color: GrayText;
    }
  }
`;
