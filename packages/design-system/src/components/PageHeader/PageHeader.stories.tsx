import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { Code } from '../Code/Code.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { PageHeader } from './PageHeader.tsx';

const meta = preview.meta({
  title: 'Layout/PageHeader',
  component: PageHeader,
  args: {
    title: 'Members’ evening invitation',
    breadcrumbs: [{ label: 'Creatives', href: '#creatives' }, { label: 'Kestrel Museum' }],
    status: <Badge tone="danger">Need Attention</Badge>,
    note: <Code>rev 2</Code>,
    actions: (
      <>
        <Button variant="quiet">Upload new revision</Button>
        <Button>Send test</Button>
        <Button variant="primary">Review 2 findings</Button>
      </>
    ),
  },
});

export const Permutations = meta.story({
  render: (args) => (
    <Stack gap={32}>
      {/* Four pages in one document. Inside an article, a header isn't the banner of the document. */}
      <article>
        <PageHeader {...args} />
      </article>
      <article>
        <PageHeader title="Orders" note="120 orders" actions={<Button variant="primary">Add order</Button>} />
      </article>
      <article>
        <PageHeader title="Alone" />
      </article>
      <article>
        <PageHeader size="large" title="Saturday, November 21" note="4 things need your attention." />
      </article>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Members’ evening invitation' })).toBeVisible();
  },
});

export const Narrow = meta.story({
  name: 'At 320 px the actions are below the title',
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 320 }} data-testid="frame">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const frame = canvas.getByTestId('frame');
    await expect(frame.scrollWidth).toBeLessThanOrEqual(frame.clientWidth);
    const heading = canvas.getByRole('heading').getBoundingClientRect();
    await expect(canvas.getByRole('button', { name: 'Send test' }).getBoundingClientRect().top).toBeGreaterThan(
      heading.bottom,
    );
  },
});

export const LongTitle = meta.story({
  args: {
    title: 'A name that somebody copied out of a spreadsheet with_underscores_and_no_spaces_so_that_it_has_to_break',
  },
});
