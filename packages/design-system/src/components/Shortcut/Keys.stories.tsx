import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { TextInput } from '../TextInput/TextInput.tsx';
import { defineShortcuts } from './defineShortcuts.ts';
import { isApple } from './platform.ts';
import { Keys } from './Keys.tsx';
import { useShortcut, useShortcuts } from './useShortcuts.ts';

const meta = preview.meta({ title: 'Actions/Keys', component: Keys, args: { keys: 'Mod+K' } });

export const Permutations = meta.story({
  render: () => (
    <Stack gap={8} align="start">
      {['Mod+K', 'Mod+Shift+Enter', 'Alt+ArrowUp', 'G O', '?', 'Escape', 'Mod+Plus'].map((keys) => (
        <Keys key={keys} keys={keys} />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(isApple() ? 'Command K' : 'Control K')).toBeInTheDocument();
    await expect(canvas.getByText('G then O')).toBeInTheDocument();
    await expect(canvas.getByText('question mark')).toBeInTheDocument();
  },
});

const shortcuts = defineShortcuts({
  save: { keys: 'Mod+S', label: 'Save' },
  orders: { keys: 'G O', label: 'Orders' },
  help: { keys: '?', label: 'This sheet' },
  close: { keys: 'Escape', label: 'Close what is open', isBuiltIn: true },
});

function Bound({ hasCharacterKeys = true }: { hasCharacterKeys?: boolean }) {
  const [done, setDone] = useState<string[]>([]);
  const say = (what: string) => () => setDone((before) => [...before, what]);
  useShortcuts(shortcuts, { save: say('saved'), orders: say('orders'), help: say('help') }, { hasCharacterKeys });
  useShortcut('Mod+B', say('bold'));
  return (
    <Stack>
      <Text>Done: {done.join(', ') || 'nothing'}</Text>
      <TextInput label="Name" />
      <div role="dialog" aria-label="In front">
        <TextInput label="In front" />
      </div>
    </Stack>
  );
}

const MOD = isApple() ? 'Meta' : 'Control';

export const BoundKeys = meta.story({
  name: 'Keys do what they are bound to',
  render: () => <Bound />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.keyboard(`?go{${MOD}>}s{/${MOD}}{${MOD}>}b{/${MOD}}`);
    await expect(canvas.getByText('Done: help, orders, saved, bold')).toBeVisible();
  },
});

export const WhileTyping = meta.story({
  name: 'Shortcuts ignore letters in a field, and all keys in a dialog',
  render: () => <Bound />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), `go?{${MOD}>}s{/${MOD}}`);
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('go?');
    await userEvent.type(canvas.getByRole('textbox', { name: 'In front' }), `{${MOD}>}s{/${MOD}}`);
    await expect(canvas.getByText('Done: saved')).toBeVisible();
  },
});

export const WithoutCharacterKeys = meta.story({
  render: () => <Bound hasCharacterKeys={false} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.keyboard(`?go{${MOD}>}s{/${MOD}}`);
    await expect(canvas.getByText('Done: saved')).toBeVisible();
  },
});
