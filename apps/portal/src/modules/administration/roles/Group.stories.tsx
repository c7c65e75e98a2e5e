import { permissionNames } from '@mailroom/domain/access/permissions';
import { HttpResponse } from 'msw';
import { expect, fn, screen, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { mock } from '../../../fixtures/handlers/mock.ts';
import { groups, roles as roleRows } from '../../../fixtures/builders/role.builders.ts';
import { loading } from '../../../fixtures/handlers/scenarios.ts';
import { failingRecord } from '../../../fixtures/listStates.ts';

const replaced = fn();

const meta = preview.meta({
  title: 'Screens/Administration/Permission group',
  parameters: { route: '/administration/groups/12', layout: 'fullscreen' },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Confirming' })).toBeVisible();
    await expect(await canvas.findByText(`1 of ${permissionNames.length}`)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Save changes' })).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByRole('button', { name: 'Delete group' })).toHaveAccessibleDescription(/roles contain/);
    const roles = within(await canvas.findByRole('list', { name: 'Roles that use it' }));
    const links = await roles.findAllByRole('link');
    await expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
      roleRows
        .filter(({ role_groups }) => role_groups.some(({ id }) => id === 12))
        .map(({ id, name }) => [name, `/administration/roles/${id}`]),
    );
    // The search leaves only the rows that match.
    const search = canvas.getByRole('searchbox', { name: 'Search permissions' });
    await userEvent.type(search, 'can_confirm');
    await expect(canvas.getByRole('checkbox', { name: /^can_confirm_product/ })).toBeChecked();
    await expect(canvas.queryByRole('checkbox', { name: /^can_view_order/ })).toBeNull();
    await userEvent.type(search, ' nothing');
    await expect(canvas.getByText('No permission matches')).toBeVisible();
    await userEvent.clear(search);
    await expect(canvas.getByRole('checkbox', { name: /^can_view_order/ })).toBeVisible();
    const save = canvas.getByRole('button', { name: 'Save changes' });
    await expect(save.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  },
});

/** Leaves only what is allowed now. A row whose box is cleared stays, so that it can be ticked again. */
export const OnlyAllowed = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Only allowed' }));
    const box = canvas.getByRole('checkbox', { name: /^can_confirm_product/ });
    await expect(canvas.queryByRole('checkbox', { name: /^can_view_order/ })).toBeNull();
    await userEvent.click(box);
    await expect(box).not.toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Only allowed' }));
    await expect(canvas.getByRole('checkbox', { name: /^can_view_order/ })).toBeVisible();
  },
});

/** Names who gains and loses what, then replaces the whole set with the version that was read. */
export const ReplacePermissions = meta.story({
  beforeEach: ({ msw }) => {
    replaced.mockClear();
    msw.use(
      mock.put('v2', '/groups/{id}/permissions', async ({ request }) => {
        replaced(request.headers.get('if-match'), await request.json());
        return HttpResponse.json({ objects: [], total_rows: 0 });
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: /can_launch_product/ }));
    await userEvent.click(canvas.getByRole('checkbox', { name: /can_confirm_product/ }));
    const review = within(canvas.getByRole('region', { name: 'Before you save' }));
    await expect(await review.findByText('2 users lose')).toBeVisible();
    await expect(review.getAllByText('Ines Fontaine, Odile (inactive)')[0]).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save and change 3 users' }));
    await expect(await screen.findByText('Permissions replaced')).toBeVisible();
    await expect(replaced.mock.calls).toEqual([['"1"', { permissions: ['can_launch_product'] }]]);
  },
});

/** A group that no role contains can be deleted. */
export const Delete = meta.story({
  parameters: { route: '/administration/groups/90' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete group' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(dialog.getByText('This will permanently delete the permission group.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
    await expect(await screen.findByText('Permission group deleted')).toBeVisible();
    await expect(await canvas.findByRole('heading', { level: 1, name: /^Permission groups/ })).toBeVisible();
  },
});

/** Nobody can grant a permission that they don't hold themselves. */
export const NotHeld = meta.story({
  parameters: {
    permissions: ['can_view_account', 'can_view_role', 'can_update_role', 'can_view_permissions', 'can_view_order'],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('checkbox', { name: /can_launch_product/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(canvas.getByRole('checkbox', { name: /can_view_order/ })).not.toHaveAttribute('aria-disabled', 'true');
  },
});

/** Without can_update_role the permissions can be read, and there is no disabled save button. */
export const ReadOnly = meta.story({
  parameters: { permissions: ['can_view_account', 'can_view_role', 'can_view_permissions'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(`1 of ${permissionNames.length}`)).toBeVisible();
    await expect(canvas.getByText(/^Only /, { selector: 'p' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Save changes' })).toBeNull();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(loading('v2', '/groups/{id}')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Change name' })).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.queryByRole('checkbox')).toBeNull();
  },
});

/** A group without permissions. */
export const Empty = meta.story({
  parameters: { route: '/administration/groups/90' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(`0 of ${permissionNames.length}`)).toBeVisible();
    await expect(groups.find(({ id }) => id === 90)?.permission_count).toBe(0);
  },
});

export const Failing = meta.story({ ...failingRecord('v2', '/groups/{id}', 'The group'), name: 'Error' });

export const Forbidden = meta.story({
  parameters: { permissions: ['can_view_account'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/can_view_role/)).toBeVisible();
  },
});
