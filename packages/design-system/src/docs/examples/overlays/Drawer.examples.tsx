import { useState } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { DescriptionList } from '../../../components/DescriptionList/DescriptionList.tsx';
import { Drawer } from '../../../components/Drawer/Drawer.tsx';

export function Good() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Order 1,204</Button>
      <Drawer isOpen={isOpen} onClose={close} title="Order 1,204" actions={<Button onClick={close}>Close</Button>}>
        <DescriptionList items={[{ term: 'Advertiser', detail: 'Northlight' }]} />
      </Drawer>
    </>
  );
}

export function Bad() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Delete</Button>
      <Drawer
        isOpen={isOpen}
        onClose={close}
        title="Delete?"
        actions={
          <Button variant="danger" onClick={close}>
            Yes
          </Button>
        }
      >
        Really?
      </Drawer>
    </>
  );
}
