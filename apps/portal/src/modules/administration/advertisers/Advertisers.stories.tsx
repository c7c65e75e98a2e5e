import { chooseOptions } from '@mailroom/design-system/testing';
import { HttpResponse } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { advertiser } from '../../../fixtures/builders/advertiser.builders.ts';
import { csv } from '../../../fixtures/handlers/export.handlers.ts';
import { mock } from '../../../fixtures/handlers/mock.ts';
import { loading } from '../../../fixtures/handlers/scenarios.ts';
import { forbiddenScreen, listStates } from '../../../fixtures/listStates.ts';

const meta = preview.meta({
  title: 'Screens/Administration/Advertisers',
  parameters: { route: '/administration/advertisers', layout: 'fullscreen' },
});

const written = fn();

const adding = mock.post('v1', '/advertiser', async ({ request }) => {
  const form = await request.formData();
  written(form.get('account_id'), form.get('advertiser_name'), form.get('vertical_id'));
  return HttpResponse.json(advertiser({ id: 399 }), { status: 201 });
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('4 advertisers')).toBeVisible();
    await expect(canvas.getByText('Culture and museums')).toBeVisible();
  },
});

/** Saves the specification's row action with the version that was read. */
export const Edit = meta.story({
  beforeEach: ({ msw }) => {
    written.mockClear();
    msw.use(
      mock.patch('v1', '/advertiser/{id}', async ({ params, request }) => {
        const form = await request.formData();
        written(params['id'], request.headers.get('if-match'), form.get('advertiser_name'), form.get('website'));
        return advertiser({ id: 301, version: 2 });
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const [edit] = await canvas.findAllByRole('button', { name: /^Edit/ });
    if (edit) await userEvent.click(edit);
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit advertiser' }));
    const website = dialog.getByRole('textbox', { name: /Website/ });
    await userEvent.clear(website);
    await userEvent.type(website, 'northlight');
    await userEvent.click(dialog.getByRole('button', { name: 'Save advertiser' }));
    await expect((await dialog.findAllByText('Enter a valid URL'))[0]).toBeVisible();
    await userEvent.clear(website);
    await userEvent.click(dialog.getByRole('button', { name: 'Save advertiser' }));
    await expect(await screen.findByText('Advertiser saved')).toBeVisible();
    await expect(written.mock.calls).toEqual([['301', '"1"', 'Northlight Outdoor', '']]);
  },
});

/** The file has all advertisers of the account, in the list's order. */
export const Export = meta.story({
  beforeEach: ({ msw }) => {
    written.mockClear();
    msw.use(
      mock.post('v1', '/advertiser/export', ({ query }) => {
        written(Object.fromEntries(query));
        return csv('advertisers.csv');
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Export CSV' }));
    await waitFor(() =>
      expect(written.mock.calls).toEqual([[{ sort_by: 'advertiser_name', sort_dir: '1', 'account_id:eq': '3' }]]),
    );
  },
});

export const Add = meta.story({
  beforeEach: ({ msw }) => {
    written.mockClear();
    msw.use(adding);
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add advertiser' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add advertiser' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /Advertiser name/ }), 'Maison Lavande');
    await chooseOptions(/Vertical/, 'Automotive');
    await userEvent.click(dialog.getByRole('button', { name: 'Add advertiser' }));
    await expect(await screen.findByText('Advertiser added')).toBeVisible();
    await expect(written.mock.calls).toEqual([['3', 'Maison Lavande', '1']]);
  },
});

/** A link opens the dialog; its vertical has a name while the list is still loading. */
export const OpenedByLink = meta.story({
  parameters: { route: '/administration/advertisers?advertiser=303' },
  beforeEach: ({ msw }) => msw.use(loading('v1', '/vertical')),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit advertiser' }));
    await expect(dialog.getByRole('textbox', { name: /Advertiser name/ })).toHaveValue('Kestrel Museum');
    await expect(await dialog.findByText('Culture and museums')).toBeVisible();
  },
});

/** Someone who may not see verticals keeps the advertiser's own, and the list isn't asked for. */
export const WithoutVerticals = meta.story({
  parameters: {
    route: '/administration/advertisers?advertiser=303',
    permissions: ['can_view_account', 'can_view_advertiser', 'can_update_advertiser', 'can_add_advertiser'],
  },
  beforeEach: ({ msw }) => {
    written.mockClear();
    msw.use(
      mock.get('v1', '/vertical', () => {
        written('vertical');
        return { objects: [], total_rows: 0 };
      }),
    );
  },
  play: async ({ canvas }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit advertiser' }));
    await expect(await dialog.findByText('Culture and museums')).toBeVisible();
    await expect(dialog.getByRole('combobox', { name: /Vertical/ })).toHaveAccessibleDescription(
      /Only account managers can see verticals/,
    );
    // A new advertiser needs a vertical, which this role can never choose.
    await expect(canvas.queryByText('Add advertiser')).toBeNull();
    await expect(written).not.toHaveBeenCalled();
  },
});

/** Replaces one seed list and removes the banner; the other list stays as it is. */
export const Files = meta.story({
  parameters: { route: '/administration/advertisers?advertiser=301' },
  beforeEach: ({ msw }) => {
    written.mockClear();
    const stored = { size: 120, sha256: 'a'.repeat(64) };
    msw.use(
      mock.get('v1', '/advertiser/{id}', () =>
        advertiser({
          id: 301,
          banner: 'data:image/png;base64,',
          test_seeds: { name: 'test-seeds.csv', ...stored },
          live_seeds: { name: 'live-seeds.csv', ...stored },
        }),
      ),
      mock.patch('v1', '/advertiser/{id}', async ({ request }) => {
        const form = await request.formData();
        const file = form.get('advertiser_test_csv');
        written(
          file instanceof File ? file.name : file,
          form.get('advertiser_live_csv'),
          form.get('advertiser_banner'),
        );
        return advertiser({ id: 301, version: 2 });
      }),
      mock.get('v2', '/download/{file_type}/{owner_id}', ({ params }) => {
        written('download', params['file_type'], params['owner_id']);
        return { url: 'data:text/csv,email' };
      }),
    );
  },
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit advertiser' }));
    await expect(await dialog.findByText('live-seeds.csv')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Download live seed list' }));
    await waitFor(() => expect(written).toHaveBeenCalledWith('download', 'advertiser_live_csv', '301'));
    const seeds = new File(['email\nnew@seeds.example\n'], 'new-seeds.csv', { type: 'text/csv' });
    await userEvent.upload(dialog.getByLabelText('Test seed list', { selector: 'input' }), seeds);
    await userEvent.click(dialog.getByRole('button', { name: /Remove.*Current banner/ }));
    await expect(dialog.getByText('Removed when you save')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Save advertiser' }));
    await expect(await screen.findByText('Advertiser saved')).toBeVisible();
    await expect(written).toHaveBeenLastCalledWith('new-seeds.csv', null, '');
  },
});

/** An advertiser in use stays, and the notice names what uses it. */
export const Delete = meta.story({
  beforeEach: ({ msw }) => {
    written.mockClear();
    msw.use(
      mock.delete('v1', '/advertiser/{id}', ({ params }) => {
        written(params['id']);
        if (params['id'] !== '301') return undefined;
        const children = [
          { object: 'Autumn sale', message: 'uses this advertiser' },
          { object: 'Autumn order', message: 'uses this advertiser' },
        ];
        const body = { message: 'Used by creative Autumn sale, order Autumn order', request_id: 'story' };
        return HttpResponse.json({ ...body, errors: [{ message: 'In use', children }] }, { status: 409 });
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    async function remove(name: string) {
      await userEvent.click(await canvas.findByRole('button', { name: `Actions for ${name}` }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
      const dialog = within(await screen.findByRole('alertdialog'));
      await expect(dialog.getByText(`Do you really want to delete the advertiser ‘${name}’?`)).toBeVisible();
      await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
    }
    await remove('Northlight Outdoor');
    await expect(await screen.findByText('Autumn sale')).toBeVisible();
    await expect(screen.getByText('Autumn order')).toBeVisible();
    await remove('Kestrel Museum');
    await expect(await screen.findByText('Advertiser deleted')).toBeVisible();
    await expect(written.mock.calls).toEqual([['301'], ['303']]);
  },
});

/** The tab of an account lists, adds, edits and deletes as well. */
export const InAccount = meta.story({
  parameters: { route: '/administration/accounts/3?tab=advertisers' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add advertiser' }));
    const add = await screen.findByRole('dialog', { name: 'Add advertiser' });
    await userEvent.click(within(add).getByRole('button', { name: 'Cancel' }));
    // A dialog that is still closing takes the focus back, which would close the menu.
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for Kestrel Museum' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Confirm' }));
    await expect(await screen.findByText('Advertiser deleted')).toBeVisible();
  },
});

/** The name of a row opens it, and so does a click beside it. */
export const OpensFromItsRow = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Kestrel Museum' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit advertiser' }));
    await expect(await dialog.findByRole('textbox', { name: /Advertiser name/ })).toHaveValue('Kestrel Museum');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByText('Culture and museums'));
    await expect(await screen.findByRole('dialog', { name: 'Edit advertiser' })).toBeVisible();
  },
});

