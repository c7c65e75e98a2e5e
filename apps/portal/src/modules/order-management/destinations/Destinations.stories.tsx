import { expect, screen } from 'storybook/test';
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

/** Shows whose a destination is; a new one needs an account, so one has to be chosen in the header first. */
export const AllAccounts = meta.story({
  parameters: { account: 'all' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('columnheader', { name: 'Account' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Add destination' })).toHaveAccessibleDescription(
      /Choose an account/,
    );
  },
});

const states = listStates('v1', '/install', { table: 'Installs', emptyTitle: 'No delivery destinations yet' });

export const Loading = meta.story(states.loading);

export const Empty = meta.story(states.empty);

export const Failing = meta.story({ ...states.failing, name: 'Error' });

export const Forbidden = meta.story(forbiddenScreen('view_install', ['can_view_order']));
