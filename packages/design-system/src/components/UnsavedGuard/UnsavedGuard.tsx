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
  /** Whether something would be lost. Guards closing the tab too. */
  isDirty: boolean;
  /** Whether the application's router is blocking a navigation to another screen. */
  isLeaving: boolean;
  /** Continues the blocked navigation. */
  onLeave: () => void;
  /** Cancels the blocked navigation. */
  onStay: () => void;
  /**
   * Saves what would be lost. With it the guard suggests saving first, and leaves when that has succeeded. When it
   * rejects, the dialog stays and shows the error's message.
   */
  onSave?: (() => Promise<void>) | undefined;
  /** Default 'Leave without saving?' */
  heading?: string | undefined;
  /** Says what would be lost. Default 'What you have typed here is not saved.' */
  text?: ConfirmModalProps['text'] | undefined;
  /** Default 'Leave'. */
  leaveLabel?: string | undefined;
  /** Default 'Save and leave'. */
  saveLabel?: string | undefined;
  /** Label of the button that has the focus. Default 'Stay'. */
  stayLabel?: string | undefined;
}

/** Asks before typed text is lost. It has no router: the application says when somebody is leaving. */
export function UnsavedGuard({ isDirty, isLeaving, ...rest }: UnsavedGuardProps) {
  useUnsavedChanges(isDirty);
  // Unmounted after the answer, so that the next question doesn't repeat why saving failed.
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