/** An advertiser belongs to an account: while all are shown, the form asks for one. */
export const AllAccounts = meta.story({
  parameters: { account: 'all' },
  beforeEach: ({ msw }) => {
    written.mockClear();
    msw.use(adding);
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add advertiser' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add advertiser' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /Advertiser name/ }), 'Maison Lavande');
    await chooseOptions(/Vertical/, 'Automotive');
    await userEvent.click(dialog.getByRole('button', { name: 'Add advertiser' }));
    await expect((await dialog.findAllByText(/^Account is required/))[0]).toBeVisible();
    await chooseOptions(/Account/, 'Northlight Outdoor');
    await userEvent.click(dialog.getByRole('button', { name: 'Add advertiser' }));
    await expect(await screen.findByText('Advertiser added')).toBeVisible();
    await expect(written.mock.calls).toEqual([['3', 'Maison Lavande', '1']]);
  },
});

const states = listStates('v1', '/advertiser', { table: 'Advertisers', emptyTitle: 'No advertisers yet' });

/** A user who may only look gets no column for actions. */
export const ReadOnly = meta.story({
  parameters: { permissions: ['can_view_account', 'can_view_advertiser'] },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('rowheader')).length).toBeGreaterThan(0);
    await expect(canvas.queryByRole('columnheader', { name: 'Actions' })).toBeNull();
  },
});

export const Loading = meta.story(states.loading);

export const Empty = meta.story(states.empty);

export const Failing = meta.story({ ...states.failing, name: 'Error' });

export const Forbidden = meta.story(forbiddenScreen('can_view_advertiser'));
