import type { ReactNode } from 'react';
import { AriaLocale } from '../../provider/AriaLocale.tsx';
import { Scrim } from './Modal.styles.ts';

interface DialogScrimProps {
  isOpen: boolean;
  onClose: () => void;
  isBusy: boolean;
  /** Whether a press outside closes the dialog. Default true. */
  isDismissable?: boolean;
  children: ReactNode;
}

/** Covers the page behind a dialog, traps the focus, and closes the dialog on Escape or a press outside. */
export function DialogScrim({ isOpen, onClose, isBusy, isDismissable = true, children }: DialogScrimProps) {
  return (
    <AriaLocale>
      <Scrim
        isOpen={isOpen}
        onOpenChange={(open) => !open && !isBusy && onClose()}
        isDismissable={isDismissable && !isBusy}
        isKeyboardDismissDisabled={isBusy}
      >
        {children}
      </Scrim>
    </AriaLocale>
  );
}
