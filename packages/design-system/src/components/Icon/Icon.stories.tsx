import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Icon } from './Icon.tsx';
import { ICON_NAMES } from './icons.ts';

const meta = preview.meta({ title: 'Foundations/Icon', component: Icon });

export const Permutations = meta.story({
  render: () => (
    <Grid min={160} gap={12}>
      {ICON_NAMES.map((name) => (
        <Stack key={name} direction="row" gap={8} align="center">
          <Icon name={name} />
          <Text tone="muted">{name}</Text>
        </Stack>
      ))}
    </Grid>
  ),
});

export const Named = meta.story({
  render: () => <Icon name="mail" label="Unread" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Unread' })).toBeVisible();
  },
});
