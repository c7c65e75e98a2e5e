import { expect, within } from 'storybook/test';
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
    await expect(table.getByText('1,204')).toBeVisible();
  },
});

const states = listStates('v2', '/roles', { table: 'Roles', emptyTitle: 'No roles yet' });

export const Loading = meta.story(states.loading);

export const Empty = meta.story(states.empty);

export const Failing = meta.story({ ...states.failing, name: 'Error' });

export const Forbidden = meta.story(forbiddenScreen('can_view_role'));
