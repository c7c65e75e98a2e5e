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

/** One line, for the line of the tabs above an editor. */
export const Small = meta.story({
  args: { size: 'small', actions: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
    const title = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect();
    const note = canvas.getByText('rev 2').getBoundingClientRect();
    await expect(note.top).toBeLessThan(title.bottom);
    await expect(note.left).toBeGreaterThan(title.right);
  },
});

const onAPhone = {
  parameters: { viewport: { options: { phone: { name: 'Phone', styles: { width: '390px', height: '844px' } } } } },
  globals: { viewport: { value: 'phone' } },
} as const;

/** The only button beside the primary one takes no row of its own. The note that comes later moves nothing. */
export const OneButtonOnAPhone = meta.story({
  ...onAPhone,
  args: {
    breadcrumbs: [],
    status: null,
    title: 'Suppressions',
    note: '15 lists',
    actions: (
      <>
        <Button>Export CSV</Button>
        <Button variant="primary">Add suppression list</Button>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading').getBoundingClientRect();
    const note = canvas.getByText('15 lists').getBoundingClientRect();
    const button = canvas.getByRole('button', { name: 'Export CSV' }).getBoundingClientRect();
    await expect(note.top).toBeGreaterThanOrEqual(title.bottom);
    await expect(button.top).toBeLessThan(note.bottom);
    await expect(button.left).toBeGreaterThan(title.right);
    const line = canvas.getByRole('heading').closest('[data-part="line"]')?.getBoundingClientRect();
    await expect(line?.height).toBe(52);
    const primary = canvas.getByRole('button', { name: 'Add suppression list' }).getBoundingClientRect();
    await expect(primary.bottom).toBeGreaterThan(window.innerHeight - 24);
  },
});

/** The primary button is at the foot of the window also when the buttons are in a row of their own. */
export const RowOfButtonsOnAPhone = meta.story({
  ...onAPhone,
  args: {
    actions: (
      <Stack direction="row" gap={8} isWrapping>
        <Button>Report</Button>
        <Button>Edit</Button>
        <Button variant="primary">Launch 4,728 recipients</Button>
      </Stack>
    ),
  },
  play: async ({ canvas }) => {
    const primary = canvas.getByRole('button', { name: /^Launch/ }).getBoundingClientRect();
    await expect(primary.bottom).toBeGreaterThan(window.innerHeight - 24);
    await expect(canvas.getByRole('button', { name: 'Edit' }).getBoundingClientRect().top).toBeGreaterThan(
      canvas.getByRole('heading').getBoundingClientRect().bottom,
    );
  },
});

export const LongTitle = meta.story({
  args: {
    title: 'A name that somebody copied out of a spreadsheet with_underscores_and_no_spaces_so_that_it_has_to_break',
  },
});
