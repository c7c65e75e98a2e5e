import { styled } from 'styled-components';
import { t, type } from '../../theme/tokens.ts';
import { entryStyles } from './entry.styles.ts';
import { monthStyles } from './month.styles.ts';
import { weekStyles } from './week.styles.ts';

export const CalendarRoot = styled.section`
  min-inline-size: 0;
  border: 1px solid ${t('line')};
  border-radius: ${t('radius-card')};
  background: ${t('surface')};
  overflow: clip;
  > [data-part='bar'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px;
    padding: 8px 12px;
    border-block-end: 1px solid ${t('line')};
  }
  > [data-part='bar'] > h2 {
    margin-inline: 8px;
    ${type(14)}
    font-weight: 600;
  }
  > [data-part='bar'] > [data-part='zone'] {
    margin-inline-end: auto;
    ${type(12)}
    color: ${t('ink-subtle')};
  }
  > [data-part='agenda'] > div {
    padding: 12px;
  }
  > [data-part='agenda'] > div + div {
    border-block-start: 1px solid ${t('line')};
  }
  > [data-part='agenda'] h3 {
    padding-block-end: 4px;
    ${type(12)}
    font-weight: 500;
    color: ${t('ink-muted')};
  }
  > [data-part='agenda'] > [data-today] h3 {
    color: ${t('accent')};
    font-weight: 600;
  }
  > [data-part='agenda'] > [data-part='nothing'] {
    padding: 24px 12px;
    color: ${t('ink-muted')};
    text-align: center;
  }
  ${entryStyles}
  ${monthStyles}
  ${weekStyles}
`;
