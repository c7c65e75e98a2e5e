import { Modal } from 'react-aria-components/Modal';
import { styled } from 'styled-components';
import { SMALL_SCREEN, VISUALLY_HIDDEN, WITH_MOTION } from '../../theme/styles.ts';
import { space, t, type } from '../../theme/tokens.ts';
import { Scrim } from '../Modal/Modal.styles.ts';

const FROM_TOP = 'min(12vh, 120px)';

// At the top: the list grows and shrinks with each letter, and the field must not move with it.
export const PaletteScrim = styled(Scrim)`
  place-items: start center;
  padding-block: ${FROM_TOP} ${space(16)};
  ${SMALL_SCREEN} {
    place-items: start stretch;
    padding: 0;
  }
`;

export const PalettePanel = styled(Modal)`
  inline-size: min(640px, 100%);
  max-block-size: 100%;
  display: flex;
  background: ${t('raised')};
  color: ${t('ink')};
  border: 1px solid ${t('line')};
  border-radius: ${t('radius-card')};
  box-shadow: ${t('shadow')};
  outline: none;
  overflow: clip;
  ${WITH_MOTION} {
    transition: transform ${t('enter-time')} ease-out;
    &[data-entering] {
      transform: translateY(-8px);
    }
  }
  > section {
    flex: 1;
    display: flex;
    min-inline-size: 0;
    outline: none;
  }
  [data-part='frame'] {
    flex: 1;
    display: flex;
    flex-direction: column;
    min-inline-size: 0;
    max-block-size: min(560px, 100dvh - ${FROM_TOP} - ${space(16)});
  }
  [data-part='palette-search'] {
    display: flex;
    align-items: center;
    gap: ${space(12)};
    padding-inline: ${space(16)};
    border-block-end: 1px solid ${t('line')};
    color: ${t('ink-subtle')};
    > div {
      flex: 1;
      display: flex;
    }
    > button {
      flex: none;
      display: none;
    }
  }
  input {
    flex: 1;
    min-inline-size: 0;
    min-block-size: 48px;
    border: 0;
    padding: 0;
    background: transparent;
    color: ${t('ink')};
    ${type(16)}
    outline: none;
    appearance: none;
  }
  input::-webkit-search-cancel-button {
    display: none;
  }
  input::placeholder {
    color: ${t('ink-subtle')};
    opacity: 1;
  }
  /* The field is the whole head: its ring is the line below it. */
  [data-part='palette-search']:has(input:focus-visible) {
    box-shadow: inset 0 -2px 0 ${t('focus')};
  }
  [role='listbox'] {
    flex: 1;
    min-block-size: 0;
    overflow: auto;
    padding: ${space(4, 8)};
    outline: none;
    /* The header of a section stays above the option that the keyboard has reached. */
    scroll-padding-block: calc(1rem + ${space(16)}) ${space(8)};
  }
  [role='listbox'][data-empty] {
    display: none;
  }
  [role='listbox'] header {
    padding: ${space(8, 8, 4)};
    ${type(12)}
    color: ${t('ink-subtle')};
  }
  [role='option'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space(0, 8)};
    min-block-size: 36px;
    padding: ${space(4, 8)};
    border-radius: ${t('radius-control')};
    ${type(13)}
    color: ${t('ink')};
    text-decoration: none;
    cursor: pointer;
    outline: none;
  }
  [role='option'] > svg {
    flex: none;
    color: ${t('ink-subtle')};
  }
  [role='option'][data-hovered] {
    background: ${t('hover')};
  }
  [role='option'][data-focused] {
    background: ${t('accent-tint')};
    box-shadow: inset 2px 0 0 ${t('accent')};
  }
  [role='option'][data-focused]:dir(rtl) {
    box-shadow: inset -2px 0 0 ${t('accent')};
  }
  [role='option'][aria-disabled] {
    cursor: not-allowed;
    > [data-part='label'] {
      color: ${t('ink-subtle')};
    }
  }
  [role='option'][data-current] > [data-part='label'] {
    font-weight: 600;
  }
  [role='option'] > [data-part='label'] {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  [role='option'] > [data-part='note'] {
    flex: 1;
    min-inline-size: 0;
    ${type(12)}
    color: ${t('ink-subtle')};
    overflow-wrap: anywhere;
  }
  [role='option'] > [data-part='keys-hint']:not(:has(+ [data-part='current'])),
  [role='option'] > [data-part='current'] {
    margin-inline-start: auto;
  }
  [data-part='frame'] > [data-part='notes'] {
    ${type(13)}
    color: ${t('ink-muted')};
    > p,
    > div {
      padding: ${space(8, 16)};
    }
    > div {
      display: flex;
      align-items: center;
      justify-content: space-between;
      gap: ${space(12)};
      color: ${t('danger-text')};
    }
  }
  [data-part='frame'] > [data-part='said'] {
    ${VISUALLY_HIDDEN}
  }
  [data-part='hints'] {
    display: flex;
    gap: ${space(16)};
    padding: ${space(8, 16)};
    border-block-start: 1px solid ${t('line')};
    ${type(12)}
    color: ${t('ink-subtle')};
  }
  [data-part='hints'] > span {
    display: inline-flex;
    align-items: center;
    gap: ${space(4)};
  }
  ${SMALL_SCREEN} {
    inline-size: 100%;
    border-width: 0 0 1px;
    border-radius: 0;
    [data-part='frame'] {
      max-block-size: 100dvh;
    }
  }
  /* Without a keyboard there is nothing to hint at. */
  @media (pointer: coarse), (max-width: 719px) {
    [data-part='hints'],
    [role='option'] > [data-part='keys-hint'] {
      display: none;
    }
    [data-part='palette-search'] > button {
      display: inline-flex;
    }
    [role='option'] {
      min-block-size: 44px;
    }
  }
  @media (forced-colors: active) {
    [role='option'][data-focused] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
    [role='option'][aria-disabled] {
      color: GrayText;
    }
  }
`;
