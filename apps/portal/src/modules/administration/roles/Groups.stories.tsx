import { HttpResponse } from 'msw';
import { expect, fn, screen, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { mock } from '../../../fixtures/handlers/mock.ts';
import { groups } from '../../../fixtures/builders/role.builders.ts';
import { forbiddenScreen, listStates } from '../../../fixtures/listStates.ts';

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

/** Adding a group opens its permissions. */
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

const states = listStates('v2', '/groups', {
  table: 'Permission groups',
  emptyTitle: 'No permission groups yet',
});

export const Loading = meta.story(states.loading);

export const Empty = meta.story(states.empty);

export const Failing = meta.story({ ...states.failing, name: 'Error' });

export const Forbidden = meta.story(forbiddenScreen('can_view_role'));
