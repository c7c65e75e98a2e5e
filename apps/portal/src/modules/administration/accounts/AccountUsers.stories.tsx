import { cancelModal, confirmModal } from '@mailroom/design-system/testing';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { mock } from '../../../fixtures/handlers/mock.ts';
import { users } from '../../../fixtures/builders/user.builders.ts';
import { forbiddenScreen, listStates } from '../../../fixtures/listStates.ts';

const written = fn();
const asked = fn();

const meta = preview.meta({
  title: 'Screens/Administration/Account users',
  parameters: { route: '/administration/accounts/3?tab=users', layout: 'fullscreen' },
  beforeEach: ({ msw }) => {
    written.mockClear();
    asked.mockClear();
    msw.use(
      mock.put('v2', '/account/{accountId}/users/{userId}', ({ params }) => {
        written('link', params['accountId'], params['userId']);
        return undefined;
      }),
      mock.delete('v2', '/account/{accountId}/users/{userId}', ({ params }) => {
        written('unlink', params['accountId'], params['userId']);
        return undefined;
      }),
    );
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: 'Users of the account' }));
    const name = await table.findByRole('link', { name: 'Ines Fontaine' });
    await expect(name).toHaveAttribute('href', '/administration/users/21');
    await expect(canvas.getByText('1–8 of 8')).toBeVisible();
  },
});

/** The second page loads its ids and then only the users of those ids. */
export const SecondPage = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock.get('v2', '/account/{id}/users', ({ query }) => {
        asked('ids', query.get('start'), query.get('order_by'));
        return query.get('start') === '2' ? [35, 34] : [21];
      }),
      mock.get('v2', '/users/count', () => ({ count: 12 })),
      mock.get('v2', '/users', ({ query }) => {
        const ids = query.getAll('ids').map(Number);
        asked('users', ...ids);
        return { objects: users.filter(({ id }) => ids.includes(id)), total_rows: 2, start: 1, limit: 2 };
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Next' }));
    await expect(await canvas.findByRole('rowheader', { name: /Petra Novák/ })).toBeVisible();
    await expect(canvas.getByText('11–12 of 12')).toBeVisible();
    await expect(asked).toHaveBeenCalledWith('ids', '2', 'first_name:asc');
    await expect(asked).toHaveBeenCalledWith('users', 35, 34);
    const names = canvas.getAllByRole('rowheader').map((cell) => cell.textContent);
    await expect(names).toEqual([expect.stringContaining('Petra Novák'), expect.stringContaining('Kofi Osei')]);
  },
});

/** Asks the specification's question and shows its notice. */
export const Unlink = meta.story({
  play: async ({ canvas, userEvent }) => {
    const [unlink] = await canvas.findAllByRole('button', { name: /^Unlink/ });
    if (unlink) await userEvent.click(unlink);
    const asked = await confirmModal();
    await expect(asked.heading).toBe('Are you sure?');
    await expect(asked.text).toContain('Do you really want to dissociate the user?');
    await expect(await screen.findByText('User disassociated successfully')).toBeVisible();
    await expect(written.mock.calls).toEqual([['unlink', '3', '21']]);
  },
});

/** Cancel changes nothing. */
export const UnlinkCancelled = meta.story({
  play: async ({ canvas, userEvent }) => {
    const [unlink] = await canvas.findAllByRole('button', { name: /^Unlink/ });
    if (unlink) await userEvent.click(unlink);
    await cancelModal();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(written).not.toHaveBeenCalled();
  },
});

/** A linked user can't be chosen a second time. */
export const Link = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Link a user' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Link a user' }));
    await expect(dialog.getByRole('button', { name: 'Link user' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(await dialog.findByRole('combobox', { name: 'User' }));
    await expect(await screen.findByRole('option', { name: /Ines Fontaine/ })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(screen.getByRole('option', { name: /Odile/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Link user' }));
    await expect(await screen.findByText('User linked')).toBeVisible();
    await expect(written.mock.calls).toEqual([['link', '3', '25']]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

const states = listStates('v2', '/account/{id}/users', {
  table: 'Users of the account',
  emptyTitle: 'Nobody is linked to this account',
});

export const Loading = meta.story(states.loading);

export const Empty = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock.get('v2', '/account/{id}/users', () => []),
      mock.get('v2', '/users/count', () => ({ count: 0 })),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nobody is linked to this account')).toBeVisible();
  },
});

export const Failing = meta.story({ ...states.failing, name: 'Error' });

export const Forbidden = meta.story(forbiddenScreen('can_view_user'));
