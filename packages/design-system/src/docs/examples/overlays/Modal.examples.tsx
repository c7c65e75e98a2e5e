import { useState } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { Modal } from '../../../components/Modal/Modal.tsx';
import { TextInput } from '../../../components/TextInput/TextInput.tsx';

export function Good() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Link a user</Button>
      <Modal
        isOpen={isOpen}
        onClose={close}
        title="Link a user"
        actions={
          <>
            <Button onClick={close}>Cancel</Button>
            <Button variant="primary" onClick={close}>
              Link the user
            </Button>
          </>
        }
      >
        <TextInput label="E-mail address" />
      </Modal>
    </>
  );
}

export function Bad() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Show</Button>
      <Modal isOpen={isOpen} onClose={close} title="Message" actions={<Button onClick={close}>OK</Button>}>
        The order was saved.
      </Modal>
    </>
  );
}
