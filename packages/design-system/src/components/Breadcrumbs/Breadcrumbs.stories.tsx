import { expect, screen } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Stack } from '../Stack/Stack.tsx';
import type { Breadcrumb } from './breadcrumb.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const DEEP: Breadcrumb[] = [
  'Accounts',
  'Northlight Outdoor',
  'Orders',
  'Winter season #10428',
  'Products',
  'Reminder',
].map((label, at) => ({ label, href: `#${at}` }));
const LONG = 'A_name_that_somebody_copied_out_of_a_spreadsheet_with_underscores_so_that_it_never_has_a_place_to_break';

const meta = preview.meta({ title: 'Layout/Breadcrumbs', component: Breadcrumbs, args: { items: DEEP } });

export const Permutations = meta.story({
  render: () => (
    <Stack>
      <Breadcrumbs items={DEEP.slice(0, 1)} />
      <Breadcrumbs
        items={[{ label: 'Orders', href: '#orders' }, { label: 'Products' }]}
        aria-label="Last without a link"
      />
      <Breadcrumbs items={DEEP} aria-label="Deep" />
      <Breadcrumbs
        items={[
          { label: 'Orders', href: '#orders' },
          { label: LONG, href: '#long' },
        ]}
        aria-label="Long"
      />
    </Stack>
  ),
});

export const CollapsesInTheMiddle = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('navigation', { name: 'Breadcrumbs' })).toBeVisible();
    await expect(canvas.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Accounts',
      'Winter season #10428',
      'Products',
      'Reminder',
    ]);
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '2 more' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(await screen.findByRole('menuitem', { name: 'Northlight Outdoor' })).toHaveAttribute('href', '#1');
    await userEvent.keyboard('{Escape}');
  },
});

/** Shows every step when there is room for them. */
export const AsManyAsAsked = meta.story({
  args: { max: 6 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(6);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});
