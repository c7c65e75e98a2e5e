import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Avatar } from './Avatar.tsx';

const meta = preview.meta({ title: 'Status/Avatar', component: Avatar });

export const Permutations = meta.story({
  render: () => (
    <Stack direction="row" gap={8}>
      <Avatar name="Dunia Okafor" />
      <Avatar name="Fernwick & Daughters" size="small" />
      <Avatar name="Östen" />
      <Avatar name="田中 庭子" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Dunia Okafor' })).toHaveTextContent('DO');
  },
});
