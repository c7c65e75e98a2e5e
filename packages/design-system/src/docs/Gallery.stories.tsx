import { lazy, Suspense, type ComponentType } from 'react';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Card } from '../components/Card/Card.tsx';
import { Grid } from '../components/Grid/Grid.tsx';
import { Skeleton } from '../components/Skeleton/Skeleton.tsx';
import { Stack } from '../components/Stack/Stack.tsx';
import { Text } from '../components/Text/Text.tsx';
import type { Guide } from './guide.ts';

const guides = import.meta.glob<{ guide: Guide }>('../components/*/*.guide.ts', { eager: true });
const examples = import.meta.glob<{ Good: ComponentType }>('../components/*/*.examples.tsx');

const SHOWN = Object.entries(guides)
  .map(([file, { guide }]) => {
    const load = examples[file.replace('.guide.ts', '.examples.tsx')];
    return { guide, Good: lazy(async () => ({ default: (await load?.())?.Good ?? (() => null) })) };
  })
  .toSorted((one, other) => one.guide.name.localeCompare(other.guide.name, 'en'));

const meta = preview.meta({ title: 'Foundations/Gallery', component: Grid });

/** All components at once, each as its own page shows it done well. */
export const Gallery = meta.story({
  // Each is asked in its own stories; here a page has many headings of one level, and many tables of one name.
  parameters: { a11y: { test: 'off' }, contrast: 'off' },
  render: () => (
    <Grid min={420} gap={16}>
      {SHOWN.map(({ guide: { name, summary }, Good }) => (
        <Card key={name} title={name}>
          <Stack gap={16}>
            <Text as="p" tone="muted">
              {summary}
            </Text>
            <Suspense fallback={<Skeleton />}>
              <div data-gallery={name}>
                <Good />
              </div>
            </Suspense>
          </Stack>
        </Card>
      ))}
    </Grid>
  ),
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-gallery]')).toHaveLength(SHOWN.length), {
      timeout: 20_000,
    });
    const empty = [...canvasElement.querySelectorAll<HTMLElement>('[data-gallery]')].filter(
      (place) => place.childElementCount === 0,
    );
    await expect(empty.map((place) => place.dataset.gallery)).toEqual([]);
    await expect(canvas.getByRole('heading', { name: 'MultiSelect' })).toBeVisible();
  },
});
