import { styled } from 'styled-components';
import { framedWithBar } from '../../theme/framedWithBar.ts';
import { space, t, type } from '../../theme/tokens.ts';
import { entryStyles } from './entry.styles.ts';
import { monthStyles } from './month.styles.ts';
import { weekStyles } from './week.styles.ts';

export const CalendarRoot = styled.section`
  ${framedWithBar}
  > [data-part='bar'] > h2 {
    margin-inline: ${space(8)};
    ${type(14)}
    font-weight: 600;
  }
  > [data-part='bar'] > [data-part='zone'] {
    margin-inline-end: auto;
    ${type(12)}
    color: ${t('ink-subtle')};
  }
  > [data-part='bar'] > [data-part='views'] {
    display: flex;
    gap: ${space(4)};
  }
  > [data-part='agenda'] > div {
    padding: ${space(12)};
  }
  > [data-part='agenda'] > div + div {
    border-block-start: 1px solid ${t('line')};
  }
  > [data-part='agenda'] h3 {
    padding-block-end: ${space(4)};
    ${type(12)}
    font-weight: 500;
    color: ${t('ink-muted')};
  }
  > [data-part='agenda'] [data-part='day-note'] {
    padding-block-end: ${space(8)};
  }
  > [data-part='agenda'] > [data-today] h3 {
    color: ${t('accent')};
    font-weight: 600;
  }
  > [data-part='agenda'] > [data-part='nothing'] {
    padding: ${space(24, 12)};
    color: ${t('ink-muted')};
    text-align: center;
  }
  ${entryStyles}
  ${monthStyles}
  ${weekStyles}
`;
