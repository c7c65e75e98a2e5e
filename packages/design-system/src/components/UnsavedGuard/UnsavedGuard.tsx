'use client';
import { useTexts } from '../../provider/useTexts.ts';
import { ConfirmModal, type ConfirmModalProps } from '../ConfirmModal/ConfirmModal.tsx';
import { useUnsavedChanges } from './useUnsavedChanges.ts';

export interface UnsavedGuardProps extends Omit<
  ConfirmModalProps,
  'isOpen' | 'type' | 'text' | 'onConfirm' | 'onCancel' | 'confirmLabel' | 'cancelLabel' | 'typeToConfirm' | 'isBusy'
> {
  /** Whether something would be lost. Closing the tab is guarded too. */
  isDirty: boolean;
  /** Whether the application's router holds somebody back who was on the way to another screen. */
  isLeaving: boolean;
  /** Lets the held-back navigation go on. */
  onLeave: () => void;
  /** Forgets the held-back navigation. */
  onStay: () => void;
  /** What would be lost. Default 'What you have typed here is not saved.' */
  text?: ConfirmModalProps['text'];
  /** Default 'Leave'. */
  leaveLabel?: string;
  /** Default 'Stay'; it has the focus. */
  stayLabel?: string;
}

/** Asks before something typed is lost. It knows no router: the application's says when somebody is leaving. */
export function UnsavedGuard(props: UnsavedGuardProps) {
  const { isDirty, isLeaving, onLeave, onStay, heading, text, leaveLabel, stayLabel, ...rest } = props;
  const texts = useTexts();
  useUnsavedChanges(isDirty);
  return (
    <ConfirmModal
      {...rest}
      isOpen={isLeaving}
      type="danger"
      heading={heading ?? texts.leaveHeading}
      text={text ?? texts.leaveText}
      confirmLabel={leaveLabel ?? texts.leave}
      cancelLabel={stayLabel ?? texts.stay}
      onConfirm={onLeave}
      onCancel={onStay}
    />
  );
}
