import { styled } from 'styled-components';
import { focusRing } from '../../theme/styles.ts';
import { space, t, type } from '../../theme/tokens.ts';

export const InlineRoot = styled.div`
  min-inline-size: 0;
  > [data-part='shown'] {
    display: inline-flex;
    align-items: baseline;
    gap: ${space(6)};
    max-inline-size: 100%;
    min-block-size: 24px;
    /* The text doesn't move when the frame appears. */
    margin-inline-start: calc(-1px - ${space(6)});
    padding: 1px ${space(6)};
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
  gap: ${space(4)};
  ${type(13)}
  > div:first-of-type {
    flex: 1 1 160px;
    max-inline-size: 480px;
  }
`;
