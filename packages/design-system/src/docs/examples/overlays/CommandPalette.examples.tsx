import { useState } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { CommandPalette } from '../../../components/CommandPalette/CommandPalette.tsx';
import type { PaletteCommand } from '../../../components/CommandPalette/command.ts';

function Shown({ commands }: { commands: readonly PaletteCommand[] }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Search or jump to</Button>
      <CommandPalette isOpen={isOpen} onClose={() => setOpen(false)} label="Search or jump to" commands={commands} />
    </>
  );
}

export function Good() {
  return (
    <Shown
      commands={[
        { id: 'orders', label: 'Orders', note: 'Order Management', group: 'Go to', keys: 'G O' },
        { id: 'people', label: 'People', note: 'Audience Builder', group: 'Go to', keys: 'G P' },
        { id: 'add', label: 'Add order', group: 'Do' },
      ]}
    />
  );
}

export function Bad() {
  return (
    <Shown
      commands={[
        { id: 'orders', label: 'Click here to go to the page with the orders' },
        { id: 'people', label: 'Click here to go to the page with the people' },
      ]}
    />
  );
}
