import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import type { CSSProperties } from 'react';
import { css, styled } from 'styled-components';
import { SMALL_SCREEN, WITH_MOTION } from '../../theme/styles.ts';
import { space, t, type } from '../../theme/tokens.ts';

export const Scrim = styled(ModalOverlay)`
  position: fixed;
  inset: 0;
  z-index: 100;
  display: grid;
  place-items: center;
  padding: ${space(32, 16)};
  background: ${t('scrim')};
  transition: opacity ${t('enter-time')} ease-out;
  ${WITH_MOTION} {
    &[data-entering],
    &[data-exiting] {
      opacity: 0;
    }
  }
  ${SMALL_SCREEN} {
    place-items: end stretch;
    padding: ${space(32, 0, 0)};
  }
`;

export const dialogParts = css`
  background: ${t('raised')};
  color: ${t('ink')};
  box-shadow: ${t('shadow')};
  outline: none;
  > section {
    display: flex;
    flex-direction: column;
    min-block-size: 0;
    max-block-size: inherit;
    outline: none;
  }
  /* No deeper: a banner or a card in it has parts of these names, too. */
  > section > [data-part='head'] {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space(12)};
    padding: ${space(12, 12, 0, 16)};
  }
  > section > [data-part='head'] > button {
    flex: none;
    align-self: flex-start;
  }
  > section > [data-part='body'] {
    padding: ${space(8, 16, 16)};
    overflow: auto;
    flex: 1;
  }
  /* The header needs a line only above a body that scrolls; the footer always has one. */
  > section > [data-part='body'][tabindex] {
    border-block-start: 1px solid ${t('line')};
    margin-block-start: ${space(8)};
    padding-block-start: ${space(12)};
  }
  > section > [data-part='head'] > [data-part='title'] {
    ${type(16)}
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  > section > [data-part='actions'] {
    display: flex;
    flex-wrap: wrap;
    justify-content: flex-end;
    gap: ${space(8)};
    padding: ${space(12, 16)};
    border-block-start: 1px solid ${t('line')};
  }
  > section > [data-part='actions'] > [data-part='note'] {
    flex: 1 1 240px;
    align-self: center;
    min-inline-size: 0;
    color: ${t('ink-muted')};
  }
`;

/** The style of a dialog with a width of its own: a custom property, so that small screens can ignore it. */
export function ownWidth(width: number | string | undefined): CSSProperties | undefined {
  if (width === undefined) return undefined;
  return { '--own-width': typeof width === 'number' ? `${width}px` : width } as CSSProperties;
}

export const Panel = styled(Modal)`
  ${dialogParts}
  inline-size: 100%;
  max-inline-size: var(--own-width, 560px);
  max-block-size: calc(100dvh - 2 * ${space(32)});
  display: flex;
  flex-direction: column;
  border: 1px solid ${t('line')};
  border-radius: ${t('radius-card')};
  transition: transform ${t('enter-time')} ease-out;
  &[data-size='small'] {
    max-inline-size: var(--own-width, 420px);
  }
  &[data-size='large'] {
    max-inline-size: var(--own-width, 960px);
  }
  ${WITH_MOTION} {
    &[data-entering] {
      transform: translateY(8px);
    }
  }
  ${SMALL_SCREEN} {
    max-inline-size: none;
    max-block-size: calc(100dvh - ${space(32)});
    border-end-start-radius: 0;
    border-end-end-radius: 0;
  }
`;
