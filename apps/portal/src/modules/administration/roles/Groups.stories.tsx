import { HttpResponse } from 'msw';
import { expect, fn, screen, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { empty, failing, loading } from '../../../fixtures/handlers/scenarios.ts';
import { mock } from '../../../fixtures/handlers/mock.ts';
import { groups } from '../../../fixtures/builders/role.builders.ts';

const meta = preview.meta({
  title: 'Screens/Administration/Permission groups',
  parameters: { route: '/administration/groups', layout: 'fullscreen' },
});

const added = fn();

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('14 groups')).toBeVisible();
    const table = within(canvas.getByRole('table', { name: 'Permission groups' }));
    await expect(table.getByRole('link', { name: 'Everything' })).toHaveAttribute('href', '/administration/groups/1');
  },
});

/** A new group leads on to its permissions. */
export const Add = meta.story({
  beforeEach: ({ msw }) => {
    added.mockClear();
    msw.use(
      mock.post('v2', '/groups', async ({ request }) => {
        added(await request.json());
        const [first] = groups;
        return HttpResponse.json({ ...first, id: 90 }, { status: 201 });
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add group' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add group' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Add group' }));
    await expect(
      (await dialog.findAllByText('Name is required, the name must not contain only whitespace'))[0],
    ).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: /Name/ }), 'Winter helpers');
    await userEvent.click(dialog.getByRole('button', { name: 'Add group' }));
    await expect(await screen.findByText('Group added')).toBeVisible();
    await expect(added.mock.calls).toEqual([[{ name: 'Winter helpers', description: '' }]]);
    await expect(await canvas.findByRole('heading', { level: 1, name: /^Seasonal helpers/ })).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(loading('v2', '/groups')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Permission groups' })).toHaveAttribute('aria-busy', 'true');
  },
});

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(empty('v2', '/groups')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There is no permission group yet')).toBeVisible();
  },
});

export const Failing = meta.story({
  name: 'Error',
  beforeEach: ({ msw }) => msw.use(failing('v2', '/groups')),
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
