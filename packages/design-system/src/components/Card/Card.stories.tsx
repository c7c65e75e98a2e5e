import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Link } from '../Link/Link.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Card } from './Card.tsx';

const meta = preview.meta({ title: 'Layout/Card', component: Card });

export const Permutations = meta.story({
  render: () => (
    <Stack>
      <Card>Only words.</Card>
      <Card title="Delivery plan" note="attempt 1">
        By SMTP, 500 a minute from 7:15 AM.
      </Card>
      <Card
        title="Why rows are rejected"
        actions={<Link href="#rows">Download 9,214 rows</Link>}
        isFlush
        footer="4 reasons"
      >
        <p style={{ padding: 16 }}>Reaches the edge.</p>
      </Card>
      <Card tone="danger">One fault is in here.</Card>
      <Card title="A_title_that_somebody_copied_out_of_a_spreadsheet_and_that_has_no_place_to_break_at_any_width">
        Long words break.
      </Card>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Delivery plan' })).toBeVisible();
  },
});

/** For trying the controls only; it checks nothing. */
export const Playground = meta.story({
  tags: ['!test'],
  args: {
    title: 'Delivery plan',
    note: 'attempt 1',
    children: 'By SMTP, 500 a minute from 7:15 AM.',
    footer: 'Frozen',
  },
});
