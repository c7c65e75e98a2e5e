import { chooseOptions } from '@mailroom/design-system/testing';
import { HttpResponse } from 'msw';
import { expect, fn, screen, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { empty, failing, loading } from '../../../fixtures/handlers/scenarios.ts';
import { advertiser } from '../../../fixtures/builders/advertiser.builders.ts';
import { mock } from '../../../fixtures/handlers/mock.ts';

const meta = preview.meta({
  title: 'Screens/Administration/Advertisers',
  parameters: { route: '/administration/advertisers', layout: 'fullscreen' },
});

const written = fn();

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('4 advertisers')).toBeVisible();
    await expect(canvas.getByText('Culture and museums')).toBeVisible();
  },
});

/** The specification's row action, over the version that was read. */
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

export const Add = meta.story({
  beforeEach: ({ msw }) => {
    written.mockClear();
    msw.use(
      mock.post('v1', '/advertiser', async ({ request }) => {
        const form = await request.formData();
        written(form.get('account_id'), form.get('advertiser_name'), form.get('vertical_id'));
        return HttpResponse.json(advertiser({ id: 399 }), { status: 201 });
      }),
    );
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

/** A new one belongs to an account: which, the header must say first. */
export const AllAccounts = meta.story({
  parameters: { account: 'all' },
  play: async ({ canvas }) => {
    const add = await canvas.findByRole('button', { name: 'Add advertiser' });
    await expect(add).toHaveAttribute('aria-disabled', 'true');
    await expect(add).toHaveAccessibleDescription(/Choose an account/);
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(loading('v1', '/advertiser')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Advertisers' })).toHaveAttribute('aria-busy', 'true');
  },
});

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(empty('v1', '/advertiser')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There is no advertiser yet')).toBeVisible();
  },
});

export const Failing = meta.story({
  name: 'Error',
  beforeEach: ({ msw }) => msw.use(failing('v1', '/advertiser')),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/The service is being restarted/))[0]).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

export const Forbidden = meta.story({
  parameters: { permissions: ['can_view_account'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/can_view_advertiser/)).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
});
