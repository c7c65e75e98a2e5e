import { DialogInside } from './DialogInside.tsx';
import { DialogScrim } from './DialogScrim.tsx';
import type { ModalProps } from './Modal.tsx';
import { ownWidth, Panel } from './Modal.styles.ts';

/** The dialog itself. Loaded when the first one opens, or while the browser is idle. */
export default function ModalPanel({
  isOpen,
  onClose,
  title,
  actions,
  note,
  size = 'medium',
  width,
  isBusy = false,
  role = 'dialog',
  children,
  'aria-describedby': describedBy,
  className = '',
  ...rest
}: ModalProps) {
  return (
    <DialogScrim {...{ isOpen, onClose, isBusy }} isDismissable={role === 'dialog'}>
      <Panel data-size={size} style={ownWidth(width)} className={className} {...rest}>
        <DialogInside {...{ title, actions, note, onClose, isBusy, role }} aria-describedby={describedBy}>
          {children}
        </DialogInside>
      </Panel>
    </DialogScrim>
  );
}
