import { expect, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { forbiddenScreen, listStates } from '../../../fixtures/listStates.ts';

const meta = preview.meta({
  title: 'Screens/Order Management/Reports',
  parameters: { route: '/order-management/reports', layout: 'fullscreen' },
});

/** Every product with a report, which its row opens. A client finds it in the navigation. */
export const Default = meta.story({
  globals: { role: 'Advertiser Client' },
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: 'Reports' }));
    const [link] = await table.findAllByRole('link');
    for (const name of ['Delivered', /^Opened/, /^Clicked/])
      await expect(table.getByRole('columnheader', { name })).toBeVisible();
    await expect(link).toHaveAttribute('href', expect.stringContaining('/order-management/preview-product-report/'));
    const row = within(table.getByRole('row', { name: /Winter tyres reminder/ }));
    await expect(row.getByText('36.9%')).toBeVisible();
    await expect(row.getByText('9.7%')).toBeVisible();
    const nav = within(canvas.getByRole('navigation', { name: 'Main' }));
    await expect(nav.getByRole('link', { name: 'Reports' })).toHaveAttribute('aria-current', 'page');
  },
});

/** Sorted by the share of people who opened: which mail was good. */
export const BestFirst = meta.story({
  play: async ({ canvas, userEvent }) => {
    const table = within(await canvas.findByRole('table', { name: 'Reports' }));
    await userEvent.click(await table.findByRole('button', { name: /^Opened/ }));
    await expect(table.getByRole('columnheader', { name: /^Opened/ })).toHaveAttribute('aria-sort');
    // A mail that has just begun has no rate yet.
    await expect(await table.findByRole('row', { name: /Trail weekend/ })).not.toHaveTextContent('%');
  },
});

const states = listStates('v2', '/report', { table: 'Reports', emptyTitle: 'No reports yet' });

export const Loading = meta.story(states.loading);
export const Empty = meta.story(states.empty);
export const Failing = meta.story({ ...states.failing, name: 'Error' });
export const Forbidden = meta.story(forbiddenScreen('can_view_report', ['can_view_order', 'can_view_product']));
