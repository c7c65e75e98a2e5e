import { css } from 'styled-components';
import { FIGURES, focusRingInside, VISUALLY_HIDDEN } from '../../theme/styles.ts';
import { space, t, type } from '../../theme/tokens.ts';
import { ENTRY_HEIGHT } from './entry.styles.ts';

/** The padding on both sides and the line between two days, which a bar over several days must cross. */
const BRIDGE = '9px';

export const monthStyles = css`
  [data-part='weekdays'],
  [data-part='week'] {
    display: grid;
    grid-template-columns: repeat(7, minmax(0, 1fr));
  }
  [data-part='weekdays'] {
    background: ${t('sunken')};
    border-block-end: 1px solid ${t('line')};
  }
  [role='columnheader'],
  [role='gridcell'] {
    position: relative;
  }
  [role='columnheader'] > [data-part='words'],
  [role='gridcell'] > [data-part='words'] {
    ${VISUALLY_HIDDEN}
  }
  [role='columnheader'] {
    padding: ${space(4, 8)};
    color: ${t('ink-muted')};
    ${type(12)}
  }
  [data-part='month-grid'] > [data-part='week'] + [data-part='week'] {
    border-block-start: 1px solid ${t('line')};
  }
  [data-part='month-grid'] [role='gridcell'] {
    display: flex;
    flex-direction: column;
    align-items: stretch;
    min-inline-size: 0;
    min-block-size: 124px;
    padding: ${space(4)};
    border-inline-start: 1px solid transparent;
  }
  [role='gridcell'] + [role='gridcell'] {
    border-inline-start-color: ${t('line')};
  }
  [role='gridcell']:focus-visible {
    ${focusRingInside}
  }
  [role='gridcell'][data-outside] {
    background: ${t('sunken')};
  }
  [data-part='day-number'] {
    display: inline-grid;
    place-items: center;
    min-inline-size: 22px;
    block-size: 22px;
    ${type(12)}
    ${FIGURES}
  }
  [data-part='month-grid'] [data-part='day-number'] {
    align-self: start;
    margin-block-end: ${space(2)};
  }
  [data-part='month-grid'] [data-part='day-note'] {
    margin-block-end: ${space(4)};
  }
  [data-outside] > [data-part='day-number'] {
    color: ${t('ink-subtle')};
  }
  [aria-current='date'] > [data-part='day-number'],
  [role='columnheader'][data-today] > [data-part='day-number'] {
    border-radius: 50%;
    background: ${t('accent')};
    color: ${t('on-accent')};
    font-weight: 600;
  }
  [data-part='lanes'] > li {
    position: relative;
    block-size: ${ENTRY_HEIGHT};
    margin-block-end: ${space(2)};
  }
  [data-part='lanes'] > [data-span] > [data-part='entry'] {
    z-index: 1;
    inline-size: calc(var(--own-span) * (100% + ${BRIDGE}) - ${BRIDGE});
  }
  [data-part='lanes'] [data-bare] {
    z-index: 2;
    block-size: ${ENTRY_HEIGHT};
  }
  [data-comes-from] > [data-part='entry'] {
    border-start-start-radius: 0;
    border-end-start-radius: 0;
    border-inline-start-style: dashed;
  }
  [data-goes-on] > [data-part='entry'] {
    border-start-end-radius: 0;
    border-end-end-radius: 0;
    border-inline-end-style: dashed;
  }
  [data-part='month-grid'] [role='gridcell'] > button {
    align-self: start;
    min-block-size: ${ENTRY_HEIGHT};
    padding-inline: ${space(6)};
  }
  @media (forced-colors: active) {
    [aria-current='date'] > [data-part='day-number'],
    [role='columnheader'][data-today] > [data-part='day-number'] {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
    [role='gridcell'][data-outside] > [data-part='day-number'] {
      color: GrayText;
    }
  }
`;
