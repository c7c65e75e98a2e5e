import { confirmModal, findFlash, findTable } from '@mailroom/design-system/testing';
import { expect, screen, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { forbiddenScreen, listStates } from '../../../fixtures/listStates.ts';

const meta = preview.meta({
  title: 'Screens/Administration/Roles',
  parameters: { route: '/administration/roles', layout: 'fullscreen' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('6 roles')).toBeVisible();
    const table = within(canvas.getByRole('table', { name: 'Roles' }));
    await expect(table.getByRole('link', { name: 'Order Manager' })).toHaveAttribute('href', '/administration/roles/5');
    // As many as the list of users has.
    await expect(table.getByRole('cell', { name: '7' })).toBeVisible();
    await expect(table.getAllByRole('cell', { name: 'Staff' })).toHaveLength(5);
    await expect(table.getByRole('cell', { name: 'Account users' })).toBeVisible();
  },
});

/** The roles for account users only. */
export const ForAccountUsers = meta.story({
  parameters: { route: '/administration/roles?is_staff=false' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 role')).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Advertiser Client' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Order Manager' })).toBeNull();
  },
});

/** The row's actions: a role that nobody has can be deleted. */
export const Delete = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for Account Manager' }));
    await expect(await screen.findByRole('menuitem', { name: /Delete/ })).toHaveAttribute('aria-disabled', 'true');
    await expect(screen.getByRole('menuitem', { name: 'Edit' })).toBeEnabled();
    await userEvent.keyboard('{Escape}');
    await (await findTable('Roles')).act('Data Specialist', 'Delete');
    await expect((await confirmModal()).text).toContain('This will permanently delete the role.');
    await expect(await findFlash('Role deleted')).toBeVisible();
  },
});

/** A role that never adds or edits roles gets no buttons for it. */
export const CannotAdd = meta.story({
  parameters: { permissions: ['can_view_account', 'can_view_role'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Data Specialist' })).toBeVisible();
    await expect(canvas.queryByText('Add role')).toBeNull();
    await expect(canvas.queryByRole('columnheader', { name: 'Actions' })).toBeNull();
  },
});

const states = listStates('v2', '/roles', { table: 'Roles', emptyTitle: 'No roles yet' });

export const Loading = meta.story(states.loading);

export const Empty = meta.story(states.empty);

export const Failing = meta.story({ ...states.failing, name: 'Error' });

export const Forbidden = meta.story(forbiddenScreen('can_view_role'));
