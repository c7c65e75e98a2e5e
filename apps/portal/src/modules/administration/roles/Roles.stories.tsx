import { expect, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { empty, failing, loading } from '../../../fixtures/handlers/scenarios.ts';

const meta = preview.meta({
  title: 'Screens/Administration/Roles',
  parameters: { route: '/administration/roles', layout: 'fullscreen' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('6 roles')).toBeVisible();
    const table = within(canvas.getByRole('table', { name: 'Roles' }));
    await expect(table.getByRole('link', { name: 'Order Manager' })).toHaveAttribute('href', '/administration/roles/5');
    await expect(table.getByText('1,204')).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(loading('v2', '/roles')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Roles' })).toHaveAttribute('aria-busy', 'true');
  },
});

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(empty('v2', '/roles')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There is no role yet')).toBeVisible();
  },
});

export const Failing = meta.story({
  name: 'Error',
  beforeEach: ({ msw }) => msw.use(failing('v2', '/roles')),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/The service is being restarted/))[0]).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

export const Forbidden = meta.story({
  parameters: { permissions: ['can_view_account'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/can_view_role/)).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
});
