import { styled } from 'styled-components';
import { space, t } from '../../theme/tokens.ts';

export const FormRoot = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${space(16)};
  min-inline-size: 0;
  &[data-marks='optional'] label > [data-part='required'] {
    display: none;
  }
  &[data-marks='optional'] label[id$='-label']:not(:has(> span))::after {
    content: var(--own-mark);
    color: ${t('ink-subtle')};
    font-weight: 400;
  }
  > [data-part='summary']:empty {
    display: none;
  }
  > [data-part='summary'] > div {
    padding: ${space(12, 16)};
    border: 1px solid ${t('danger-line')};
    border-radius: ${t('radius-card')};
    background: ${t('danger-tint')};
    color: ${t('danger-text')};
  }
  > [data-part='summary'] p {
    font-weight: 600;
  }
  > [data-part='summary'] li > button {
    min-block-size: 24px;
    padding: 0;
    border: 0;
    background: none;
    text-align: start;
    text-decoration: underline;
    text-underline-offset: 3px;
    cursor: pointer;
  }
`;
