import { css, styled } from 'styled-components';
import { faultLine, visuallyHidden } from '../../theme/styles.ts';
import { t, type } from '../../theme/tokens.ts';

export const FieldRoot = styled.div`
  display: flex;
  flex-direction: column;
  gap: 4px;
  min-inline-size: 0;
  > label,
  > legend {
    font-weight: 500;
    padding: 0;
  }
  &[data-label-hidden] > label {
    ${visuallyHidden}
  }
  [data-part='optional'] {
    color: ${t('ink-subtle')};
    font-weight: 400;
  }
  > [data-part='notes'] {
    display: flex;
    justify-content: space-between;
    gap: 12px;
    ${type(12)}
    color: ${t('ink-subtle')};
  }
  [data-part='counter'] {
    font-variant-numeric: tabular-nums;
    position: relative;
    flex: none;
    margin-inline-start: auto;
  }
  [data-part='counter-news'] {
    ${visuallyHidden}
  }
  [data-part='counter'][data-over] {
    color: ${t('danger-text')};
  }
  > [data-part='error'] {
    ${type(12)}
    ${faultLine}
  }
`;

/** The box that text is typed into. */
export const inputStyles = css`
  inline-size: 100%;
  min-inline-size: 0;
  min-block-size: ${t('control')};
  padding: 5px 10px;
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
