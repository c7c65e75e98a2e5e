import { AriaLocale } from '../../provider/AriaLocale.tsx';
import { DialogInside } from './DialogInside.tsx';
import type { ModalProps } from './Modal.tsx';
import { Panel, Scrim } from './Modal.styles.ts';

/** The dialog itself, with focus trap and dismissal. Loaded when the first one opens, or while the browser is idle. */
export default function ModalPanel(props: ModalProps) {
  const {
    isOpen,
    onClose,
    title,
    actions,
    size = 'medium',
    isBusy = false,
    role = 'dialog',
    children,
    ...others
  } = props;
  const { 'aria-describedby': describedBy, className = '', ...rest } = others;
  return (
    <AriaLocale>
      <Scrim
        isOpen={isOpen}
        onOpenChange={(open) => !open && !isBusy && onClose()}
        isDismissable={role === 'dialog' && !isBusy}
        isKeyboardDismissDisabled={isBusy}
      >
        <Panel data-size={size} className={className} {...rest}>
          <DialogInside {...{ title, actions, onClose, isBusy, role }} aria-describedby={describedBy}>
            {children}
          </DialogInside>
        </Panel>
      </Scrim>
    </AriaLocale>
  );
}
