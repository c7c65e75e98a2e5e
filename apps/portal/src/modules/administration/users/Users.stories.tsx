import { confirmModal, findFlash, findTable } from '@mailroom/design-system/testing';
import { HttpResponse } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { mock } from '../../../fixtures/handlers/mock.ts';
import { pageV2 } from '../../../fixtures/handlers/page.ts';
import { users } from '../../../fixtures/builders/user.builders.ts';
import { forbiddenScreen, listStates } from '../../../fixtures/listStates.ts';

const asked = fn();
const deleted = fn();

const meta = preview.meta({
  title: 'Screens/Administration/Users',
  parameters: { route: '/administration/users', layout: 'fullscreen' },
});

/** The specification's columns in its order, with long names, other scripts and users without accounts. */
export const Default = meta.story({
  parameters: { viewport: { options: { desk: { name: 'Desk', styles: { width: '1440px', height: '900px' } } } } },
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('12 users')).toBeVisible();
    const table = within(canvas.getByRole('table', { name: 'Users' }));
    await expect(table.getAllByRole('columnheader').map((header) => header.textContent)).toEqual(
      ['Name', 'Email', 'Role', 'Accounts', 'Date Created', 'Last sign-in', 'Status', 'Actions'].map((name) =>
        expect.stringContaining(name),
      ),
    );
    await expect(table.getByRole('link', { name: '美咲 田中' })).toHaveAttribute('href', '/administration/users/23');
    await expect(canvas.getByRole('link', { name: 'Add user' })).toHaveAttribute('href', '/administration/users/new');
  },
});

/** Sends sort, filter, search and page of the URL as the v2 call expects them. The search is by first name unless another field is chosen. */
export const Narrowed = meta.story({
  parameters: { route: '/administration/users?search=a&sort=email:desc&page=2&active=true&role_id=2' },
  beforeEach: ({ msw }) => {
    asked.mockClear();
    msw.use(
      mock.get('v2', '/users', ({ query }) => {
        asked(Object.fromEntries(query));
        return pageV2(users, query);
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const narrowed = { 'first_name:like': 'a', 'active:eq': 'true', 'role_id:eq': '2' };
    await waitFor(() =>
      expect(asked).toHaveBeenCalledWith(
        expect.objectContaining({ ...narrowed, start: '2', limit: '10', order_by: 'email:desc' }),
      ),
    );
    await userEvent.click(await canvas.findByRole('button', { name: /^Name/ }));
    await waitFor(() =>
      expect(asked).toHaveBeenLastCalledWith(
        expect.objectContaining({ ...narrowed, start: '1', order_by: 'first_name:asc' }),
      ),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Search in: First name' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Email' }));
    await waitFor(() => expect(asked).toHaveBeenLastCalledWith(expect.objectContaining({ 'email:like': 'a' })));
    await expect(canvas.getByRole('searchbox', { name: 'Search by email' })).toBeVisible();
  },
});

/** Delete asks with the specification's text; nobody can delete themselves. */
export const Delete = meta.story({
  beforeEach: ({ msw }) => {
    deleted.mockClear();
    msw.use(
      mock.delete('v2', '/users/{id}', ({ params }) => {
        deleted(params['id']);
        return undefined;
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for Dana Okafor' }));
    await expect(await screen.findByRole('menuitem', { name: /Delete/ })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Escape}');
    await (await findTable('Users')).act('Odile', 'Delete');
    await expect((await confirmModal()).text).toContain(
      'Do you really want to delete the user record? This change cannot be undone.',
    );
    await expect(await findFlash('User deleted')).toBeVisible();
    await expect(deleted.mock.calls).toEqual([['25']]);
  },
});

/** The server's refusal shows as a notice, and the row stays. */
export const DeleteRefused = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock.delete('v2', '/users/{id}', () =>
        HttpResponse.json(
          { message: 'The last Super Admin stays', code: 'conflict', request_id: 'story' },
          { status: 409 },
        ),
      ),
    ),
  play: async ({ canvas }) => {
    await (await findTable('Users')).act('Ines Fontaine', 'Delete');
    await confirmModal();
    await expect(await screen.findByText(/The last Super Admin stays/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ines Fontaine' })).toBeVisible();
  },
});

/** Without can_view_role nobody filters by role, and the roles aren't asked for. */
export const WithoutRoles = meta.story({
  parameters: { permissions: ['can_view_account', 'can_view_user'] },
  beforeEach: ({ msw }) => {
    asked.mockClear();
    msw.use(
      mock.get('v2', '/roles', ({ query }) => {
        asked('roles');
        return pageV2([], query);
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('12 users')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
    await expect(await screen.findByRole('group', { name: 'Status' })).toBeVisible();
    await expect(screen.queryByRole('group', { name: 'Role' })).toBeNull();
    await expect(asked).not.toHaveBeenCalled();
  },
});

const states = listStates('v2', '/users', { table: 'Users', emptyTitle: 'Nobody shares an account with you' });

export const Loading = meta.story(states.loading);

export const Empty = meta.story(states.empty);

export const Failing = meta.story({ ...states.failing, name: 'Error' });

export const Forbidden = meta.story(forbiddenScreen('can_view_user', ['can_view_account', 'can_view_current_user']));
