import { css } from 'styled-components';
import { FIGURES } from '../../theme/styles.ts';
import { space, t, type } from '../../theme/tokens.ts';
import { ENTRY_HEIGHT } from './entry.styles.ts';

const HEAD = '36px';
const LANES = `calc(var(--own-depth) * (${ENTRY_HEIGHT} + 2px) + 5px)`;

export const weekStyles = css`
  [data-part='hours-box'] {
    display: grid;
    grid-template-columns: 56px minmax(0, 1fr);
    max-block-size: 600px;
    overflow: auto;
  }
  [data-part='hours'] {
    ${type(12)}
    ${FIGURES}
    color: ${t('ink-subtle')};
    text-align: end;
  }
  [data-part='hours'] > [data-part='corner'] {
    position: sticky;
    inset-block-start: 0;
    z-index: 4;
    block-size: calc(${HEAD} + ${LANES});
    background: linear-gradient(${t('sunken')} 0 ${HEAD}, ${t('surface')} ${HEAD});
    border-block-end: 1px solid ${t('line')};
  }
  [data-part='hours'] > span {
    display: block;
    block-size: var(--own-hour);
    padding-inline-end: ${space(8)};
    transform: translateY(-8px);
  }
  [data-part='week-hours'] > [data-part='weekdays'] {
    position: sticky;
    inset-block-start: 0;
    z-index: 4;
    block-size: ${HEAD};
    align-items: center;
  }
  /* The background above the hours stays with the header; bars still cross from day to day. */
  [data-part='week-hours'] > [data-part='weekdays']::after {
    content: '';
    position: absolute;
    inset-block-start: 100%;
    inset-inline: 0;
    block-size: ${LANES};
    background: ${t('surface')};
    border-block-end: 1px solid ${t('line')};
    pointer-events: none;
  }
  [data-part='week-hours'] [role='columnheader'] {
    display: flex;
    align-items: center;
    gap: ${space(4)};
  }
  [data-part='week-hours'] [role='gridcell'] {
    min-inline-size: 0;
    border-inline-start: 1px solid ${t('line')};
  }
  [data-part='week-hours'] [data-part='lanes'] {
    position: sticky;
    inset-block-start: ${HEAD};
    z-index: 5;
    block-size: ${LANES};
    padding: ${space(4, 4, 0)};
    pointer-events: none;
  }
  [data-part='week-hours'] [data-part='lanes'] > li {
    pointer-events: auto;
  }
  [data-part='day-times'] {
    position: relative;
    block-size: calc(24 * var(--own-hour));
    /* A tile for each hour: Firefox draws a repeating gradient of these colours wrongly. */
    background: linear-gradient(${t('line')} 0 1px, transparent 1px) 0 -1px / 100% var(--own-hour);
  }
  [data-part='day-times'] > li {
    position: absolute;
    inset-block-start: calc(var(--own-from) * 100%);
    inset-inline-start: calc(var(--own-column) * 100%);
    inline-size: calc(100% / var(--own-columns));
    block-size: max(${ENTRY_HEIGHT}, calc(var(--own-length) * 100%));
    padding-inline: ${space(2)};
  }
  [data-part='day-times'] [data-part='entry'] {
    flex-wrap: wrap;
    align-content: start;
    gap: ${space(0, 4)};
    block-size: 100%;
  }
  /* One line: the title goes beside the time, because below it would be cut off. */
  [data-part='day-times'] > [data-short] > [data-part='entry'] {
    flex-wrap: nowrap;
  }
  [data-part='day-times'] > [data-short] [data-part='entry-detail'] {
    display: none;
  }
  [data-part='day-times'] a[data-part='entry']:hover,
  [data-part='day-times'] a[data-part='entry']:focus-visible {
    block-size: auto;
    min-block-size: 100%;
  }
  [data-part='day-times'] [data-part='entry-detail'] {
    flex-basis: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
  }
`;
