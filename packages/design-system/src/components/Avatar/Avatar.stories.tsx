import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Avatar } from './Avatar.tsx';

const meta = preview.meta({ title: 'Status/Avatar', component: Avatar });

/** A two-colour picture as a data URL, so that no story needs the network. */
const PICTURE =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"%3E%3Crect width="8" height="8" fill="%23356"/%3E%3Ccircle cx="4" cy="3" r="2" fill="%23fd9"/%3E%3Ccircle cx="4" cy="9" r="4" fill="%23fd9"/%3E%3C/svg%3E';

export const Permutations = meta.story({
  render: () => (
    <Stack direction="row" gap={8} isWrapping>
      <Avatar name="Dunia Okafor" size="large" />
      <Avatar name="Ada Lindqvist" imageUrl={PICTURE} size="large" />
      <Avatar name="Dunia Okafor" />
      <Avatar name="Fernwick & Daughters" size="small" />
      <Avatar name="Östen" />
      <Avatar name="田中 庭子" />
      <Avatar name="محمد علي" />
      <Avatar name="" aria-label="Nobody" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img', { name: 'Dunia Okafor' })[0]).toHaveTextContent('DO');
  },
});

export const PictureThatFails = meta.story({
  args: { name: 'Dunia Okafor', imageUrl: 'data:image/png;base64,broken' },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    await expect(canvas.getByRole('img', { name: 'Dunia Okafor' })).toHaveTextContent('DO');
  },
});
