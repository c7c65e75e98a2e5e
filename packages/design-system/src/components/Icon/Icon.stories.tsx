import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import type { IconComponent } from './defineIcon.tsx';
import { MailIcon } from './MailIcon.ts';

const files = import.meta.glob<Record<string, IconComponent>>('./*Icon.ts', { eager: true });
const ICONS = Object.values(files).flatMap((file) => Object.entries(file));

const meta = preview.meta({ title: 'Foundations/Icon', component: MailIcon });

export const Permutations = meta.story({
  render: () => (
    <Grid min={160} gap={12}>
      {ICONS.map(([name, Icon]) => (
        <Stack key={name} direction="row" gap={8} align="center">
          <Icon />
          <Text tone="muted">{name}</Text>
        </Stack>
      ))}
    </Grid>
  ),
});

export const Sizes = meta.story({
  render: () => (
    <Stack direction="row" gap={12} align="center">
      {[12, 14, 16, 20, 24].map((size) => (
        <MailIcon key={size} size={size} />
      ))}
    </Stack>
  ),
});

export const Named = meta.story({
  args: { label: 'Unread' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Unread' })).toBeVisible();
  },
});
