import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Switch } from './Switch.tsx';

const meta = preview.meta({ title: 'Forms/Switch', component: Switch, args: { label: 'Track opens' } });

export const Permutations = meta.story({
  render: () => (
    <Stack gap={8}>
      <Switch label="Track opens" />
      <Switch label="Track clicks" defaultValue hint="Links lead through the tracking host." />
      <Switch label="One-click unsubscribe" defaultValue disabled reason="The law asks for it." />
    </Stack>
  ),
});

export const ByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('switch', { name: 'Track opens' })).toBeChecked();
  },
});
