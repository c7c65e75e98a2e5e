import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Card } from '../Card/Card.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Grid } from './Grid.tsx';

const meta = preview.meta({ title: 'Layout/Grid', component: Grid });

const cards = ['One', 'Two', 'Three', 'Four', 'Five'].map((name) => <Card key={name}>{name}</Card>);

export const Permutations = meta.story({
  render: () => (
    <Stack gap={32}>
      <Grid columns={2}>{cards}</Grid>
      <Grid columns={3} gap={8}>
        {cards}
      </Grid>
      <Grid>{cards}</Grid>
      <Grid min={160}>{cards}</Grid>
      <Grid min={160} isPacked>
        <Card title="Tall">
          <div style={{ blockSize: 160 }} />
        </Card>
        {cards}
      </Grid>
    </Stack>
  ),
});

export const AsManyAsFit = meta.story({
  name: 'Takes as many columns as fit, one at 320 px',
  render: () => (
    <Stack gap={32}>
      <div style={{ inlineSize: 320 }}>
        <Grid data-testid="narrow">{cards}</Grid>
      </div>
      <div style={{ inlineSize: 800 }}>
        <Grid data-testid="wide">{cards}</Grid>
      </div>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const columns = (name: string) => getComputedStyle(canvas.getByTestId(name)).gridTemplateColumns.split(' ').length;
    await expect(columns('narrow')).toBe(1);
    await expect(columns('wide')).toBe(3);
  },
});

export const NarrowAndWide = meta.story({
  name: 'A narrow column beside a wide one, below each other at 500 px',
  render: () => (
    <Stack gap={32}>
      {[500, 800].map((width) => (
        <div key={width} style={{ inlineSize: width }}>
          <Grid firstWidth={200} min={320} gap={24}>
            <Card data-testid={`first-${width}`}>Narrow</Card>
            <Card data-testid={`second-${width}`}>Wide</Card>
          </Grid>
        </div>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const box = (name: string) => canvas.getByTestId(name).getBoundingClientRect();
    await expect(box('second-800').top).toBe(box('first-800').top);
    await expect(Math.round(box('first-800').width)).toBe(200);
    await expect(Math.round(box('second-800').width)).toBe(576);
    await expect(box('second-500').top).toBeGreaterThan(box('first-500').bottom);
    await expect(box('second-500').width).toBe(500);
  },
});

/** For trying the controls only; it checks nothing. */
export const Playground = meta.story({ tags: ['!test'], args: { min: 160, children: cards } });
