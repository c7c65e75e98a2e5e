import { useState } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { defineShortcuts, type ShortcutList } from '../../../components/Shortcut/defineShortcuts.ts';
import { ShortcutSheet } from '../../../components/ShortcutSheet/ShortcutSheet.tsx';

function Shown({ shortcuts }: { shortcuts: ShortcutList }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Keyboard shortcuts</Button>
      <ShortcutSheet isOpen={isOpen} onClose={() => setOpen(false)} shortcuts={shortcuts} />
    </>
  );
}

export function Good() {
  return (
    <Shown
      shortcuts={defineShortcuts({
        save: { keys: 'Mod+S', label: 'Save' },
        orders: { keys: 'G O', label: 'Orders', group: 'Go to' },
      })}
    />
  );
}

export function Bad() {
  return <Shown shortcuts={defineShortcuts({ save: { keys: 'Mod+S', label: '⌘S saves (Windows: Ctrl-S)' } })} />;
}
