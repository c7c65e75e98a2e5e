import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { csv } from '../../../fixtures/handlers/export.handlers.ts';
import { mock } from '../../../fixtures/handlers/mock.ts';
import { orderRows, productRows } from '../../../fixtures/builders/order.builders.ts';
import { productRow } from '../../../fixtures/builders/product.builders.ts';
import { page } from '../../../fixtures/handlers/page.ts';
import { forbiddenScreen, listStates } from '../../../fixtures/listStates.ts';

const meta = preview.meta({
  title: 'Screens/Order Management/Orders',
  parameters: { route: '/order-management/dashboard', layout: 'fullscreen' },
});

const bulk = fn();
const LONG_NAME = 'Product recall follow-up survey, wave 2';

/** Shows what is sent when, its status, and who acts next. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Orders' })).toBeVisible();
    const table = await canvas.findByRole('table', { name: 'Orders' });
    const link = await within(table).findByRole('link', { name: /Autumn trail boots, wave 1/ });
    await expect(link).toHaveAttribute('href', '/order-management/edit-order/10442?product=20912');
    // The number beside a product is its own, as on its page and in the search.
    await expect(within(table).getByText('20912')).toBeVisible();
    await expect(within(table).getAllByText(/^Fernwick & Daughters/)[0]).toBeVisible();
    await expect(within(table).getByText('Under way')).toBeVisible();
    await expect(within(table).getByText('Error - Volume Discrepancy')).toBeVisible();
    await expect(within(table).getByText('by 2:00 PM today')).toBeVisible();
    await expect(await canvas.findByText('38 products')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Add order' })).toHaveAttribute(
      'href',
      '/order-management/add-order',
    );
  },
});

/** With all accounts at 1440 px, a long name with its wave is whole, above its advertiser. */
export const WholeNames = meta.story({
  parameters: { account: 'all' },
  globals: { viewport: { value: 'w1440' } },
  beforeEach: ({ msw }) =>
    msw.use(
      mock.get('v1', '/product', ({ query }) => {
        const [first, ...others] = productRows.slice(0, 6);
        const long = { ...(first as (typeof productRows)[number]), product_name: LONG_NAME };
        return page([long, ...others], query);
      }),
    ),
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: 'Orders' }));
    const name = await table.findByText(LONG_NAME);
    await waitFor(() => expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth));
    const headers = table.getAllByRole('columnheader').map(({ textContent }) => textContent);
    await expect(headers.map((text) => text.trim())).toEqual([
      'Product',
      'Account',
      'Start',
      'Deliverable',
      'Status',
      'Who acts',
    ]);
  },
});

/** The reader is called You wherever they must act, and a namesake keeps the name. A stopped attempt keeps its number too. */
export const MyTurn = meta.story({
  beforeEach: ({ msw }) => {
    const waits = {
      product_status: 'Needs Attention',
      attention: 'sent_back',
      next_step: 'change and relaunch',
    } as const;
    const mine = { ...waits, next_actor: 'Dana Okafor', next_actor_id: 7 };
    const past_attempt = { attempt: 1, recipients: 332 };
    const rows = [
      productRow({ ...mine, product_name: 'Mine', recipients: 326, past_attempt }),
      productRow({ ...mine, next_actor_id: 8, product_id: 20_911, product_name: 'Theirs' }),
    ];
    msw.use(mock.get('v1', '/product', ({ query }) => page(rows, query)));
  },
  play: async ({ canvas, userEvent }) => {
    const table = within(await canvas.findByRole('table', { name: 'Orders' }));
    await expect(await table.findByRole('row', { name: /Mine/ })).toHaveTextContent(/You: change and relaunch/);
    await expect(table.getByRole('row', { name: /Theirs/ })).toHaveTextContent(/Dana Okafor: change and relaunch/);
    const [status] = table.getAllByText('Needs Attention');
    if (status) await userEvent.hover(status);
    await expect(await screen.findByText('Attempt 1 froze 332; a relaunch would reach 326 now.')).toBeVisible();
  },
});

