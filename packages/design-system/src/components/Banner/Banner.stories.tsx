import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { MESSAGE_TONES } from '../../theme/tones.ts';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Banner } from './Banner.tsx';

const meta = preview.meta({ title: 'Messages/Banner', component: Banner });

export const Permutations = meta.story({
  render: () => (
    <Stack>
      {MESSAGE_TONES.map((tone) => (
        <Banner key={tone} tone={tone} title={`Waiting for your go-ahead (${tone})`}>
          Everything is built and frozen. Confirm by <b>Sun 11/22/2026 7:15 PM EST</b>.
        </Banner>
      ))}
      <Banner
        tone="danger"
        title="Deliverable is 18,130 short of 250,000"
        actions={<Button>Accept the count</Button>}
      />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Deliverable is 18,130 short of 250,000' })).toBeVisible();
  },
});

/** For trying the controls only; it checks nothing. */
export const Playground = meta.story({
  tags: ['!test'],
  args: {
    tone: 'warning',
    title: 'Waiting for your go-ahead',
    children: 'Confirm by 7:15 PM, or the start will be missed.',
  },
});
