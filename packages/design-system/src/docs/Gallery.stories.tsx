import { lazy, Suspense, type ComponentType } from 'react';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Card } from '../components/Card/Card.tsx';
import { Skeleton } from '../components/Skeleton/Skeleton.tsx';
import { Stack } from '../components/Stack/Stack.tsx';
import { Text } from '../components/Text/Text.tsx';
import { examplesOf, type Guide } from './guide.ts';

const guides = import.meta.glob<{ guide: Guide }>('./guides/*/*.guide.ts', { eager: true });
const examples = import.meta.glob<{ Good: ComponentType }>('./examples/*/*.examples.tsx');

const SHOWN = Object.entries(guides)
  .map(([file, { guide }]) => {
    const load = examples[examplesOf(file)];
    return { guide, Good: lazy(async () => ({ default: (await load?.())?.Good ?? (() => null) })) };
  })
  .toSorted((one, other) => one.guide.name.localeCompare(other.guide.name, 'en'));

/** Keeps components that fill the window or stick to its edge inside their card. */
const BOX = { contain: 'paint', maxBlockSize: 480, overflow: 'auto', padding: 2 } as const;

const meta = preview.meta({ title: 'Foundations/Gallery', component: Card });

/** All components on one page, each with its 'good' example. */
export const Gallery = meta.story({
  // Each component is checked in its own stories. This page has many headings of one level and many tables with the same name.
  parameters: { a11y: { test: 'off' }, contrast: 'off' },
  render: () => (
    <div style={{ columns: '420px', columnGap: 16 }}>
      {SHOWN.map(({ guide: { name, summary }, Good }) => (
        <Card key={name} title={name} style={{ breakInside: 'avoid', marginBlockEnd: 16 }}>
          <Stack gap={16}>
            <Text as="p" tone="muted">
              {summary.replaceAll('`', '')}
            </Text>
            <Suspense fallback={<Skeleton />}>
              <div data-gallery={name} style={BOX}>
                <Good />
              </div>
            </Suspense>
          </Stack>
        </Card>
      ))}
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-gallery]')).toHaveLength(SHOWN.length), {
      timeout: 120_000,
    });
    const empty = [...canvasElement.querySelectorAll<HTMLElement>('[data-gallery]')].filter(
      (place) => place.childElementCount === 0,
    );
    await expect(empty.map((place) => place.dataset.gallery)).toEqual([]);
    await expect(canvas.getByRole('heading', { name: 'MultiSelect' })).toBeVisible();
  },
});
