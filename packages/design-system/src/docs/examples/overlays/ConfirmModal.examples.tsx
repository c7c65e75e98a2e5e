import { useState } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { ConfirmModal } from '../../../components/ConfirmModal/ConfirmModal.tsx';

export function Good() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Delete the audience</Button>
      <ConfirmModal
        isOpen={isOpen}
        type="danger"
        text="41,306 recipients and their mapping will be deleted. This can’t be undone."
        confirmLabel="Delete the audience"
        onConfirm={close}
        onCancel={close}
      />
    </>
  );
}

export function Bad() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Sort</Button>
      <ConfirmModal isOpen={isOpen} text="Do you want to sort the table?" onConfirm={close} onCancel={close} />
    </>
  );
}
