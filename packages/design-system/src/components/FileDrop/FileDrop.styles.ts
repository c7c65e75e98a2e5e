import { styled } from 'styled-components';
import { FIGURES, focusRing, SMALL_SCREEN, TRUNCATE, VISUALLY_HIDDEN } from '../../theme/styles.ts';
import { space, t, type } from '../../theme/tokens.ts';

export const Root = styled.div`
  display: grid;
  gap: ${space(8)};
  min-inline-size: 0;
  [data-part='area'] {
    position: relative;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    gap: ${space(4, 8)};
    min-block-size: 72px;
    padding: ${space(16)};
    background: ${t('surface')};
    border: 1px dashed ${t('line-control')};
    border-radius: ${t('radius-card')};
    font-weight: 500;
    text-align: center;
    cursor: pointer;
    transition: background-color ${t('state-time')} ease-out;
  }
  &[data-size='small'] {
    grid-template-columns: repeat(auto-fit, minmax(min(280px, 100%), 1fr));
    align-items: start;
  }
  &[data-size='small'] [data-part='area'] {
    min-block-size: 40px;
    padding: ${space(4, 12)};
  }
  &[data-size='small'] [data-part='limits'] {
    flex-basis: auto;
  }
  &[data-size='large'] [data-part='area'] {
    flex-flow: column nowrap;
    min-block-size: 280px;
    ${type(16)}
  }
  &[data-size='large'] [data-part='limits'] {
    flex-basis: auto;
    ${type(13)}
  }
  [data-part='area']:hover,
  &[data-over] [data-part='area'] {
    background: ${t('accent-tint')};
    border-color: ${t('accent')};
  }
  &[data-over] [data-part='area'] {
    border-style: solid;
  }
  [data-part='area']:has(:focus-visible) {
    ${focusRing}
  }
  [data-part='area'] input {
    ${VISUALLY_HIDDEN}
  }
  [data-part='area'] svg {
    color: ${t('accent')};
  }
  [data-part='limits'] {
    flex-basis: 100%;
    color: ${t('ink-muted')};
    font-weight: 400;
    ${type(12)}
  }
  &[data-disabled] [data-part='area'] {
    background: ${t('sunken')};
    border-color: ${t('line')};
    color: ${t('ink-muted')};
    cursor: not-allowed;
  }
  &[data-disabled] [data-part='area'] svg {
    color: inherit;
  }
  ul {
    display: grid;
    gap: ${space(4)};
  }
  li {
    display: grid;
    grid-template-columns: 16px minmax(0, 1fr) auto auto auto;
    align-items: center;
    gap: ${space(4, 8)};
    min-block-size: 40px;
    padding: ${space(4, 8, 4, 12)};
    background: ${t('surface')};
    border: 1px solid ${t('line')};
    border-radius: ${t('radius-control')};
  }
  ${SMALL_SCREEN} {
    li {
      grid-template-columns: 16px minmax(0, 1fr) auto auto;
    }
    [data-part='size'] {
      grid-area: 2 / 2;
    }
    /* Below the error: beside it the name would wrap after each word. */
    [data-part='retry'] {
      grid-column: 2 / -1;
      justify-self: start;
      order: 1;
    }
  }
  li > [data-part='name'] {
    overflow-wrap: anywhere;
    font-weight: 500;
  }
  [data-part='size'] {
    color: ${t('ink-muted')};
    ${FIGURES}
  }
  [data-part='below'] {
    grid-column: 2 / -1;
    padding-block-end: ${space(4)};
    color: ${t('ink-muted')};
  }
  [data-part='thumbnail'] {
    inline-size: 32px;
    block-size: 32px;
    border: 1px solid ${t('line')};
    border-radius: ${t('radius-badge')};
    background: ${t('sunken')};
    object-fit: contain;
  }
  li:has([data-part='thumbnail']) {
    grid-template-columns: 32px minmax(0, 1fr) auto auto auto;
  }
  [data-part='lines'] {
    grid-column: 2 / -1;
    margin: ${space(0, 0, 4)};
    padding-inline-start: ${space(8)};
    border-inline-start: 2px solid ${t('line')};
    color: ${t('ink-muted')};
    font-family: ${t('font-mono')};
    ${type(12)}
  }
  [data-part='lines'] > div {
    direction: ltr;
    white-space: pre;
    ${TRUNCATE}
  }
  li > [data-part='news'] {
    ${VISUALLY_HIDDEN}
  }
  [data-state='done'] > svg {
    color: ${t('success-text')};
  }
  [data-state='error'] {
    border-color: ${t('danger-line')};
  }
  [data-state='error'] > svg,
  [data-state='error'] [data-part='below'] {
    color: ${t('danger-text')};
  }
`;
