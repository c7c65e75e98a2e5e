import { css } from 'styled-components';
import { accentStripe, FIGURES, focusRingInside, VISUALLY_HIDDEN } from '../../theme/styles.ts';
import { space, t, type } from '../../theme/tokens.ts';
import { TONES } from '../../theme/tones.ts';

/** The height of an entry in one line, and the least that a pointer hits well (WCAG 2.2, 2.5.8). */
export const ENTRY_HEIGHT = '24px';

/** An entry in any view. */
export const entryStyles = css`
  [data-part='entry'] {
    position: relative;
    display: flex;
    align-items: center;
    gap: ${space(4)};
    min-block-size: ${ENTRY_HEIGHT};
    padding: 1px ${space(6)};
    overflow: hidden;
    border: 1px solid transparent;
    border-radius: ${t('radius-badge')};
    ${type(12)}
    color: ${t('end-text')};
    background: ${t('end-tint')};
    text-decoration: none;
    white-space: nowrap;
  }
  ${TONES.map(
    (tone) => `[data-part='entry'][data-tone='${tone}'] {
      background: ${t(`${tone}-tint`)}; border-color: ${t(`${tone}-line`)}; color: ${t(`${tone}-text`)};
    }`,
  ).join('')}
  [data-part='entry'] > svg {
    flex: none;
  }
  [data-part='entry'] > [data-part='time'],
  [data-part='entry'] > [data-part='title'] {
    unicode-bidi: plaintext;
  }
  [data-part='entry'] > [data-part='time'] {
    ${FIGURES}
  }
  [data-part='entry'] > [data-part='title'] {
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    font-weight: 500;
  }
  [data-part='entry'] > [data-part='words'] {
    ${VISUALLY_HIDDEN}
  }
  [data-part='entry-status'],
  [data-part='entry-line'] {
    flex-basis: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  [data-part='entry-status'] {
    font-weight: 600;
  }
  [data-part='entry-progress'] {
    /* Below the words, in whichever order a view has them. */
    order: 3;
    flex-basis: 100%;
    margin-block-start: ${space(2)};
    block-size: ${space(6)};
    border: 1px solid ${t('line')};
    border-radius: 2px;
    background: ${t('surface')};
    overflow: hidden;
  }
  [data-part='entry-progress']::before {
    content: '';
    display: block;
    block-size: 100%;
    inline-size: calc(100% * var(--own-share));
    background: ${accentStripe('progress')};
  }
  [data-part='entry'][data-movable] {
    cursor: grab;
    user-select: none;
  }
  [data-moving] > [data-part='entry'] {
    cursor: grabbing;
    outline: 2px solid ${t('accent')};
    box-shadow: ${t('shadow')};
  }
  a[data-part='entry']:focus-visible {
    ${focusRingInside}
  }
  /* Under the pointer or with focus, an entry shows its whole title. */
  a[data-part='entry']:hover,
  a[data-part='entry']:focus-visible {
    z-index: 3;
    white-space: normal;
  }
  [data-part='entry'][data-bare] {
    background: none;
    border-color: transparent;
  }
  /* Forced colours draw transparent borders, which would split the days of one entry. */
  @media (forced-colors: active) {
    [data-part='entry'][data-bare] {
      /* Optical: the padding replaces the border. */
      padding: 2px 7px;
      border: 0;
    }
  }
`;
