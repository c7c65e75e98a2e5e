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
  /** 'danger' for what destroys; 'confirm' unless given. */
  type?: ConfirmType | undefined;
  /** What is asked, in the application's words. */
  text: ReactNode;
  /** 'Are you sure?' unless given. */
  heading?: string | undefined;
  /** 'Confirm' unless given; better what will happen: 'Delete the account'. */
  confirmLabel?: string | undefined;
  /** 'Cancel' unless given. */
  cancelLabel?: string | undefined;
  /** Called once it is confirmed; it stays open until `isOpen` is false. */
  onConfirm: () => void;
  /** Called by Cancel, the close icon and Escape. */
  onCancel: () => void;
  /** For what can't be undone: Confirm waits until this name has been typed, so that a wrong key changes nothing. */
  typeToConfirm?: string | undefined;
  /** Other ways out, as buttons between Cancel and Confirm; beside them Cancel is the quietest. */
  moreActions?: ReactNode;
}

/** Asks before something is done. Cancel has the focus, so that a stray Enter changes nothing. */
export function ConfirmModal({ isOpen, ...rest }: ConfirmModalProps) {
  // Unmounted when closed: what was typed for one record must not unlock the next.
  return isOpen ? <OpenConfirmModal isOpen {...rest} /> : null;
}

/** `autoFocus` comes before a dialog below knows of this one: that would take the focus back. */
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
