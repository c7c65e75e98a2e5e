import { css } from 'styled-components';
import { FIGURES, VISUALLY_HIDDEN } from '../../theme/styles.ts';
import { space, t, type } from '../../theme/tokens.ts';
import { ENTRY_HEIGHT } from './entry.styles.ts';

const HEAD = 'var(--own-head)';
/** With a line of the application's below the day. */
const NOTED_HEAD = '72px';
const LANES = `calc(var(--own-depth) * (${ENTRY_HEIGHT} + 2px) + min(var(--own-depth), 1) * 5px)`;

/** A tall entry. */
const TALL = "[data-part='day-times'] > li:not([data-short])";

/**
 * The widths of a week below which the entries of a day are too narrow for a word, and those entries. Their name is written
 * downwards then; the other lines are shown under the pointer.
 */
const NARROW = [
  ['479.9px', `${TALL} > [data-part='entry']`],
  ['839.9px', `${TALL}[data-beside] > [data-part='entry']`],
] as const;

export const weekStyles = css`
  [data-part='hours-box'] {
    --own-head: 36px;
    display: grid;
    grid-template-columns: 56px minmax(0, 1fr);
    max-block-size: 600px;
    container: hours / inline-size;
    overflow: auto;
    scroll-padding-block-start: calc(${HEAD} + ${LANES});
  }
  [data-part='hours-box'][data-noted] {
    --own-head: ${NOTED_HEAD};
  }
  [data-part='hours'] {
    position: relative;
    ${type(12)}
    ${FIGURES}
    color: ${t('ink-subtle')};
    text-align: end;
  }
  [data-part='hours'] > [data-part='corner'] {
    position: sticky;
    inset-block-start: 0;
    z-index: 4;
    display: flex;
    align-items: flex-end;
    justify-content: flex-end;
    block-size: calc(${HEAD} + ${LANES});
    padding: ${space(4, 8)};
    background: linear-gradient(${t('sunken')} 0 ${HEAD}, ${t('surface')} ${HEAD});
    border-block-end: 1px solid ${t('line')};
  }
  [data-part='hours'] > span {
    display: block;
    block-size: var(--own-hour);
    padding-inline-end: ${space(8)};
    transform: translateY(-8px);
  }
  /* The current time, over the hours' labels. */
  [data-part='hours'] > b {
    position: absolute;
    inset-block-start: calc(${HEAD} + ${LANES} + var(--own-from) * 24 * var(--own-hour));
    inset-inline-end: ${space(4)};
    z-index: 3;
    padding-inline: ${space(4)};
    border-radius: ${t('radius-badge')};
    background: ${t('danger-solid')};
    color: ${t('on-danger')};
    font-weight: 600;
    transform: translateY(-50%);
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
    flex-wrap: wrap;
    align-items: center;
    gap: ${space(0, 4)};
    min-inline-size: 0;
    color: ${t('ink')};
    font-weight: 500;
  }
  [data-part='week-hours'] [role='columnheader'][data-today] {
    color: ${t('accent')};
    font-weight: 600;
  }
  [role='columnheader'] > [data-part='day-note'] {
    flex: 0 0 100%;
    min-inline-size: 0;
  }
  [data-part='week-hours'] [role='gridcell'] {
    min-inline-size: 0;
    border-inline-start: 1px solid ${t('line')};
  }
  [data-part='week-hours'] [role='gridcell'][data-past] {
    background: ${t('sunken')};
  }
  [data-part='week-hours'] [data-part='lanes'] {
    position: sticky;
    inset-block-start: ${HEAD};
    z-index: 5;
    block-size: ${LANES};
    padding: ${space(0, 4)};
    pointer-events: none;
  }
  [data-part='week-hours'] [data-part='lanes'] > li {
    pointer-events: auto;
  }
  [data-part='week-hours'] [data-part='lanes']::before {
    content: '';
    display: block;
    margin-block-start: ${space(4)};
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
  [data-part='day-times'] > [data-part='now-line'] {
    inline-size: 100%;
    block-size: 0;
    padding: 0;
    border-block-start: 1px solid ${t('danger-solid')};
    pointer-events: none;
  }
  [data-part='now-line']::before {
    content: '';
    position: absolute;
    /* Optical: the centre of the dot lies where the line meets the edge of the day. */
    inset: -5px auto auto -5px;
    inline-size: 9px;
    block-size: 9px;
    border-radius: 50%;
    background: ${t('danger-solid')};
  }
  /* The name first, then the time with the other lines below it. */
  [data-part='day-times'] [data-part='entry'] {
    flex-wrap: wrap;
    align-content: start;
    gap: ${space(0, 4)};
    block-size: 100%;
    padding-block: ${space(2)};
    border-inline-start: 3px solid currentcolor;
  }
  [data-part='day-times'] > [data-roomy] > [data-part='entry'] {
    white-space: normal;
    /* A long word in a narrow entry ends in an ellipsis. Broken between any two letters it reads as two words. */
    overflow-wrap: normal;
  }
  [data-part='day-times'] [data-part='entry'] > svg {
    align-self: start;
    /* Optical: the height of the first line's letters. */
    margin-block-start: 3px;
  }
  [data-part='day-times'] [data-part='entry'] > [data-part='title'] {
    flex: 1 1 calc(100% - 20px);
    color: ${t('ink')};
    font-weight: 600;
  }
  [data-part='day-times'] [data-part='entry'] > [data-part='time'],
  [data-part='day-times'] [data-part='entry-detail'] {
    order: 1;
  }
  [data-part='day-times'] [data-part='entry'] > [data-part='time'],
  [data-part='day-times'] [data-part='entry-line'] {
    color: ${t('ink-muted')};
  }
  [data-part='day-times'] [data-part='entry-detail'] {
    max-inline-size: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
    color: ${t('ink')};
    font-weight: 600;
    ${FIGURES}
  }
  [data-part='day-times'] [data-part='entry-status'],
  [data-part='day-times'] [data-part='entry-line'] {
    order: 2;
  }
  /* One line: the title goes before the time, because below it would be cut off. */
  [data-part='day-times'] > [data-short] > [data-part='entry'] {
    flex-wrap: nowrap;
    padding-block: 0;
    white-space: nowrap;
  }
  [data-part='day-times'] > [data-short] > [data-part='entry'] > svg {
    align-self: center;
    margin-block-start: 0;
  }
  [data-part='day-times'] > [data-short] > [data-part='entry'] > [data-part='title'] {
    flex: 0 1 auto;
  }
  /* In a narrow day the time gives way: the place of the entry says it too. */
  [data-part='day-times'] > [data-short] > [data-part='entry'] > [data-part='time'] {
    flex: 0 1000 auto;
    min-inline-size: 0;
    overflow: hidden;
  }
  [data-part='day-times'] > [data-short] [data-part='entry-detail'] {
    display: none;
  }
  [data-part='day-times'] > li [data-part='entry']:not(:hover):not(:focus-visible) > [data-cut] {
    ${VISUALLY_HIDDEN}
  }
  [data-part='day-times'] > li:not([data-moving]) > a[data-part='entry']:hover,
  [data-part='day-times'] > li:not([data-moving]) > a[data-part='entry']:focus-visible {
    block-size: auto;
    min-block-size: 100%;
    overflow-wrap: anywhere;
  }
  ${NARROW.map(
    ([width, entry]) => `@container hours (max-width: ${width}) {
      ${entry}:not(:hover):not(:focus-visible) > [data-part='title'] {
        flex: 1 1 0;
        writing-mode: vertical-rl;
        max-block-size: 100%;
      }
      ${entry}:not(:hover):not(:focus-visible) {
        flex-flow: column nowrap;
        align-items: flex-start;
        white-space: nowrap;
        padding-inline: ${space(2)};
      }
      ${entry}:not(:hover):not(:focus-visible) > :not([data-part='title'], svg) {
        ${VISUALLY_HIDDEN}
      }
    }`,
  ).join('')}
  [data-part='day-times'] > [data-stood] {
    z-index: 1;
    opacity: 0.7;
  }
  [data-part='day-times'] > [data-stood] > [data-part='entry'] {
    border: 1px dashed ${t('line-control')};
    background: ${t('surface')};
  }
  [data-part='day-times'] > [data-moving] {
    z-index: 3;
  }
`;
