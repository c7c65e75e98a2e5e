import { styled } from 'styled-components';
import { floating, SMALL_SCREEN, VISUALLY_HIDDEN } from '../../theme/styles.ts';
import { space, t, type } from '../../theme/tokens.ts';

export const FlashRoot = styled.div`
  ${floating}
  display: flex;
  align-items: flex-start;
  gap: ${space(8)};
  padding: ${space(8, 8, 8, 12)};
  border-inline-start: 4px solid ${t('accent')};
  ${type(13)}
  animation: mr-flash-in ${t('enter-time')} ease-out;
  > svg {
    flex: none;
    margin-block-start: ${space(4)};
    color: ${t('accent')};
  }
  > [data-part='message'] {
    flex: 1;
    min-inline-size: 0;
    padding-block: ${space(2)};
    overflow-wrap: anywhere;
  }
  /* A button is taller than a line under a finger. The first line and the icon are level with its middle. */
  &:has(> button) {
    > svg {
      margin-block-start: calc((${t('control-small')} - 1lh) / 2 + ${space(2)});
    }
    > [data-part='message'] {
      padding-block: calc((${t('control-small')} - 1lh) / 2);
    }
  }
  &[data-type='success'] {
    border-inline-start-color: ${t('success-solid')};
    > svg {
      color: ${t('success-text')};
    }
  }
  &[data-type='danger'] {
    border-inline-start-color: ${t('danger-solid')};
    > svg {
      color: ${t('danger-text')};
    }
  }
  &[data-type='warning'] {
    border-inline-start-color: ${t('warning-solid')};
    > svg {
      color: ${t('warning-text')};
    }
  }
  @keyframes mr-flash-in {
    from {
      opacity: 0;
      transform: translateY(8px);
    }
  }
`;

export const StackRoot = styled.div`
  position: fixed;
  inset-block-end: ${space(16)};
  inset-inline-end: ${space(16)};
  z-index: 200;
  display: grid;
  gap: ${space(8)};
  inline-size: min(400px, calc(100vw - 2 * ${space(16)}));
  > [data-waiting] {
    ${VISUALLY_HIDDEN}
  }
  > [data-part='waiting'] {
    ${floating}
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space(8)};
    padding: ${space(4, 8, 4, 16)};
    color: ${t('ink-muted')};
    ${type(13)}
  }
  /* A dialog's actions are at the end of its foot. Over them, a message would hide the button that is needed next. */
  body:has([role='dialog'] > [data-part='actions']) & {
    inset-inline: ${space(16)} auto;
  }
  /* On a phone the main action is at the foot of each page. */
  ${SMALL_SCREEN} {
    &&& {
      inset-block: calc(${space(48)} + ${space(12)}) auto;
      inset-inline: ${space(12)};
      inline-size: auto;
    }
    > [data-part='waiting'] {
      order: 1;
    }
  }
`;
