import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { defineShortcuts } from '../Shortcut/defineShortcuts.ts';
import { useShortcuts } from '../Shortcut/useShortcuts.ts';
import { Text } from '../Text/Text.tsx';
import { ShortcutSheet } from './ShortcutSheet.tsx';

const shortcuts = defineShortcuts({
  search: { keys: 'Mod+K', label: 'Search or jump to' },
  sheet: { keys: '?', label: 'This sheet' },
  close: { keys: 'Escape', label: 'Close what is open; empty a search', isBuiltIn: true },
  orders: { keys: 'G O', label: 'Orders', group: 'Go to' },
  people: { keys: 'G P', label: 'People', group: 'Go to' },
  copy: {
    keys: 'Mod+Shift+C',
    label: 'Copy what is chosen, with a description so long that it has to take another line',
    group: 'In a table',
  },
});

const meta = preview.meta({
  title: 'Overlays/ShortcutSheet',
  component: ShortcutSheet,
  args: { isOpen: true, onClose: fn(), shortcuts },
});

export const Permutations = meta.story({
  args: { onCharacterKeysChange: fn() },
  play: async ({ userEvent, args }) => {
    const sheet = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    const group = within(sheet.getByRole('region', { name: 'Go to' }));
    await expect(group.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Orders', 'People']);
    await expect(group.getByText('G then O')).toBeInTheDocument();
    await userEvent.click(sheet.getByRole('switch', { name: 'Keys without Ctrl' }));
    await expect(args.onCharacterKeysChange).toHaveBeenCalledWith(false);
  },
});

function Application() {
  const [isOpen, setOpen] = useState(false);
  const rest = { search: undefined, orders: undefined, people: undefined, copy: undefined };
  useShortcuts(shortcuts, { ...rest, sheet: () => setOpen(true) });
  return (
    <main tabIndex={-1}>
      <Text>Press ? for the keys.</Text>
      <ShortcutSheet isOpen={isOpen} onClose={() => setOpen(false)} shortcuts={shortcuts} />
    </main>
  );
}

export const OpensByItsKey = meta.story({
  render: () => <Application />,
  play: async ({ userEvent }) => {
    await userEvent.keyboard('?');
    const sheet = await screen.findByRole('dialog');
    await waitFor(() => expect(sheet).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});
