import { HttpResponse } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { install } from '../../../fixtures/builders/install.builders.ts';
import { csv } from '../../../fixtures/handlers/export.handlers.ts';
import { mock } from '../../../fixtures/handlers/mock.ts';
import { forbiddenScreen, listStates } from '../../../fixtures/listStates.ts';

const added = fn();
const deleted = fn();
const edited = fn();

const meta = preview.meta({
  title: 'Screens/Administration/Account installs',
  parameters: { route: '/administration/accounts/3?tab=installs', layout: 'fullscreen' },
  beforeEach: ({ msw }) => {
    added.mockClear();
    deleted.mockClear();
    edited.mockClear();
    msw.use(
      mock.post('v1', '/install', async ({ request }) => {
        added(await request.json());
        return HttpResponse.json(install({ id: 69 }), { status: 201 });
      }),
      mock.patch('v1', '/install/{id}', async ({ params, request }) => {
        edited(params['id'], request.headers.get('if-match'), await request.json());
        return install({ id: Number(params['id']), version: 2 });
      }),
      mock.delete('v1', '/install/{id}', ({ params }) => {
        deleted(params['id']);
        return undefined;
      }),
    );
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('northlight-lists/mailroom/out')).toBeVisible();
    await expect(canvas.getByText('Failed')).toBeVisible();
  },
});

/** A bucket: first the specification's texts, then saved as filled in. */
export const AddBucket = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add destination' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add destination' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Nightly lists');
    const bucket = dialog.getByRole('textbox', { name: /Bucket/ });
    await userEvent.type(bucket, 'Not A Bucket');
    await userEvent.type(dialog.getByRole('textbox', { name: /Prefix/ }), '../up');
    await userEvent.click(dialog.getByRole('button', { name: 'Add destination' }));
    await expect((await dialog.findAllByText('Enter a valid Bucket Name'))[0]).toBeVisible();
    await expect(dialog.getAllByText('Enter a valid folder name')[0]).toBeVisible();
    await expect(added).not.toHaveBeenCalled();
    await userEvent.clear(bucket);
    await userEvent.type(bucket, 'northlight-lists');
    await userEvent.clear(dialog.getByRole('textbox', { name: /Prefix/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Add destination' }));
    await expect(await screen.findByText('Destination added')).toBeVisible();
    await expect(added.mock.calls).toEqual([
      [{ account_id: 3, kind: 's3', name: 'Nightly lists', bucket: 'northlight-lists' }],
    ]);
  },
});

/** A folder: the specification's texts for host and port. */
export const AddFolder = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add destination' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add destination' }));
    await userEvent.click(dialog.getByRole('radio', { name: 'SFTP folder' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Print partner');
    await userEvent.type(dialog.getByRole('textbox', { name: /Host/ }), 'not a host');
    await userEvent.type(dialog.getByRole('textbox', { name: /User/ }), 'northlight');
    await userEvent.click(dialog.getByRole('button', { name: 'Add destination' }));
    await expect((await dialog.findAllByText('Enter a valid Host Name'))[0]).toBeVisible();
    await expect(dialog.getAllByText('Password cannot be blank')[0]).toBeVisible();
    await userEvent.type(dialog.getByLabelText(/^Password/), 'example-password');
    await userEvent.clear(dialog.getByRole('textbox', { name: /Host/ }));
    await userEvent.type(dialog.getByRole('textbox', { name: /Host/ }), 'sftp.print.example');
    await userEvent.click(dialog.getByRole('button', { name: 'Add destination' }));
    await expect(await screen.findByText('Destination added')).toBeVisible();
    await expect(added.mock.calls).toEqual([
      [
        {
          account_id: 3,
          kind: 'sftp',
          name: 'Print partner',
          host: 'sftp.print.example',
          port: 22,
          user: 'northlight',
          password: 'example-password',
        },
      ],
    ]);
  },
});

/** A destination in use can't be deleted, and says why. */
export const Delete = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for Print partner' }));
    await expect(await screen.findByRole('menuitem', { name: /Delete/ })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Nightly lists' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
    await expect(await screen.findByText('Destination deleted')).toBeVisible();
    await expect(deleted.mock.calls).toEqual([['61']]);
  },
});

/** Empty secrets keep the stored ones; another host needs the password again, because it isn't sent elsewhere. */
export const Edit = meta.story({
  parameters: { route: '/administration/accounts/3?tab=installs&install=62' },
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit destination' }));
    const password = dialog.getByLabelText(/^Password/);
    await expect(password).toHaveValue('');
    await expect(password).toHaveAccessibleDescription(/keep the stored one/);
    const host = dialog.getByRole('textbox', { name: /^Host(?! key)/ });
    await userEvent.clear(host);
    await userEvent.type(host, 'sftp.elsewhere.example');
    const save = dialog.getByRole('button', { name: 'Save destination' });
    await userEvent.click(save);
    await expect((await dialog.findAllByText('Password cannot be blank'))[0]).toBeVisible();
    await expect(edited).not.toHaveBeenCalled();
    await userEvent.type(password, 'example-password');
    await userEvent.click(save);
    await expect(await screen.findByText('Destination saved')).toBeVisible();
    await expect(edited.mock.calls).toEqual([
      ['62', '"1"', { host: 'sftp.elsewhere.example', password: 'example-password' }],
    ]);
  },
});

/** A check says what failed; the column keeps it. */
export const Check = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Check, Nightly lists' }));
    await expect(await screen.findByText('‘Nightly lists’ passed its check')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Check, Print partner' }));
    await expect(
      await screen.findByText(/‘Print partner’ failed its check. The server shows another host key/),
    ).toBeVisible();
  },
});

/** A changed host key is stored only after a person has confirmed it. */
export const AcceptHostKey = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for Print partner' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Accept new host key' }));
    const question = within(await screen.findByRole('alertdialog'));
    await expect(question.getByText(/SHA256:h9Tq2Lw5/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Confirm' }));
    await waitFor(() =>
      expect(edited.mock.calls).toEqual([
        ['62', '"1"', { host_key_fingerprint: 'SHA256:h9Tq2Lw5cV8nB1xR4mK7pD0sF3gJ6yA9eU2iO5zX8aQ' }],
      ]),
    );
  },
});

/** The file has the account's destinations, in the list's order. */
export const Export = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock.post('v1', '/install/export', ({ query }) => {
        added(Object.fromEntries(query));
        return csv('destinations.csv');
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(added.mock.calls).toEqual([[{ sort_by: 'name', sort_dir: '1', 'account_id:eq': '3' }]]));
  },
});

const states = listStates('v1', '/install', { table: 'Installs', emptyTitle: 'No delivery destinations yet' });

export const Loading = meta.story(states.loading);

export const Empty = meta.story(states.empty);

export const Failing = meta.story({ ...states.failing, name: 'Error' });

export const Forbidden = meta.story(forbiddenScreen('view_install'));
