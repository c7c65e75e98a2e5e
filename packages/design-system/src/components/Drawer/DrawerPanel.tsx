import { Modal } from 'react-aria-components/Modal';
import { styled } from 'styled-components';
import { SMALL_SCREEN, WITH_MOTION } from '../../theme/styles.ts';
import { t } from '../../theme/tokens.ts';
import { DialogInside } from '../Modal/DialogInside.tsx';
import { DialogScrim } from '../Modal/DialogScrim.tsx';
import { dialogParts, ownWidth } from '../Modal/Modal.styles.ts';
import type { DrawerProps } from './Drawer.tsx';

const Sheet = styled(Modal)`
  ${dialogParts}
  position: fixed;
  inset-block: 0;
  inset-inline-end: 0;
  display: flex;
  flex-direction: column;
  inline-size: min(var(--own-width, 480px), calc(100vw - 48px));
  max-block-size: 100dvh;
  border-inline-start: 1px solid ${t('line')};
  transition: transform ${t('enter-time')} ease-out;
  &[data-size='large'] {
    inline-size: min(var(--own-width, 960px), calc(100vw - 48px));
  }
  ${SMALL_SCREEN} {
    &[data-size='large'] {
      inline-size: 100vw;
    }
  }
  > section {
    flex: 1;
  }
  ${WITH_MOTION} {
    &[data-entering],
    &[data-exiting] {
      transform: translateX(calc(24px * var(--own-way, 1)));
    }
  }
  &:dir(rtl) {
    --own-way: -1;
  }
  &[data-side='start'] {
    inset-inline: 0 auto;
    border-inline: 0;
    border-inline-end: 1px solid ${t('line')};
  }
`;

/** The drawer itself. Loaded when the first one opens. */
export default function DrawerPanel({
  isOpen,
  onClose,
  title,
  actions,
  note,
  side = 'end',
  size = 'medium',
  width,
  isBusy = false,
  children,
  className = '',
  ...rest
}: DrawerProps) {
  return (
    <DialogScrim {...{ isOpen, onClose, isBusy }}>
      <Sheet data-side={side} data-size={size} style={ownWidth(width)} className={className} {...rest}>
        <DialogInside {...{ title, actions, note, onClose, isBusy }}>{children}</DialogInside>
      </Sheet>
    </DialogScrim>
  );
}
