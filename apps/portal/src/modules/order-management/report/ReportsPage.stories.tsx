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
    for (const name of ['Ordered', 'Delivered']) await expect(table.getByRole('columnheader', { name })).toBeVisible();
    await expect(link).toHaveAttribute('href', expect.stringContaining('/order-management/preview-product-report/'));
    const nav = within(canvas.getByRole('navigation', { name: 'Main' }));
    await expect(nav.getByRole('link', { name: 'Reports' })).toHaveAttribute('aria-current', 'page');
  },
});

const states = listStates('v1', '/product', { table: 'Reports', emptyTitle: 'No reports yet' });

export const Loading = meta.story(states.loading);
export const Empty = meta.story(states.empty);
export const Failing = meta.story({ ...states.failing, name: 'Error' });
export const Forbidden = meta.story(forbiddenScreen('can_view_report', ['can_view_order', 'can_view_product']));
