import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { css, styled } from 'styled-components';
import { SMALL_SCREEN, WITH_MOTION } from '../../theme/styles.ts';
import { t, type } from '../../theme/tokens.ts';

export const Scrim = styled(ModalOverlay)`
  position: fixed;
  inset: 0;
  z-index: 100;
  display: grid;
  place-items: center;
  padding: 32px 16px;
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
    padding: 32px 0 0;
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
    gap: 12px;
    padding: 12px 12px 0 20px;
  }
  > section > [data-part='head'] > button {
    flex: none;
    align-self: flex-start;
  }
  > section > [data-part='body'] {
    padding: 8px 20px 20px;
    overflow: auto;
    flex: 1;
  }
  /* Only where something lies beyond it does the head need a line; the foot has one always. */
  > section > [data-part='body'][tabindex] {
    border-block-start: 1px solid ${t('line')};
    margin-block-start: 8px;
    padding-block-start: 12px;
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
    gap: 8px;
    padding: 12px 20px;
    border-block-start: 1px solid ${t('line')};
  }
`;

export const Panel = styled(Modal)`
  ${dialogParts}
  inline-size: 100%;
  max-inline-size: 560px;
  max-block-size: calc(100dvh - 64px);
  display: flex;
  flex-direction: column;
  border: 1px solid ${t('line')};
  border-radius: ${t('radius-card')};
  transition: transform ${t('enter-time')} ease-out;
  &[data-size='small'] {
    max-inline-size: 420px;
  }
  &[data-size='large'] {
    max-inline-size: 960px;
  }
  ${WITH_MOTION} {
    &[data-entering] {
      transform: translateY(8px);
    }
  }
  ${SMALL_SCREEN} {
    max-inline-size: none;
    max-block-size: calc(100dvh - 32px);
    border-end-start-radius: 0;
    border-end-end-radius: 0;
  }
`;
