import { css, styled } from 'styled-components';
import { space, t, type } from '../../theme/tokens.ts';

// Kept apart from the field, because bundlers never drop what is written with `css` and a select doesn't use it.

/** The box around a text input. */
export const inputStyles = css`
  inline-size: 100%;
  min-inline-size: 0;
  min-block-size: ${t('control')};
  padding: ${space(4, 8)};
  border: 1px solid ${t('line-control')};
  border-radius: ${t('radius-control')};
  background: ${t('surface')};
  color: ${t('ink')};
  ${type(13)}
  transition: border-color ${t('state-time')} ease-out;
  &::placeholder {
    color: ${t('ink-subtle')};
    opacity: 1;
  }
  &:focus-visible {
    outline: 2px solid ${t('focus')};
    outline-offset: -1px;
    border-color: ${t('focus')};
  }
  &[aria-invalid='true'] {
    border-color: ${t('danger-text')};
    box-shadow: inset 0 0 0 1px ${t('danger-text')};
  }
  &[aria-disabled='true'],
  &[readonly] {
    background: ${t('sunken')};
    border-color: ${t('line')};
    color: ${t('ink-muted')};
  }
  &[aria-disabled='true'] {
    cursor: not-allowed;
  }
  @media (forced-colors: active) {
    &[aria-invalid='true'] {
      border-width: 2px;
    }
    &[aria-disabled='true'] {
      border-color: GrayText;
      color: GrayText;
    }
  }
`;

export const Input = styled.input`
  ${inputStyles}
`;
