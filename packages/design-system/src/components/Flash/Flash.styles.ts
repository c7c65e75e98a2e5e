import { styled } from 'styled-components';
import { floating, SMALL_SCREEN } from '../../theme/styles.ts';
import { t, type } from '../../theme/tokens.ts';

export const FlashRoot = styled.div`
  ${floating}
  display: flex;
  align-items: flex-start;
  gap: 8px;
  padding: 8px 8px 8px 12px;
  border-inline-start: 4px solid ${t('accent')};
  ${type(13)}
  animation: mr-flash-in ${t('enter-time')} ease-out;
  > svg {
    flex: none;
    margin-block-start: 4px;
    color: ${t('accent')};
  }
  > [data-part='message'] {
    flex: 1;
    min-inline-size: 0;
    padding-block: 2px;
    overflow-wrap: anywhere;
  }
  &[data-type='success'] {
    border-inline-start-color: ${t('success-solid')};
    > svg {
      color: ${t('success-text')};
    }
  }
  &[data-type='error'] {
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
  inset-block-end: 16px;
  inset-inline-end: 16px;
  z-index: 200;
  display: grid;
  gap: 8px;
  inline-size: min(400px, calc(100vw - 32px));
  ${SMALL_SCREEN} {
    inset-inline: 12px;
    inline-size: auto;
  }
`;
