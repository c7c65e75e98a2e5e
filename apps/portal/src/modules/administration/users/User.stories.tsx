import { HttpResponse } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { mock } from '../../../fixtures/handlers/mock.ts';
import { loading } from '../../../fixtures/handlers/scenarios.ts';
import { failingRecord } from '../../../fixtures/listStates.ts';
import { user } from '../../../fixtures/builders/user.builders.ts';

const saved = fn();
const linked = fn();

const meta = preview.meta({
  title: 'Screens/Administration/User',
  parameters: { route: '/administration/users/22', layout: 'fullscreen' },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByRole('heading', {
        name: 'Maximiliana-Theodora von Hohenstein-Waldburg zu Lichtenfels',
      }),
    ).toBeVisible();
    await expect(await canvas.findByRole('textbox', { name: /Email/ })).toHaveValue(
      'maximiliana-theodora.von.hohenstein-waldburg@brueckner-reifen.example',
    );
    await expect((await canvas.findAllByText('Brückner Reifen GmbH'))[0]).toBeVisible();
    // The permissions of the role in words, with the groups that give them.
    const access = within(await canvas.findByRole('region', { name: 'Effective access' }));
    await expect(access.getByRole('link', { name: 'Creative Specialist' })).toHaveAttribute(
      'href',
      '/administration/roles/3',
    );
    await expect(await access.findByText('Reads and writes them, as staff')).toBeVisible();
    // Folded by group, because all of it is longer than the form.
    await userEvent.click(await access.findByRole('heading', { name: 'Creatives' }));
    const creatives = within(access.getByRole('list', { name: 'Creatives' }));
    const sees = creatives.getByText('See creatives').closest('[role="listitem"]');
    await expect(sees).toHaveTextContent('by Campaign viewing, Creative work');
    await expect(access.getByRole('list', { name: 'Users', hidden: true })).not.toBeVisible();
    await expect(access.getByText(/^11\/20\/2026/)).toBeVisible();
  },
});

/** Saves with the version that was read, and doesn't send unchanged links. */
export const Save = meta.story({
  beforeEach: ({ msw }) => {
    saved.mockClear();
    linked.mockClear();
    msw.use(
      mock.patch('v2', '/users/{id}', async ({ request }) => {
        saved(request.headers.get('if-match'), await request.json());
        return user({ id: 22, version: 2 });
      }),
      mock.put('v2', '/users/{id}/accounts', () => {
        linked();
        return { objects: [], total_rows: 0 };
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole('textbox', { name: /First name/ });
    await userEvent.clear(name);
    await userEvent.type(name, 'Maxi');
    await userEvent.click(canvas.getByRole('button', { name: 'Save user' }));
    await expect(await screen.findByText('User saved')).toBeVisible();
    await expect(saved.mock.calls).toEqual([['"1"', expect.objectContaining({ first_name: 'Maxi' })]]);
    await expect(linked).not.toHaveBeenCalled();
    await expect(await canvas.findByRole('table', { name: 'Users' })).toBeVisible();
  },
});

/**
 * R25: somebody else saved in the meantime. The input stays and replaces the newer version only when the user says so.
 */
export const Conflict = meta.story({
  beforeEach: ({ msw }) => {
    saved.mockClear();
    msw.use(
      mock.patch('v2', '/users/{id}', async ({ request }) => {
        const version = request.headers.get('if-match');
        saved(version);
        if (version === '"5"') return user({ id: 22, version: 6 });
        return HttpResponse.json(
          {
            message: 'The user was changed meanwhile',
            code: 'stale',
            request_id: 'story',
            record: user({ id: 22, first_name: 'Theodora', version: 5 }),
          },
          { status: 412 },
        );
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole('textbox', { name: /First name/ });
    await userEvent.clear(name);
    await userEvent.type(name, 'Maxi');
    await userEvent.click(canvas.getByRole('button', { name: 'Save user' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Somebody else saved this in the meantime' }));
    await expect(dialog.getByText('theirs: Theodora · yours: Maxi')).toBeVisible();
    await expect(name).toHaveValue('Maxi');
    await userEvent.click(dialog.getByRole('button', { name: 'Keep mine' }));
    await expect(await screen.findByText('User saved')).toBeVisible();
    await expect(saved.mock.calls).toEqual([['"1"'], ['"5"']]);
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(loading('v2', '/users/{id}')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^Users/, current: 'page' })).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: /Email/ })).toBeNull();
  },
});

/** The user doesn't exist: offers the way back. */
export const Empty = meta.story({
  parameters: { route: '/administration/users/4711' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'The user was not found', level: 1 })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'All users' })).toHaveAttribute('href', '/administration/users');
  },
});

export const Failing = meta.story({ ...failingRecord('v2', '/users/{id}', 'The user'), name: 'Error' });

/** A user who may view but not edit reads the form: it has no button, and each field says who may change it. */
export const Forbidden = meta.story({
  parameters: { permissions: ['can_view_account', 'can_view_user'] },
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole('textbox', { name: /First name/ });
    await expect(name).toHaveAttribute('aria-disabled', 'true');
    await userEvent.hover(name);
    await waitFor(() => expect(name).toHaveAccessibleDescription(/Only administrators can edit users/));
    await expect(canvas.queryByRole('button', { name: 'Save user' })).toBeNull();
  },
});
