import { styled } from 'styled-components';
import { focusRing } from '../../theme/styles.ts';
import { t, type } from '../../theme/tokens.ts';

export const InlineRoot = styled.div`
  min-inline-size: 0;
  > [data-part='shown'] {
    display: inline-flex;
    align-items: baseline;
    gap: 6px;
    max-inline-size: 100%;
    min-block-size: 24px;
    /* The words stay where they are when the frame appears. */
    margin-inline-start: -7px;
    padding: 1px 6px;
    border: 1px solid transparent;
    border-radius: ${t('radius-control')};
    background: none;
    color: inherit;
    font: inherit;
    text-align: start;
    cursor: pointer;
    transition: border-color ${t('state-time')} ease-out;
  }
  > [data-part='shown'] > span {
    min-inline-size: 0;
    overflow-wrap: anywhere;
    white-space: pre-wrap;
  }
  > [data-part='shown'] > [data-empty] {
    color: ${t('ink-subtle')};
  }
  > [data-part='shown'] > svg {
    flex: none;
    align-self: center;
    color: ${t('ink-subtle')};
  }
  > [data-part='shown']:hover {
    border-color: ${t('line-control')};
  }
  > [data-part='shown']:focus-visible {
    ${focusRing}
  }
  > [data-part='shown'][aria-disabled='true'] {
    cursor: not-allowed;
    border-color: transparent;
  }
`;

export const InlineFormRoot = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: 4px;
  ${type(13)}
  > :first-child {
    flex: 1 1 160px;
    max-inline-size: 480px;
  }
`;
