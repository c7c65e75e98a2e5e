import { HttpResponse } from 'msw';
import { expect, fn, screen } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { groups, roles } from '../../../fixtures/builders/role.builders.ts';
import { mock } from '../../../fixtures/handlers/mock.ts';
import { empty, loading } from '../../../fixtures/handlers/scenarios.ts';
import { failingRecord, forbiddenScreen } from '../../../fixtures/listStates.ts';

const meta = preview.meta({
  title: 'Screens/Administration/New role',
  parameters: { route: '/administration/roles/new', layout: 'fullscreen' },
});

const added = fn();

/** Adds a role from its name and its groups, and opens it. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('checkbox', { name: 'Confirming' })).toBeVisible();
    await expect(await canvas.findByText('0 of 47')).toBeVisible();
  },
});

/** Refuses a role without a name, then adds it and opens it. */
export const Adds = meta.story({
  beforeEach: ({ msw }) => {
    added.mockClear();
    msw.use(
      mock.post('v2', '/roles', async ({ request }) => {
        added(await request.json());
        return HttpResponse.json({ ...roles[3], id: 4 }, { status: 201 });
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Confirming' }));
    await expect(await canvas.findByText('1 of 47')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add role' }));
    await expect(
      (await canvas.findAllByText('Name is required, the name must not contain only whitespace'))[0],
    ).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: /Name/ }), 'Night shift');
    await userEvent.click(canvas.getByRole('button', { name: 'Add role' }));
    await expect(await screen.findByText('Role added')).toBeVisible();
    const id = groups.find(({ name }) => name === 'Confirming')?.id;
    await expect(added.mock.calls).toEqual([[{ name: 'Night shift', role_groups: [id], is_staff: false }]]);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Data Specialist' })).toBeVisible();
  },
});

/** Begins with the groups of another role. */
export const Duplicate = meta.story({
  parameters: { route: '/administration/roles/new?from=5' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /Name/ })).toHaveValue('Copy of Order Manager');
    await expect(canvas.getByRole('radio', { name: 'Staff' })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Order work' })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Audience work' })).not.toBeChecked();
  },
});

/** A copy of a role for staff is made by staff, or becomes one for account users. */
export const DuplicateByAccountUser = meta.story({
  globals: { role: 'Advertiser Client' },
  parameters: {
    route: '/administration/roles/new?from=5',
    permissions: ['can_view_account', 'can_view_role', 'can_add_role'],
  },
  play: async ({ canvas, userEvent }) => {
    const save = await canvas.findByRole('button', { name: 'Add role' });
    await expect(save).toHaveAccessibleDescription('Only staff can make others staff');
    await userEvent.click(canvas.getByRole('radio', { name: 'Account users' }));
    await expect(save).not.toHaveAttribute('aria-disabled', 'true');
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(loading('v2', '/groups')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Add role' })).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: /Name/ })).toBeNull();
  },
});

/** Without groups, a role can be added that allows nothing yet. */
export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(empty('v2', '/groups')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^There are no permission groups yet\./)).toBeVisible();
  },
});

export const Failing = meta.story({ ...failingRecord('v2', '/groups', 'The permission groups'), name: 'Error' });

export const Forbidden = meta.story(forbiddenScreen('can_add_role', ['can_view_account', 'can_view_role']));
