'use client';
import { useState } from 'react';
import { useTexts } from '../../provider/useTexts.ts';
import { Banner } from '../Banner/Banner.tsx';
import { Button } from '../Button/Button.tsx';
import { ConfirmModal, type ConfirmModalProps } from '../ConfirmModal/ConfirmModal.tsx';
import { useUnsavedChanges } from './useUnsavedChanges.ts';

export interface UnsavedGuardProps extends Omit<
  ConfirmModalProps,
  | 'isOpen'
  | 'heading'
  | 'type'
  | 'text'
  | 'onConfirm'
  | 'onCancel'
  | 'confirmLabel'
  | 'cancelLabel'
  | 'moreActions'
  | 'typeToConfirm'
  | 'isBusy'
  | 'children'
> {
  /** Whether something would be lost. Closing the tab is guarded too. */
  isDirty: boolean;
  /** Whether the application's router holds somebody back who was on the way to another screen. */
  isLeaving: boolean;
  /** Lets the held-back navigation go on. */
  onLeave: () => void;
  /** Forgets the held-back navigation. */
  onStay: () => void;
  /**
   * Saves what would be lost; with it the guard offers that first, and leaves once it is done. When it rejects, it stays
   * and says the error's message.
   */
  onSave?: (() => Promise<void>) | undefined;
  /** Default 'Leave without saving?' */
  heading?: string | undefined;
  /** What would be lost. Default 'What you have typed here is not saved.' */
  text?: ConfirmModalProps['text'] | undefined;
  /** Default 'Leave'. */
  leaveLabel?: string | undefined;
  /** Default 'Save and leave'. */
  saveLabel?: string | undefined;
  /** Default 'Stay'; it has the focus. */
  stayLabel?: string | undefined;
}

/** Asks before something typed is lost. It knows no router: the application's says when somebody is leaving. */
export function UnsavedGuard({ isDirty, isLeaving, ...rest }: UnsavedGuardProps) {
  useUnsavedChanges(isDirty);
  // Unmounted once it is answered: why it could not be saved is not said again the next time.
  return isLeaving ? <Question {...rest} /> : null;
}

function Question(props: Omit<UnsavedGuardProps, 'isDirty' | 'isLeaving'>) {
  const { onLeave, onStay, onSave, heading, text, leaveLabel, saveLabel, stayLabel, ...rest } = props;
  const texts = useTexts();
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string>();
  async function save(first: NonNullable<typeof onSave>) {
    setFailure(undefined);
    setSaving(true);
    try {
      await first();
      onLeave();
    } catch (error) {
      setSaving(false);
      setFailure(error instanceof Error && error.message !== '' ? error.message : texts.notSaved);
    }
  }
  const leave = leaveLabel ?? texts.leave;
  return (
    <ConfirmModal
      {...rest}
      isOpen
      type={onSave ? 'confirm' : 'danger'}
      heading={heading ?? texts.leaveHeading}
      text={text ?? texts.leaveText}
      confirmLabel={onSave ? (saveLabel ?? texts.saveAndLeave) : leave}
      cancelLabel={stayLabel ?? texts.stay}
      onConfirm={onSave ? () => void save(onSave) : onLeave}
      onCancel={onStay}
      isBusy={isSaving}
      moreActions={
        onSave && (
          <Button variant="danger-outlined" onClick={onLeave} disabled={isSaving} reason={texts.saving}>
            {leave}
          </Button>
        )
      }
    >
      {failure !== undefined && <Banner role="alert" tone="danger" title={failure} />}
    </ConfirmModal>
  );
}
