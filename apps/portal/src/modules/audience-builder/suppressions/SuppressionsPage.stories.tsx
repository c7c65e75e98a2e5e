import { confirmModal, findFlash, findTable, pickFiles } from '@mailroom/design-system/testing';
import { HttpResponse } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { mock } from '../../../fixtures/handlers/mock.ts';
import { suppression } from '../../../fixtures/builders/suppression.builders.ts';
import { listStates } from '../../../fixtures/listStates.ts';

const asked = fn();

const meta = preview.meta({
  title: 'Screens/Audience Builder/Suppressions',
  parameters: { route: '/audience-builder/suppressions', layout: 'fullscreen' },
  beforeEach: () => {
    asked.mockClear();
  },
});

/** Shows how many people each list suppresses. Lists that Mailroom fills can't be switched off. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Suppressions' })).toBeVisible();
    const table = await canvas.findByRole('table', { name: 'Suppressions' });
    const builtIn = (await within(table).findByRole('rowheader', { name: /Unsubscribed/ })).closest('tr');
    await expect(builtIn).not.toBeNull();
    const off = within(builtIn as HTMLElement).getByRole('button', { name: /Switch off/ });
    await expect(off).toHaveAttribute('aria-disabled', 'true');
    await expect(within(table).getByText('3,310,992')).toBeVisible();
    await expect(within(table).getByText('All accounts')).toBeVisible();
  },
});

/** The question says how many people will be mailed again. */
export const SwitchesOff = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock.patch('v1', '/suppression/{id}', async ({ params, request }) => {
        asked(params['id'], request.headers.get('if-match'), await request.json());
        return suppression({ active: false });
      }),
    ),
  play: async () => {
    const lists = await findTable('Suppressions');
    await lists.act(/Complaints 2025/, 'Switch off');
    await expect((await confirmModal()).text).toContain('Its 1,204 entries will no longer hold anybody back.');
    await expect(await findFlash('Suppression list switched off')).toBeVisible();
    await expect(asked).toHaveBeenCalledWith('6', '"2"', { active: false });
  },
});

export const AddsAList = meta.story({
  parameters: { account: 3 },
  beforeEach: ({ msw }) =>
    msw.use(
      mock.post('v1', '/suppression', async ({ request }) => {
        const form = await request.formData();
        const { suppressions: file, ...texts } = Object.fromEntries(form);
        asked(texts, file instanceof File ? file.name : undefined);
        return HttpResponse.json(suppression({ id: 11 }), { status: 201 });
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add suppression list' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add suppression list' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Add list' }));
    await expect((await within(dialog).findAllByText(/Name is required/))[0]).toBeVisible();
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Name' }), 'Complaints May');
    await pickFiles('CSV', new File(['nobody@example.org\r\n'], 'complaints.csv', { type: 'text/csv' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Add list' }));
    await expect(await screen.findByText('Suppression list added')).toBeVisible();
    await expect(asked).toHaveBeenCalledWith(
      { scope: 'account', account_id: '3', name: 'Complaints May' },
      'complaints.csv',
    );
  },
});

/** Only a Super Admin can add a list for all accounts, and the choice says so. */
export const HouseListsAreForSuperAdmins = meta.story({
  globals: { role: 'Data Specialist' },
  parameters: { route: '/audience-builder/suppressions?dialog=add' },
  play: async ({ canvas }) => {
    // The address opens the dialog before the user's own record has come.
    await canvas.findByText('Data Specialist');
    const dialog = await screen.findByRole('dialog', { name: 'Add suppression list' });
    const house = within(dialog).getByRole('radio', { name: /All accounts/ });
    await waitFor(() => expect(house).toHaveAttribute('aria-disabled', 'true'));
  },
});

const states = listStates('v1', '/suppression', { table: 'Suppressions', emptyTitle: 'No suppression lists yet' });

export const Loading = meta.story(states.loading);

export const Empty = meta.story(states.empty);

export const Failing = meta.story({ ...states.failing, name: 'Error' });

/** A user who may view lists but not add one. */
export const Forbidden = meta.story({
  parameters: { permissions: ['can_view_audience'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('rowheader', { name: /Unsubscribed/ })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Add suppression list' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: /Switch off/ })).toBeNull();
    await expect(canvas.queryByRole('columnheader', { name: 'Actions' })).toBeNull();
  },
});
