import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { InboxRow } from './InboxRow.tsx';

const meta = preview.meta({
  title: 'Data/InboxRow',
  component: InboxRow,
  args: {
    label: 'Wide',
    sender: 'Kestrel Museum',
    subject: 'An evening among the glass: the east wing opens for members first',
    preheader:
      'Thursday, December 3, from 6:30 PM. Doors open early for those who bring a friend, and the bar is ours.',
    time: '9:41',
  },
});

export const Permutations = meta.story({
  render: (args) => (
    <Stack gap={16}>
      <InboxRow {...args} />
      <InboxRow {...args} label="Wide, dark" scheme="dark" />
      <Grid min={240}>
        <InboxRow {...args} label="Phone" device="phone" />
        <InboxRow {...args} label="Phone, dark" device="phone" scheme="dark" />
      </Grid>
      <InboxRow {...args} label="Without a preheader" preheader="" />
      <InboxRow
        {...args}
        label="Right to left"
        device="phone"
        sender="متحف"
        subject="أمسية بين الزجاج"
        preheader="الخميس"
      />
    </Stack>
  ),
});

/** A long subject is cut in one line, and nothing becomes wider than the page. */
export const Narrow = meta.story({
  globals: { viewport: { value: 'small' } },
  args: { subject: 'Unbreakable'.repeat(40), sender: 'Sender'.repeat(20) },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('figure');
    await expect(row.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
    await expect(row.querySelector('[data-part="listed"]')).toHaveProperty('clientHeight', 20);
  },
});
