import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { accounts } from '../../../fixtures/builders/account.builders.ts';
import { mock } from '../../../fixtures/handlers/mock.ts';
import { page } from '../../../fixtures/handlers/page.ts';
import { listStates } from '../../../fixtures/listStates.ts';

const asked = fn();

const meta = preview.meta({
  title: 'Screens/Administration/Accounts',
  parameters: { route: '/administration/accounts', layout: 'fullscreen' },
});

/** The specification's columns in its order; the name links to the account. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Accounts' })).toBeVisible();
    await expect(await canvas.findByText('12 accounts')).toBeVisible();
    const table = within(canvas.getByRole('table', { name: 'Accounts' }));
    await expect(table.getAllByRole('columnheader').map((header) => header.textContent)).toEqual(
      ['Account ID', 'Account Name', 'Email', 'ECID', 'Phone Number'].map((name) => expect.stringContaining(name)),
    );
    await expect(table.getByText('O’Malley’s <b>Bikes</b>')).toBeVisible();
    await expect(table.getAllByRole('link')[0]).toHaveAttribute('href', '/administration/accounts/3');
  },
});

/** Search, sort and page are in the URL and in the call. */
export const Narrowed = meta.story({
  parameters: { route: '/administration/accounts?search=out&sort=name:desc&page=2&size=10' },
  beforeEach: ({ msw }) => {
    asked.mockClear();
    msw.use(
      mock.get('v1', '/account', ({ query }) => {
        if (query.get('search')) asked(Object.fromEntries(query));
        return page(accounts, query);
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const search = await canvas.findByRole('searchbox', { name: 'Search by account name' });
    await expect(search).toHaveValue('out');
    await waitFor(() =>
      expect(asked).toHaveBeenCalledWith(
        expect.objectContaining({ start: '2', attribute: 'name', order_by: 'desc', field: 'name', search: 'out' }),
      ),
    );
    await userEvent.click(await canvas.findByRole('button', { name: /^Email/ }));
    await waitFor(() =>
      expect(asked).toHaveBeenLastCalledWith(
        expect.objectContaining({ start: '1', attribute: 'test_seed_email_address', order_by: 'asc', search: 'out' }),
      ),
    );
  },
});

const states = listStates('v1', '/account', { table: 'Accounts', emptyTitle: 'No account is linked to you' });

export const Loading = meta.story(states.loading);

export const Empty = meta.story(states.empty);

export const Failing = meta.story({ ...states.failing, name: 'Error' });

/** The module guard: without can_view_account, the path leads to the landing page. */
export const Forbidden = meta.story({
  globals: { role: 'Order Manager' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Order Management' })).toBeVisible();
    await expect(canvas.queryByRole('table', { name: 'Accounts' })).toBeNull();
  },
});
