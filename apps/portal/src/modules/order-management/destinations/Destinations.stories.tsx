import { expect, screen, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { forbiddenScreen, listStates } from '../../../fixtures/listStates.ts';

/** A Data Specialist: nobody who passes the guard of Administration. */
const HELD = [
  'can_view_order',
  'view_install',
  'can_add_install',
  'can_update_install',
  'can_delete_install',
  'can_access_internal_s3',
  'can_access_internal_sftp',
];

const meta = preview.meta({
  title: 'Screens/Order Management/Destinations',
  parameters: { route: '/order-management/destinations', layout: 'fullscreen', permissions: HELD },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Destinations' })).toBeVisible();
    await expect(await canvas.findByText('northlight-lists/mailroom/out')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add destination' }));
    await expect(await screen.findByRole('dialog', { name: 'Add destination' })).toBeVisible();
  },
});

/** Shows whose a destination is, and asks for the account of a new one. */
export const AllAccounts = meta.story({
  parameters: { account: 'all', permissions: [...HELD, 'can_view_account'] },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('columnheader', { name: 'Account' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add destination' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add destination' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Night lists');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Bucket' }), 'night-lists');
    await userEvent.click(dialog.getByRole('button', { name: 'Add destination' }));
    await expect((await dialog.findAllByText(/^Account is required/))[0]).toBeVisible();
  },
});

const states = listStates('v1', '/install', { table: 'Installs', emptyTitle: 'No delivery destinations yet' });

export const Loading = meta.story(states.loading);

export const Empty = meta.story(states.empty);

export const Failing = meta.story({ ...states.failing, name: 'Error' });

export const Forbidden = meta.story(forbiddenScreen('view_install', ['can_view_order']));
