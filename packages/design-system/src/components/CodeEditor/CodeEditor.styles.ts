import { styled } from 'styled-components';
import { FILLING_BASIS, focusRingInside, VISUALLY_HIDDEN, WIDE_SCREEN } from '../../theme/styles.ts';
import { space, t, type } from '../../theme/tokens.ts';

export const EditorBox = styled.div`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  border: 1px solid ${t('line-control')};
  border-radius: ${t('radius-control')};
  background: ${t('surface')};
  overflow: hidden;
  &:focus-within {
    border-color: ${t('focus')};
  }
  &:has(.cm-focused) {
    outline: 2px solid ${t('focus')};
    outline-offset: -1px;
  }
  &[data-invalid] {
    border-color: ${t('danger-text')};
    box-shadow: 0 0 0 1px ${t('danger-text')};
  }
  &[data-read-only] {
    background: ${t('sunken')};
    border-color: ${t('line')};
  }
  > [data-part='bar'] {
    display: flex;
    flex: none;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space(4, 8)};
    min-block-size: 36px;
    padding: ${space(6, 8)};
    border-block-end: 1px solid ${t('line')};
    background: ${t('sunken')};
  }
  > [data-part='bar'] > * {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space(4)};
  }
  > [data-part='bar'] > [data-part='bar-end'] {
    gap: ${space(4, 8)};
    margin-inline-start: auto;
  }
  > [data-part='text'] {
    block-size: var(--own-height);
    min-block-size: 80px;
    overflow: hidden;
    resize: vertical;
    direction: ltr;
  }
  &[data-filling] {
    flex: 1 1 auto;
    min-block-size: 0;
    > [data-part='text'] {
      flex: 1 1 ${FILLING_BASIS};
      min-block-size: 160px;
      resize: none;
    }
  }
  [data-part='host'] {
    block-size: 100%;
  }
  /* The text before the editor has loaded, in the same place and font. */
  [data-part='plain'] {
    margin: 0;
    padding: ${space(8)};
    /* Optical: as wide as the gutters of the editor. */
    padding-inline-start: 72px;
    color: ${t('ink-muted')};
    font-family: ${t('font-mono')};
    font-size: 0.75rem;
    line-height: 1.25rem;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  > [data-part='foot'] {
    display: flex;
    align-items: center;
    gap: ${space(8)};
    min-block-size: 28px;
    padding-inline: ${space(8, 2)};
    border-block-start: 1px solid ${t('line')};
    background: ${t('sunken')};
    color: ${t('ink-muted')};
    ${type(12)}
  }
  > [data-part='foot']:has(> [data-part='note']) {
    flex-wrap: wrap;
    row-gap: 0;
  }
  > [data-part='foot'] > [data-part='note'] {
    flex: 1 0 100%;
    padding-block-start: ${space(4)};
  }
  > [data-part='foot'] > span {
    flex: 1;
    padding-block: ${space(4)};
  }
  > [data-part='panel'] {
    position: relative;
    display: flex;
    flex: none;
    flex-direction: column;
    max-block-size: 240px;
    border-block-start: 1px solid ${t('line')};
    ${type(13)}
  }
  &[data-filling] > [data-part='panel'] {
    ${WIDE_SCREEN} {
      max-block-size: calc(100% / 3);
    }
  }
  > [data-part='panel'] > p {
    ${VISUALLY_HIDDEN}
  }
  > [data-part='panel'] > [data-part='line'] {
    display: flex;
    flex: none;
    align-items: center;
    gap: ${space(8)};
    min-block-size: 32px;
    padding-inline-end: ${space(8)};
  }
  > [data-part='panel'] > [data-part='line']:hover {
    background: ${t('hover')};
  }
  > [data-part='panel'] > [data-part='line'] > button {
    display: flex;
    flex: 1;
    align-items: center;
    align-self: stretch;
    gap: ${space(8)};
    min-inline-size: 0;
    padding: ${space(4, 8)};
    border: 0;
    background: none;
    color: ${t('ink')};
    font-weight: 500;
    text-align: start;
    cursor: pointer;
    ${type(13)}
  }
  > [data-part='panel'] > [data-part='line'] > button > svg {
    flex: none;
    color: ${t('ink-muted')};
  }
  > [data-part='panel'] > [data-part='line'] > button > svg:dir(rtl) {
    transform: scaleX(-1);
  }
  > [data-part='panel'] > [data-part='line'] > button[aria-expanded='true'] > svg {
    transform: rotate(90deg);
  }
  > [data-part='panel'] > [data-part='line'] > button:focus-visible,
  > [data-part='panel'] > [data-part='list']:focus-visible {
    ${focusRingInside}
  }
  > [data-part='panel'] > [data-part='list'] {
    min-block-size: 0;
    padding: ${space(8, 12)};
    border-block-start: 1px solid ${t('line')};
    overflow: auto;
  }
  @media (pointer: coarse) {
    > [data-part='panel'] > [data-part='line'] {
      min-block-size: 44px;
    }
  }
  > [data-part='findings'] {
    max-block-size: 160px;
    overflow: auto;
    border-block-start: 1px solid ${t('line')};
    ${type(12)}
  }
  > [data-part='findings']:has(> p:empty) {
    border: 0;
  }
  > [data-part='findings'] > p:not(:empty) {
    padding: ${space(6, 8, 2)};
    font-weight: 500;
  }
  > [data-part='findings'] button {
    display: flex;
    gap: ${space(8)};
    inline-size: 100%;
    min-block-size: 24px;
    padding: ${space(4, 8)};
    border: 0;
    background: none;
    color: ${t('ink')};
    text-align: start;
    overflow-wrap: anywhere;
    cursor: pointer;
    ${type(12)}
  }
  > [data-part='findings'] button:hover {
    background: ${t('hover')};
  }
  > [data-part='findings'] button:focus-visible {
    ${focusRingInside}
  }
  > [data-part='findings'] svg {
    flex: none;
    margin-block-start: 1px;
  }
  [data-severity='error'] svg {
    color: ${t('danger-text')};
  }
  [data-severity='warning'] svg {
    color: ${t('warning-text')};
  }
  [data-severity='info'] svg {
    color: ${t('accent')};
  }
`;
