import { styled } from 'styled-components';
import { FIGURES, focusRing, SMALL_SCREEN, VISUALLY_HIDDEN } from '../../theme/styles.ts';
import { space, t, type } from '../../theme/tokens.ts';
import { TONES } from '../../theme/tones.ts';

export const BoardRoot = styled.section`
  display: grid;
  gap: ${space(8)};
  min-inline-size: 0;
  > [data-part='said'] {
    ${VISUALLY_HIDDEN}
  }
  > [data-part='said'][data-refused] {
    position: static;
    inline-size: auto;
    block-size: auto;
    margin: 0;
    padding: ${space(8, 12)};
    clip-path: none;
    white-space: normal;
    border: 1px solid ${t('danger-line')};
    border-radius: ${t('radius-control')};
    background: ${t('danger-tint')};
    color: ${t('danger-text')};
  }
  > [data-part='columns'] {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: minmax(240px, 1fr);
    gap: ${space(12)};
    align-items: stretch;
    overflow-x: auto;
    padding: ${space(2)};
  }
  [data-part='column'] {
    position: relative;
    display: flex;
    flex-direction: column;
    min-inline-size: 0;
    border: 1px solid ${t('line')};
    border-radius: ${t('radius-card')};
    background: ${t('sunken')};
  }
  [data-part='column'] > [data-part='head'] {
    display: flex;
    align-items: center;
    gap: ${space(8)};
    padding: ${space(8, 12, 6)};
  }
  [data-part='column'] > [data-part='head'] > h3 {
    min-inline-size: 0;
    overflow-wrap: anywhere;
    ${type(13)}
    font-weight: 600;
  }
  [data-part='column'] > [data-part='head'] > svg {
    flex: none;
  }
  ${TONES.map((tone) => `[data-part='column'][data-tone='${tone}'] > [data-part='head'] > svg { color: ${t(`${tone}-solid`)}; }`).join('')}
  [data-part='column'] > [data-part='head'] > [data-part='count'] {
    margin-inline-start: auto;
    color: ${t('ink-muted')};
    ${FIGURES}
  }
  [data-part='cards'] {
    flex: 1;
    display: flex;
    flex-direction: column;
    gap: ${space(8)};
    min-block-size: 72px;
    padding: ${space(4, 8, 8)};
    border-radius: ${t('radius-card')};
    outline: none;
  }
  [data-part='cards'][data-drop-target] {
    background: ${t('accent-tint')};
    box-shadow: inset 0 0 0 2px ${t('accent')};
  }
  [data-part='cards'] > [role='row']:has([data-part='no-cards']),
  [data-part='cards'] > li:has(> [data-part='no-cards']) {
    display: contents;
  }
  [data-part='no-cards'] {
    display: grid;
    place-content: center;
    block-size: 56px;
    border: 1px dashed ${t('line-control')};
    border-radius: ${t('radius-control')};
    ${type(12)}
    color: ${t('ink-muted')};
  }
  [data-part='card'] {
    display: grid;
    grid-template-columns: 16px minmax(0, 1fr) max-content;
    gap: ${space(4)};
    align-items: start;
    padding: ${space(8, 6)};
    border: 1px solid ${t('line')};
    border-radius: ${t('radius-control')};
    background: ${t('surface')};
  }
  [data-part='card'] > [role='gridcell'] {
    display: contents;
  }
  [data-part='card'][data-dragging] {
    opacity: 0.5;
  }
  [data-part='card'][data-focus-visible],
  [data-part='grip'][data-focus-visible],
  a[data-part='card-title']:focus-visible {
    ${focusRing}
  }
  [data-part='grip'] {
    display: grid;
    place-items: center;
    inline-size: 16px;
    block-size: 24px;
    padding: 0;
    border: 0;
    border-radius: ${t('radius-badge')};
    background: none;
    color: ${t('ink-subtle')};
    cursor: grab;
  }
  [data-part='card-title'] {
    display: block;
    padding-block: ${space(2)};
    color: ${t('ink')};
    font-weight: 500;
    text-decoration: none;
    overflow-wrap: anywhere;
  }
  a[data-part='card-title']:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  [data-part='card-detail'] {
    ${type(12)}
    color: ${t('ink-muted')};
    overflow-wrap: anywhere;
  }
  [data-part='card-foot'] {
    padding-block-start: ${space(6)};
    ${type(12)}
    color: ${t('ink-muted')};
  }
  .react-aria-DropIndicator[data-drop-target] {
    block-size: 2px;
    /* Takes no space: the margins cancel the gap and the indicator's own height. */
    margin-block: calc((${space(8)} + ${space(2)}) / -2);
    background: ${t('accent')};
  }
  /* Covers the column, so that nothing moves under the dragged card. */
  [data-part='no'] {
    position: absolute;
    inset: 0;
    z-index: 1;
    display: grid;
    place-content: center;
    padding: ${space(16)};
    border-radius: ${t('radius-card')};
    background: ${t('danger-tint')};
    color: ${t('danger-text')};
    text-align: center;
    pointer-events: none;
    opacity: 0.94;
  }
  ${SMALL_SCREEN} {
    > [data-part='columns'] {
      grid-auto-flow: row;
      grid-auto-columns: auto;
      grid-template-columns: minmax(0, 1fr);
    }
  }
  @media (forced-colors: active) {
    [data-part='cards'][data-drop-target] {
      outline: 2px solid Highlight;
    }
    .react-aria-DropIndicator[data-drop-target] {
      forced-color-adjust: none;
      background: Highlight;
    }
  }
`;
