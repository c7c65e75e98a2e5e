import { HttpResponse } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { rate } from '../../../fixtures/builders/rate.builders.ts';
import { mock } from '../../../fixtures/handlers/mock.ts';
import { listStates } from '../../../fixtures/listStates.ts';

const sent = fn();

const meta = preview.meta({
  title: 'Screens/Order Management/Rates',
  parameters: { route: '/order-management/rates', layout: 'fullscreen' },
  beforeEach: () => {
    sent.mockClear();
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: 'Rates' }));
    await expect(await table.findByText('All accounts')).toBeVisible();
    await expect(table.getAllByText('Northlight Outdoor')[0]).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Export CSV' })).toBeEnabled();
  },
});

const states = listStates('v1', '/product_rate', { table: 'Rates', emptyTitle: 'No rates yet' });

export const Loading = meta.story(states.loading);

export const Empty = meta.story(states.empty);

export const Failing = meta.story({ ...states.failing, name: 'Error' });

export const Forbidden = meta.story({
  parameters: { permissions: ['can_view_order'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You need the permission can_view_product')).toBeVisible();
  },
});

export const Adds = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock.post('v1', '/product_rate', async ({ request }) => {
        sent(await request.json());
        return HttpResponse.json(rate({ id: 14 }), { status: 201 });
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add rate' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add rate' }));
    await userEvent.clear(dialog.getByRole('textbox', { name: /Currency/ }));
    await userEvent.type(dialog.getByRole('textbox', { name: /Currency/ }), 'US');
    await userEvent.click(dialog.getByRole('button', { name: 'Add rate' }));
    await expect((await dialog.findAllByText('Currency can not be less than 3'))[0]).toBeVisible();
    await expect(sent).not.toHaveBeenCalled();
  },
});

export const Edits = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock.patch('v1', '/product_rate/{id}', async ({ request }) => {
        sent(await request.json());
        return rate({ cpm_cents: 1300, version: 4 });
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await canvas.findAllByRole('button', { name: /Edit/ }))[0] as HTMLElement);
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit rate' }));
    const price = dialog.getByLabelText(/Rate per thousand/);
    await userEvent.clear(price);
    await userEvent.type(price, '13');
    await userEvent.click(dialog.getByRole('button', { name: 'Save rate' }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ cpm_cents: 1300, currency: 'USD' }));
  },
});
