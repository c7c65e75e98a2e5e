import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { TONES } from '../../theme/tones.ts';
import { Timeline, type TimelineItem } from './Timeline.tsx';

const meta = preview.meta({ title: 'Data/Timeline', component: Timeline });

const ITEMS: TimelineItem[] = [
  {
    id: '3',
    at: '2026-11-21T21:02:00Z',
    title: 'Launched',
    detail: 'by D. Okafor, attempt 1',
    tone: 'pre-success',
  },
  { id: '2', at: '2026-11-21T20:40:00Z', title: 'Held back', detail: '2 broken links', tone: 'danger' },
  { id: '1', at: '2026-11-20T14:00:00Z', title: 'Added', detail: 'by R. Almeida' },
];

export const Permutations = meta.story({
  render: () => <Timeline aria-label="What happened to order 10442" items={ITEMS} />,
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'What happened to order 10442' });
    await expect(list.children).toHaveLength(3);
    await expect(canvas.getByText('11/21/2026 4:02 PM EST')).toHaveAttribute('datetime', '2026-11-21T21:02:00Z');
  },
});

export const Tones = meta.story({
  render: () => <Timeline items={TONES.map((tone) => ({ id: tone, at: '2026-11-20T14:00:00Z', title: tone, tone }))} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list').querySelectorAll('svg')).toHaveLength(TONES.length);
  },
});

export const Small = meta.story({
  globals: { viewport: { value: 'w320' } },
  render: () => (
    <Timeline
      items={[
        ...ITEMS,
        {
          id: '0',
          at: '2026-11-19T14:00:00Z',
          title: 'Something with a title that is longer than the screen of a telephone is wide',
          detail: 'anAddressWithoutAnySpaceInItThatHasToBeBrokenSomewhere@kestrel.example',
          tone: 'warning',
        },
      ]}
    />
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

/** Only for the controls, so nothing is checked. */
export const Playground = meta.story({ tags: ['!test'], args: { items: ITEMS } });
