import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Card } from '../Card/Card.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Skeleton } from './Skeleton.tsx';

const meta = preview.meta({ title: 'Messages/Skeleton', component: Skeleton });

export const Permutations = meta.story({
  render: () => (
    <Stack>
      <Card title="Four lines of text">
        <Skeleton lines={4} />
      </Card>
      <Card title="One button">
        <Skeleton lines={1} height={32} style={{ inlineSize: 120 }} />
      </Card>
      <Card title="A picture">
        <Skeleton lines={1} height={160} />
      </Card>
    </Stack>
  ),
});

export const KeepsThePlace = meta.story({
  name: 'Is as high as the content it replaces, and silent',
  render: () => (
    <Grid columns={2}>
      <Skeleton lines={3} data-testid="skeleton" />
      <Stack gap={8} data-testid="text">
        <p>One</p>
        <p>Two</p>
        <p>Three</p>
      </Stack>
    </Grid>
  ),
  play: async ({ canvas }) => {
    const skeleton = canvas.getByTestId('skeleton');
    const lines = [...skeleton.children].map((line) => line.getBoundingClientRect().height);
    await expect(lines).toEqual([20, 20, 20]);
    await expect(skeleton).toHaveAttribute('aria-hidden', 'true');
  },
});

export const KeepsThePlaceOfCards = meta.story({
  name: 'Is as high as cards on a small screen',
  globals: { viewport: { value: 'w320' } },
  args: { lines: 2, height: 32, smallHeight: 120, 'data-testid': 'skeleton' } as never,
  play: async ({ canvas }) => {
    const lines = [...canvas.getByTestId('skeleton').children].map((line) => line.getBoundingClientRect().height);
    await expect(lines).toEqual([120, 120]);
  },
});

/** Only for the controls, so nothing is checked. */
export const Playground = meta.story({ tags: ['!test'], args: { lines: 4 } });
