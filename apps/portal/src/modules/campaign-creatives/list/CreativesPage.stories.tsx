import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { listStates } from '../../../fixtures/listStates.ts';

const meta = preview.meta({
  title: 'Screens/Campaign Creatives/Creatives',
  parameters: { route: '/campaign-creatives/dashboard', layout: 'fullscreen' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Creatives' })).toBeVisible();
    const table = await canvas.findByRole('table', { name: 'Creatives' });
    await expect(await within(table).findByRole('link', { name: 'Members’ evening invitation' })).toHaveAttribute(
      'href',
      '/campaign-creatives/412',
    );
    // Names are shown as text, never as markup (S23).
    await expect(within(table).getByText('O’Malley’s <b>Bikes</b>, spring')).toBeVisible();
    const main = within(canvas.getByRole('main'));
    await expect(main.getByRole('link', { name: 'New creative' })).toHaveAttribute('href', '/campaign-creatives/new');
    await expect(canvas.getByText('36 creatives')).toBeVisible();
  },
});

/** The same list as pictures of the e-mails. */
export const Cards = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cards' }));
    const card = await canvas.findByRole('region', { name: 'Members’ evening invitation' });
    await expect(await within(card).findByTitle('Preview of Members’ evening invitation')).toHaveAttribute(
      'sandbox',
      '',
    );
    await expect(within(card).getByText('2 findings')).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox'), 'tyres');
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Members’ evening invitation' })).toBeNull());
    await expect(await canvas.findByRole('region', { name: 'Winter tyres reminder' })).toBeVisible();
  },
});

export const FiltersByStatus = meta.story({
  parameters: { route: '/campaign-creatives/dashboard?status=Draft' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 creative')).toBeVisible();
    await expect(canvas.getByRole('rowheader', { name: /秋のカタログ/ })).toBeVisible();
  },
});

const states = listStates('v1', '/creatives', { table: 'Creatives', emptyTitle: 'No creatives yet' });

export const Loading = meta.story(states.loading);

export const Empty = meta.story(states.empty);

export const Failing = meta.story({ ...states.failing, name: 'Error' });

/** Without the permission, the module guard leads to the landing page. */
export const Forbidden = meta.story({
  parameters: { permissions: ['can_view_order'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Order Management' })).toBeVisible();
    await expect(canvas.queryByRole('table', { name: 'Creatives' })).toBeNull();
  },
});

/** A user who may only view isn't offered what they can never do. */
export const ReadOnly = meta.story({
  parameters: { permissions: ['can_view_creative'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Creatives' })).toBeVisible();
    await expect(canvas.queryByText('New creative')).toBeNull();
  },
});
