'use client';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useDesign } from '../../provider/DesignContext.ts';
import { Button, type ButtonProps } from '../Button/Button.tsx';
import { Modal, type ModalProps } from '../Modal/Modal.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TextInput } from '../TextInput/TextInput.tsx';

export const CONFIRM_TYPES = ['confirm', 'danger'] as const;
export type ConfirmType = (typeof CONFIRM_TYPES)[number];

export interface ConfirmModalProps extends Omit<
  ModalProps,
  'onClose' | 'title' | 'actions' | 'role' | 'size' | 'aria-describedby'
> {
  /** 'danger' for destructive actions. Default 'confirm'. */
  type?: ConfirmType | undefined;
  /** The question, in the application's words. */
  text: ReactNode;
  /** Default 'Are you sure?'. */
  heading?: string | undefined;
  /** Better a label that says what will happen: 'Delete the account'. Default 'Confirm'. */
  confirmLabel?: string | undefined;
  /** Default 'Cancel'. */
  cancelLabel?: string | undefined;
  /** Called by Confirm. The dialog stays open until `isOpen` is false. */
  onConfirm: () => void;
  /** Called by Cancel, the close button and Escape. */
  onCancel: () => void;
  /** For actions that can't be undone: Confirm stays disabled until this name has been typed. */
  typeToConfirm?: string | undefined;
  /** More buttons between Cancel and Confirm. With them, Cancel is the least prominent. */
  moreActions?: ReactNode;
}

/** Asks before an action. Cancel has the focus, so that a stray Enter changes nothing. */
export function ConfirmModal({ isOpen, ...rest }: ConfirmModalProps) {
  // Unmounted when closed, so that a name typed for one record can't unlock the next.
  return isOpen ? <OpenConfirmModal isOpen {...rest} /> : null;
}

/** Focuses itself in an effect. `autoFocus` comes too early: a dialog below would take the focus back. */
function CancelButton(props: ButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return <Button {...props} ref={button} />;
}

function OpenConfirmModal({
  type = 'confirm',
  text,
  heading,
  confirmLabel,
  cancelLabel,
  onConfirm,
  onCancel,
  typeToConfirm,
  moreActions,
  isBusy = false,
  children,
  ...rest
}: ConfirmModalProps) {
  const { texts } = useDesign();
  const textId = useId();
  const [typed, setTyped] = useState('');
  const isLocked = typeToConfirm !== undefined && typed.trim() !== typeToConfirm;
  return (
    <Modal
      {...rest}
      role="alertdialog"
      aria-describedby={textId}
      size="small"
      title={heading ?? texts.areYouSure}
      onClose={onCancel}
      isBusy={isBusy}
      actions={
        <>
          <CancelButton
            variant={moreActions ? 'quiet' : 'secondary'}
            onClick={onCancel}
            disabled={isBusy}
            reason={texts.busy}
          >
            {cancelLabel ?? texts.cancel}
          </CancelButton>
          {moreActions}
          <Button
            variant={type === 'danger' ? 'danger' : 'primary'}
            onClick={onConfirm}
            isBusy={isBusy}
            disabled={isLocked}
            reason={isLocked ? texts.typeToConfirm(typeToConfirm) : ''}
          >
            {confirmLabel ?? texts.confirm}
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        <p id={textId}>{text}</p>
        {children}
        {typeToConfirm !== undefined && (
          <TextInput
            label={texts.typeToConfirm(typeToConfirm)}
            value={typed}
            onValueChange={setTyped}
            autoComplete="off"
            spellCheck={false}
          />
        )}
      </Stack>
    </Modal>
  );
}
