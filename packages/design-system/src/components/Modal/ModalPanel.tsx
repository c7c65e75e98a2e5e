import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { AriaLocale } from '../../provider/AriaLocale.tsx';
import { useDesign } from '../../provider/DesignContext.ts';
import { XIcon } from '../Icon/XIcon.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import type { ModalProps } from './Modal.tsx';
import { ScrollBody } from './ScrollBody.tsx';
import { Panel, Scrim } from './Modal.styles.ts';

/** The dialog itself, with focus trap and dismissal. Loaded when the first one opens, or while the browser is idle. */
export default function ModalPanel({
  isOpen,
  onClose,
  title,
  actions,
  size = 'medium',
  isBusy = false,
  role = 'dialog',
  children,
  'aria-describedby': describedBy,
  ...rest
}: ModalProps) {
  const { texts } = useDesign();
  const isPlain = role === 'dialog';
  return (
    <AriaLocale>
      <Scrim
        isOpen={isOpen}
        onOpenChange={(open) => !open && !isBusy && onClose()}
        isDismissable={isPlain && !isBusy}
        isKeyboardDismissDisabled={isBusy}
      >
        <Panel data-size={size} {...rest}>
          <Dialog role={role} {...(describedBy && { 'aria-describedby': describedBy })}>
            <div data-part="head">
              <Heading slot="title" level={2} data-part="title">
                {title}
              </Heading>
              <IconButton
                label={texts.close}
                icon={<XIcon />}
                onClick={onClose}
                disabled={isBusy}
                reason={texts.busy}
              />
            </div>
            <ScrollBody isBusy={isBusy}>{children}</ScrollBody>
            {actions && <div data-part="actions">{actions}</div>}
          </Dialog>
        </Panel>
      </Scrim>
    </AriaLocale>
  );
}
