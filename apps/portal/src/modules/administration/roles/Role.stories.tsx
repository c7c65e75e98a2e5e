import { expect } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { mock } from '../../../fixtures/handlers/mock.ts';
import { roles } from '../../../fixtures/builders/role.builders.ts';
import { loading } from '../../../fixtures/handlers/scenarios.ts';
import { failingRecord, forbiddenScreen } from '../../../fixtures/listStates.ts';

const meta = preview.meta({
  title: 'Screens/Administration/Role',
  parameters: { route: '/administration/roles/2', layout: 'fullscreen' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Account Manager' })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Account care' })).toHaveAttribute(
      'href',
      '/administration/groups/3',
    );
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(loading('v2', '/roles/{id}')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Permission groups' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Account care' })).toBeNull();
  },
});

/** A role without groups says that it allows nothing. */
export const Empty = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(mock.get('v2', '/roles/{id}', () => ({ ...(roles[1] as (typeof roles)[number]), role_groups: [] }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The role has no group yet, so it allows nothing.')).toBeVisible();
  },
});

export const Failing = meta.story({ ...failingRecord('v2', '/roles/{id}', 'The role'), name: 'Error' });

export const Forbidden = meta.story(forbiddenScreen('can_view_role'));