/** The orders themselves: the same screen, with what can be done to several of them. */
export const Orders = meta.story({
  beforeEach: ({ msw }) => {
    bulk.mockClear();
    msw.use(
      mock.post('v2', '/orders/bulk', async ({ request }) => {
        bulk(await request.json());
        return { done: [10_442], refused: [{ id: 10_460, reason: 'The order has no products' }] };
      }),
      mock.post('v1', '/orders/export', ({ query }) => {
        bulk(Object.fromEntries(query));
        return csv('orders.csv');
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Orders' }));
    await expect(await canvas.findByText(`${orderRows.length} orders`)).toBeVisible();
    const table = within(await canvas.findByRole('table', { name: 'Orders' }));
    await expect(await table.findByRole('link', { name: 'Autumn catalogue' })).toHaveAttribute(
      'href',
      '/order-management/edit-order/10442',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Export CSV' }));
    await waitFor(() =>
      expect(bulk).toHaveBeenCalledWith({ sort_by: 'updated_at', sort_dir: '-1', 'account_id:eq': '3' }),
    );
    const [, first] = table.getAllByRole('checkbox');
    if (first) await userEvent.click(first);
    await userEvent.click(await canvas.findByRole('button', { name: 'Submit' }));
    await expect(await screen.findByText(/The order has no products/)).toBeVisible();
    await expect(bulk).toHaveBeenLastCalledWith({ action: 'submit', ids: [10_442] });
    await userEvent.click(canvas.getByRole('button', { name: 'Products' }));
    await expect(await canvas.findByText('38 products')).toBeVisible();
  },
});

const states = listStates('v1', '/product', { table: 'Orders', emptyTitle: 'Nothing is ahead' });

export const Loading = meta.story(states.loading);

export const Empty = meta.story(states.empty);

export const Failing = meta.story({ ...states.failing, name: 'Error' });

/** The list is of products, so can_view_order is not enough to open it. */
export const WithoutProducts = meta.story(forbiddenScreen('can_view_product', ['can_view_order']));

export const Forbidden = meta.story({
  parameters: { permissions: ['can_view_account'] },
  play: async ({ canvas }) => {
    // The module guard leads to the landing page.
    await expect(await canvas.findByRole('heading', { name: 'Saturday, November 21' })).toBeVisible();
    await expect(canvas.queryByRole('table', { name: 'Orders' })).toBeNull();
  },
});

const asked: URLSearchParams[] = [];

/** Search, filter and sort go to the server; the filter shows as a chip. */
export const Searching = meta.story({
  parameters: { route: '/order-management/dashboard?product_status=Draft' },
  beforeEach: ({ msw }) => {
    asked.length = 0;
    msw.use(
      mock.get('v1', '/product', ({ query }) => {
        asked.push(query);
        return page(productRows.slice(6, 7), query);
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Search by order or product' }), 'katalog');
    await waitFor(() => expect(asked.at(-1)?.get('search_text')).toBe('katalog'));
    // The server looks at the names of products and of their orders, so that nobody has to say which of them they type.
    await expect(asked.at(-1)?.get('search_by')).toBe('product_name');
    await expect(asked.at(-1)?.getAll('product_status:eq')).toEqual(['Draft']);
    // A link to some statuses shows them in whichever group they are.
    await expect(asked.at(-1)?.has('group:eq')).toBe(false);
    await expect(canvas.getByRole('button', { name: /^All/ })).toHaveAttribute('aria-pressed', 'true');
    await expect(asked.at(-1)?.get('sort_by')).toBe('product_start_date');
    await expect(canvas.getByRole('button', { name: /Draft/ })).toBeVisible();
  },
});

/** The list opens on what is ahead. Overdue and finished products are behind their counts, each with its own address. */
export const Groups = meta.story({
  beforeEach: ({ msw }) => {
    asked.length = 0;
    msw.use(
      mock.get('v1', '/product', ({ query }) => {
        asked.push(query);
        return page(query.get('group:eq') === 'overdue' ? productRows.slice(0, 9) : productRows, query);
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(asked.at(-1)?.getAll('group:eq')).toEqual(['ahead']));
    const overdue = await canvas.findByRole('button', { name: 'Overdue 9' });
    await expect(canvas.getByRole('button', { name: 'Ahead 38' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(overdue);
    await waitFor(() => expect(asked.at(-1)?.getAll('group:eq')).toEqual(['overdue']));
    await expect(await canvas.findByText('9 products')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Finished 212' }));
    await waitFor(() => expect(asked.at(-1)?.getAll('group:eq')).toEqual(['finished']));
    await userEvent.click(canvas.getByRole('button', { name: 'All 259' }));
    await waitFor(() => expect(asked.at(-1)?.has('group:eq')).toBe(false));
  },
});

/** A link opens its group, and a saved view keeps it. */
export const NothingOverdue = meta.story({
  parameters: { route: '/order-management/dashboard?group=overdue' },
  beforeEach: ({ msw }) => msw.use(mock.get('v1', '/product', ({ query }) => page([], query))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing is overdue')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Overdue/ })).toHaveAttribute('aria-pressed', 'true');
  },
});

export const Small = meta.story({
  parameters: { viewport: { options: { phone: { name: 'Phone', styles: { width: '390px', height: '844px' } } } } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    // The groups stay in view. Filters, order and views open from the button beside the search.
    await userEvent.click(await canvas.findByRole('button', { name: /^Overdue/ }));
    await expect(canvas.getByRole('button', { name: /^Overdue/ })).toHaveAttribute('aria-pressed', 'true');
    const button = canvas.getByRole('button', { name: 'Filters' });
    await userEvent.click(button);
    const panel = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await expect(await panel.findByRole('button', { name: 'Sort' })).toBeVisible();
    await expect(panel.getByRole('textbox', { name: 'Name of the view' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  },
});
