import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = preview.meta({ title: 'Messages/EmptyState', component: EmptyState });

export const Permutations = meta.story({
  render: () => (
    <Stack>
      <Card>
        <EmptyState title="No order starts within 14 days." action={<Button>Clear the filter</Button>}>
          38 orders start later.
        </EmptyState>
      </Card>
      <Card>
        <EmptyState title="No messages yet" />
      </Card>
      <Card title="Narrow" style={{ maxInlineSize: 320 }}>
        <EmptyState
          title="Nobody has uploaded tyre_customers_2026_11_with_a_name_that_never_ends_and_has_no_place_to_break.csv"
          action={<Button variant="primary">Upload it</Button>}
        >
          A file of up to 200 MB.
        </EmptyState>
      </Card>
    </Stack>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: 'Clear the filter' })).toBeVisible();
    const cards = [...canvasElement.querySelectorAll('section')];
    await expect(cards).not.toEqual([]);
    for (const card of cards) await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
  },
});

/** For trying the controls only; it checks nothing. */
export const Playground = meta.story({
  tags: ['!test'],
  args: { title: 'No orders yet', children: 'Orders of this account stand here.' },
});
