import { chooseOptions } from '@mailroom/design-system/testing';
import { expect, screen } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { advertiser } from '../../../fixtures/builders/advertiser.builders.ts';
import { chooseInHeader } from '../../../fixtures/chooseInHeader.ts';
import { mock } from '../../../fixtures/handlers/mock.ts';
import { order } from '../../../fixtures/builders/order.builders.ts';
import { empty, failing, loading } from '../../../fixtures/handlers/scenarios.ts';

const meta = preview.meta({
  title: 'Screens/Order Management/Add order',
  parameters: { route: '/order-management/add-order', layout: 'fullscreen' },
});

const fernwick = advertiser({ id: 21, advertiser_name: 'Fernwick & Daughters' });
const bodies: unknown[] = [];

/** Choosing account, advertiser and name leads to the first product. */
export const Default = meta.story({
  beforeEach: ({ msw }) => {
    bodies.length = 0;
    msw.use(
      mock.get('v1', '/advertiser', () => ({ objects: [fernwick], total_rows: 1 })),
      mock.post('v1', '/orders', async ({ request }) => {
        bodies.push(await request.json());
        return order({ id: 10_500, name: 'Spring', products: [] });
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await chooseOptions(/^Account/, 'Northlight Outdoor');
    await chooseOptions(/^Advertiser/, 'Fernwick & Daughters');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Order name' }), 'Spring');
    await userEvent.click(canvas.getByRole('button', { name: 'Add order' }));
    await expect(await canvas.findByRole('heading', { name: 'Add product' })).toBeVisible();
    await expect(bodies).toEqual([{ account_id: 3, advertiser_id: 21, name: 'Spring', po_number: null, notes: null }]);
  },
});

/** An account that is chosen in the header meanwhile becomes the form's, unless the form has one. */
export const TakesTheAccountOfTheHeader = meta.story({
  parameters: { account: 'all' },
  play: async ({ canvas }) => {
    const advertiser = await canvas.findByRole('combobox', { name: /^Advertiser/ });
    await expect(advertiser).toHaveAccessibleDescription(/Choose the account first/);
    await chooseInHeader('Northlight Outdoor');
    await canvas.findByText('Northlight Outdoor', { selector: 'form *' });
    await chooseInHeader('Maison Lavande');
    await expect(canvas.getByText('Northlight Outdoor', { selector: 'form *' })).toBeVisible();
  },
});

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(loading('v1', '/email_account')) });

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(empty('v1', '/email_account')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('combobox', { name: /^Account/ }));
    await expect(await screen.findByText('No data available')).toBeVisible();
  },
});

/** The input stays when the server doesn't answer. */
export const Failing = meta.story({
  name: 'Error',
  beforeEach: ({ msw }) => msw.use(failing('v1', '/orders')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Order name' }), 'Spring');
    await userEvent.click(canvas.getByRole('button', { name: 'Add order' }));
    await expect(canvas.getByRole('textbox', { name: 'Order name' })).toHaveValue('Spring');
    await expect(canvas.getByRole('heading', { name: 'Add order' })).toBeVisible();
  },
});

export const Forbidden = meta.story({
  parameters: { permissions: ['can_view_order', 'can_view_product'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/can_add_order/)).toBeVisible();
  },
});
