import type { HttpHandler } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { productRows } from '../../../fixtures/builders/order.builders.ts';
import { productRow } from '../../../fixtures/builders/product.builders.ts';
import { mock } from '../../../fixtures/handlers/mock.ts';
import { page } from '../../../fixtures/handlers/page.ts';

const meta = preview.meta({
  title: 'Screens/Order Management/Filters of products',
  parameters: { route: '/order-management/dashboard', layout: 'fullscreen' },
});

const asked: URLSearchParams[] = [];
const counted: URLSearchParams[] = [];
const looked: string[] = [];

interface Setup {
  msw: { use(...handlers: HttpHandler[]): void };
}

/** Notes the queries of the list and of its counts. */
function noteQueries({ msw }: Setup) {
  asked.length = 0;
  counted.length = 0;
  msw.use(
    mock.get('v1', '/product', ({ query }) => {
      asked.push(query);
      return page(query.has('actor:eq') ? productRows.slice(0, 4) : productRows, query);
    }),
    mock.get('v1', '/product/groups', ({ query }) => {
      counted.push(query);
      return { ahead: 38, overdue: 9, finished: 212, needs_me: 4 };
    }),
  );
}

/** One click lists what waits for the reader, as many as the button says. The groups beside it stay those of everybody. */
export const NeedsMe = meta.story({
  beforeEach: noteQueries,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Needs me 4' }));
    await waitFor(() => expect(asked.at(-1)?.getAll('actor:eq')).toEqual(['me']));
    await expect(asked.at(-1)?.has('group:eq')).toBe(false);
    await expect(await canvas.findByText('4 products')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Needs me 4' })).toHaveAttribute('aria-pressed', 'true');
    await expect(await canvas.findByRole('button', { name: /Who acts: Me/ })).toBeVisible();
    await expect(counted.every((query) => !query.has('actor:eq'))).toBe(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Overdue 9' }));
    await waitFor(() => expect(asked.at(-1)?.getAll('group:eq')).toEqual(['overdue']));
    await expect(asked.at(-1)?.has('actor:eq')).toBe(false);
  },
});

/** The filters also list what waits for a team, in the chosen group and in its counts. */
export const WhoActs = meta.story({
  parameters: { route: '/order-management/dashboard?group=overdue' },
  beforeEach: noteQueries,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Filters' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await userEvent.click(await panel.findByRole('checkbox', { name: 'Data team' }));
    await waitFor(() => expect(asked.at(-1)?.getAll('actor:eq')).toEqual(['Data team']));
    await expect(asked.at(-1)?.getAll('group:eq')).toEqual(['overdue']);
    await waitFor(() => expect(counted.at(-1)?.getAll('actor:eq')).toEqual(['Data team']));
  },
});

/** Nothing waits for the reader. The way to the other groups stays. */
export const NothingForMe = meta.story({
  parameters: { route: '/order-management/dashboard?actor=me' },
  beforeEach: ({ msw }) => msw.use(mock.get('v1', '/product', ({ query }) => page([], query))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing waits for you')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Needs me/ })).toHaveAttribute('aria-pressed', 'true');
  },
});

/** Advertisers and owners are read after the rows. The chips of a link name them, and a start is a range of the reader's days. */
export const PeopleAndDays = meta.story({
  parameters: {
    route: '/order-management/dashboard?advertiser_id=303&owner_id=7&starts=2026-11-23&starts=2026-11-27',
  },
  beforeEach: noteQueries,
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(asked.at(-1)?.getAll('advertiser_id:eq')).toEqual(['303']));
    await expect(asked.at(-1)?.getAll('owner_id:eq')).toEqual(['7']);
    await expect(asked.at(-1)?.get('starts_from:eq')).toBe('2026-11-23T05:00:00.000Z');
    await expect(asked.at(-1)?.get('starts_before:eq')).toBe('2026-11-28T05:00:00.000Z');
    await waitFor(() => expect(counted.at(-1)?.getAll('owner_id:eq')).toEqual(['7']));
    await expect(counted.at(-1)?.get('starts_before:eq')).toBe('2026-11-28T05:00:00.000Z');
    await expect(await canvas.findByRole('button', { name: /Owner: You/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /Advertiser: Kestrel Museum/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /Start: / })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await userEvent.click(await panel.findByRole('checkbox', { name: 'You' }));
    await waitFor(() => expect(asked.at(-1)?.has('owner_id:eq')).toBe(false));
  },
});

/** Without the right to see users, the owner can still be oneself. */
export const OwnOrders = meta.story({
  parameters: { permissions: ['can_view_order', 'can_view_product'] },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('38 products');
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Filters' }));
    const owners = within(await panel.findByRole('group', { name: 'Owner' }));
    await expect(owners.getAllByRole('checkbox')).toHaveLength(1);
    await expect(panel.queryByRole('group', { name: 'Advertiser' })).toBeNull();
  },
});

/** A mistyped day filters nothing. */
export const NoDay = meta.story({
  parameters: { route: '/order-management/dashboard?starts=soon' },
  beforeEach: noteQueries,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('38 products')).toBeVisible();
    await expect(asked.at(-1)?.has('starts_from:eq')).toBe(false);
  },
});

/** A product that is not as the reader left it says how it was. Its page takes the mark away. */
export const Changed = meta.story({
  beforeEach: ({ msw }) => {
    looked.length = 0;
    const changed_from = {
      product_status: 'Pending: Creative',
      product_start_date: '2026-11-24T13:00:00.000Z',
      looked_at: '2026-11-20T13:00:00.000Z',
    } as const;
    msw.use(
      mock.get('v1', '/product', ({ query }) =>
        page([productRow({ changed_from }), productRow({ product_id: 20_911, product_name: 'As it was' })], query),
      ),
      mock.put('v2', '/product/{id}/look', ({ params }) => void looked.push(params['id'] ?? '')),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const table = within(await canvas.findByRole('table', { name: 'Orders' }));
    const row = await table.findByRole('row', { name: /wave 2/ });
    await expect(row).toHaveTextContent(/was Pending: Creative, Fernwick/);
    await expect(row).toHaveAttribute('data-tone', 'accent');
    await expect(table.getByRole('row', { name: /As it was/ })).not.toHaveAttribute('data-tone');
    await userEvent.click(within(row).getByRole('link', { name: /wave 2/ }));
    await waitFor(() => expect(looked).toEqual(['20910']));
  },
});
