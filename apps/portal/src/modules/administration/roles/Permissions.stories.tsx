import { permissionNames } from '@mailroom/domain/access/permissions';
import { expect, screen, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { empty, loading } from '../../../fixtures/handlers/scenarios.ts';
import { failingRecord, forbiddenScreen } from '../../../fixtures/listStates.ts';

const meta = preview.meta({
  title: 'Screens/Administration/Permissions',
  parameters: { route: '/administration/permissions', layout: 'fullscreen' },
});

/** Every permission of the specification for every role, read-only. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(`${permissionNames.length} permissions`)).toBeVisible();
    const table = within(await canvas.findByRole('table', { name: 'Permissions by role' }));
    for (const role of ['Super Admin', 'Account Manager', 'Advertiser Client']) {
      await expect(table.getByRole('columnheader', { name: role })).toBeVisible();
    }
    await expect(table.getByText('can_upload_account_logo')).toBeVisible();
  },
});

/** A phone has room for one role, so it is chosen. */
export const Phone = meta.story({
  parameters: { viewport: { options: { phone: { name: 'Phone', styles: { width: '390px', height: '844px' } } } } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const table = within(await canvas.findByRole('table', { name: 'Permissions by role' }));
    await expect(table.getByRole('columnheader', { name: 'Super Admin' })).toBeVisible();
    await expect(table.queryByRole('columnheader', { name: 'Data Specialist' })).toBeNull();
    const frame = table.getByText('can_upload_account_logo').closest('table')?.parentElement;
    await expect(frame?.scrollWidth).toBe(frame?.clientWidth);
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Role' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Data Specialist' }));
    await expect(table.getByRole('columnheader', { name: 'Data Specialist' })).toBeVisible();
    await expect(table.queryByRole('columnheader', { name: 'Super Admin' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Only allowed' }));
    await expect(await canvas.findByText(/of 47 permissions/)).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(loading('v2', '/groups')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Permissions' })).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
});

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(empty('v2', '/roles')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No roles yet')).toBeVisible();
  },
});

export const Failing = meta.story({ ...failingRecord('v2', '/roles', 'The permission list'), name: 'Error' });

export const Forbidden = meta.story(forbiddenScreen('can_view_permissions', ['can_view_account', 'can_view_role']));
