import { chooseOptions } from '@mailroom/design-system/testing';
import { HttpResponse } from 'msw';
import { expect, fn, screen, waitFor, type userEvent } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { mock } from '../../../fixtures/handlers/mock.ts';
import { failing, loading, empty } from '../../../fixtures/handlers/scenarios.ts';
import { accounts } from '../../../fixtures/builders/account.builders.ts';
import { user } from '../../../fixtures/builders/user.builders.ts';
import { forbiddenScreen } from '../../../fixtures/listStates.ts';

const added = fn();

const meta = preview.meta({
  title: 'Screens/Administration/Add user',
  parameters: { route: '/administration/users/new', layout: 'fullscreen' },
  beforeEach: ({ msw }) => {
    added.mockClear();
    sessionStorage.clear();
    msw.use(
      mock.post('v2', '/users', async ({ request }) => {
        added(await request.json());
        return HttpResponse.json(user({ id: 99 }), { status: 201 });
      }),
    );
  },
});

interface Screen {
  canvas: Pick<typeof screen, 'findByRole' | 'getByRole'>;
  userEvent: Pick<typeof userEvent, 'click' | 'type'>;
}

async function fill({ canvas, userEvent: hand }: Screen, email: string) {
  await hand.type(await canvas.findByRole('textbox', { name: /First name/ }), 'Sam');
  await hand.type(canvas.getByRole('textbox', { name: /Last name/ }), 'Brenner');
  await hand.type(canvas.getByRole('textbox', { name: /Email/ }), email);
  await chooseOptions(/Role/, 'Order Manager');
}

export const Default = meta.story({
  play: async (context) => {
    await fill(context, 'sam.brenner@mailroom.example');
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Add user' }));
    await expect(await screen.findByText('User added')).toBeVisible();
    await expect(added).toHaveBeenCalledWith({
      first_name: 'Sam',
      last_name: 'Brenner',
      email: 'sam.brenner@mailroom.example',
      role_id: 5,
      active: true,
      account_ids: [],
    });
    await expect(added).toHaveBeenCalledTimes(1);
    await expect(await context.canvas.findByRole('table', { name: 'Users' })).toBeVisible();
  },
});

/** Select All links the user to every account, also to those that the menu hasn't loaded yet. */
export const AllAccounts = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock.get('v1', '/email_account', ({ query }) => {
        const start = Number(query.get('start'));
        const rows = accounts.slice((start - 1) * 5, start * 5);
        return {
          objects: rows.map(({ id, name }) => ({ id, name, status: 'Active' as const })),
          total_rows: 20 * accounts.length,
        };
      }),
    ),
  play: async (context) => {
    const { canvas, userEvent: hand } = context;
    await fill(context, 'sam.brenner@mailroom.example');
    await hand.click(canvas.getByRole('combobox', { name: 'Accounts' }));
    await hand.click(await canvas.findByRole('option', { name: 'Select All' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: /\d+ more/ })).toBeVisible());
    await hand.keyboard('{Escape}');
    await hand.click(canvas.getByRole('button', { name: 'Add user' }));
    await waitFor(() => expect(added).toHaveBeenCalledOnce());
    await expect(added.mock.lastCall?.[0].account_ids).toEqual(accounts.map(({ id }) => id));
  },
});

/** A06: shows the specification's texts and sends nothing. */
export const Validation = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /Email/ }), 'sam at mailroom');
    await userEvent.click(canvas.getByRole('button', { name: 'Add user' }));
    for (const text of [
      'First name is required, the first name must not contain only whitespace',
      'Last name is required, the last name must not contain only whitespace',
      'Enter a valid email address',
    ]) {
      await expect((await canvas.findAllByText(text))[0]).toBeVisible();
    }
    await expect(canvas.getByRole('textbox', { name: /First name/ })).toHaveFocus();
    await expect(added).not.toHaveBeenCalled();
  },
});

/** The error of a taken address is at its field, and the input stays. */
export const TakenAddress = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock.post('v2', '/users', () =>
        HttpResponse.json(
          {
            message: 'The input is not valid',
            code: 'invalid',
            request_id: 'story',
            fields: { email: 'Another user has this address' },
          },
          { status: 422 },
        ),
      ),
    ),
  play: async (context) => {
    await fill(context, 'dana.okafor@mailroom.example');
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Add user' }));
    const email = context.canvas.getByRole('textbox', { name: /Email/ });
    await expect((await context.canvas.findAllByText('Another user has this address'))[0]).toBeVisible();
    await expect(email).toHaveAccessibleDescription('Another user has this address');
    await expect(email).toHaveValue('dana.okafor@mailroom.example');
    await expect(context.canvas.getByRole('textbox', { name: /First name/ })).toHaveValue('Sam');
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(loading('v2', '/roles')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: /Role/ })).toBeVisible();
  },
});

/** Without roles nobody can be added; the form stays open. */
export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(empty('v2', '/roles')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('combobox', { name: /Role/ }));
    await expect(await screen.findByText('No data available')).toBeVisible();
  },
});

export const Failing = meta.story({
  name: 'Error',
  beforeEach: ({ msw }) => msw.use(failing('v2', '/roles')),
  play: async ({ canvas }) => {
    await expect((await screen.findAllByText(/The service is being restarted/))[0]).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /First name/ })).toBeVisible();
  },
});

export const Forbidden = meta.story(forbiddenScreen('can_add_user', ['can_view_account', 'can_view_user']));
