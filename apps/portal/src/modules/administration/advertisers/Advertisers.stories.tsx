import { chooseOptions } from '@mailroom/design-system/testing';
import { HttpResponse } from 'msw';
import { expect, fn, screen, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { advertiser } from '../../../fixtures/builders/advertiser.builders.ts';
import { mock } from '../../../fixtures/handlers/mock.ts';
import { forbiddenScreen, listStates } from '../../../fixtures/listStates.ts';

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

/** A new advertiser needs an account, so one has to be chosen in the header first. */
export const AllAccounts = meta.story({
  parameters: { account: 'all' },
  play: async ({ canvas }) => {
    const add = await canvas.findByRole('button', { name: 'Add advertiser' });
    await expect(add).toHaveAttribute('aria-disabled', 'true');
    await expect(add).toHaveAccessibleDescription(/Choose an account/);
  },
});

const states = listStates('v1', '/advertiser', { table: 'Advertisers', emptyTitle: 'No advertisers yet' });

export const Loading = meta.story(states.loading);

export const Empty = meta.story(states.empty);

export const Failing = meta.story({ ...states.failing, name: 'Error' });

export const Forbidden = meta.story(forbiddenScreen('can_view_advertiser'));
