import { HttpResponse } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { senderProfile } from '../../../fixtures/builders/advertiser.builders.ts';
import { csv } from '../../../fixtures/handlers/export.handlers.ts';
import { newSendingDomain } from '../../../fixtures/builders/sending/sendingDomain.builders.ts';
import { mock } from '../../../fixtures/handlers/mock.ts';
import { listStates } from '../../../fixtures/listStates.ts';

const meta = preview.meta({
  title: 'Screens/Administration/Account senders',
  parameters: { route: '/administration/accounts/3?tab=senders', layout: 'fullscreen' },
});

const written = fn();

export const Default = meta.story({
  play: async ({ canvas }) => {
    const row = within(await canvas.findByRole('row', { name: /news@northlight-outdoor.example/ }));
    await expect(await row.findByText('Signed')).toBeVisible();
  },
});

/** No key of the domain is in DNS yet. */
export const NotSigned = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock.get('v2', '/sending_domain', () => ({
        objects: [newSendingDomain({ domain: 'northlight-outdoor.example' })],
        total_rows: 1,
        start: 1,
        limit: 100,
      })),
    ),
  play: async ({ canvas }) => {
    const row = within(await canvas.findByRole('row', { name: /news@northlight-outdoor.example/ }));
    await expect(await row.findByText('Not signed')).toBeVisible();
  },
});

/** Requires address and postal address, with the specification's texts. */
export const Add = meta.story({
  beforeEach: ({ msw }) => {
    written.mockClear();
    msw.use(
      mock.post('v1', '/sender_profile', async ({ request }) => {
        written(await request.json());
        return HttpResponse.json(senderProfile({ id: 59 }), { status: 201 });
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add sender profile' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add sender profile' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /From name/ }), 'Northlight');
    await userEvent.type(dialog.getByRole('textbox', { name: /From address/ }), 'northlight');
    await userEvent.click(dialog.getByRole('button', { name: 'Add sender profile' }));
    await expect((await dialog.findAllByText('Enter a valid email address'))[0]).toBeVisible();
    await expect(
      dialog.getAllByText('Postal address is required, the postal address must not contain only whitespace')[0],
    ).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: /From address/ }), '@outdoor.example');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Unsubscribe mailbox' }), 'leave@outdoor.example');
    await userEvent.type(dialog.getByRole('textbox', { name: /Postal address/ }), '12 Harbour Lane');
    await userEvent.click(dialog.getByRole('button', { name: 'Add sender profile' }));
    await expect(await screen.findByText('Sender profile added')).toBeVisible();
    await expect(written.mock.calls).toEqual([
      [
        {
          account_id: 3,
          from_name: 'Northlight',
          from_email: 'northlight@outdoor.example',
          reply_to: null,
          unsubscribe_email: 'leave@outdoor.example',
          postal_address: '12 Harbour Lane',
        },
      ],
    ]);
  },
});

/** The form of a row's action, or of a link, keeps the version that the person saw. */
export const Edit = meta.story({
  beforeEach: ({ msw }) => {
    written.mockClear();
    msw.use(
      mock.patch('v1', '/sender_profile/{id}', async ({ params, request }) => {
        written(params['id'], request.headers.get('if-match'), await request.json());
        return senderProfile({ version: 2 });
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit, Northlight Outdoor' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit sender profile' }));
    await expect(dialog.getByRole('textbox', { name: /From address/ })).toHaveValue('news@northlight-outdoor.example');
    await userEvent.clear(dialog.getByRole('textbox', { name: 'Reply to' }));
    const name = dialog.getByRole('textbox', { name: /From name/ });
    await userEvent.clear(name);
    await userEvent.type(name, 'Northlight');
    await userEvent.click(dialog.getByRole('button', { name: 'Save sender profile' }));
    await expect(await screen.findByText('Sender profile saved')).toBeVisible();
    await expect(written.mock.calls).toEqual([
      [
        '51',
        '"1"',
        {
          from_name: 'Northlight',
          from_email: 'news@northlight-outdoor.example',
          reply_to: null,
          unsubscribe_email: 'unsubscribe@northlight-outdoor.example',
          postal_address: '12 Harbour Lane, Portland, ME 04101, USA',
        },
      ],
    ]);
  },
});

/** The file has the account's rows that match the search, in the list's order. */
export const Export = meta.story({
  beforeEach: ({ msw }) => {
    written.mockClear();
    msw.use(
      mock.post('v1', '/sender_profile/export', ({ query }) => {
        written(Object.fromEntries(query));
        return csv('sender profiles.csv');
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Export CSV' }));
    await waitFor(() =>
      expect(written.mock.calls).toEqual([[{ sort_by: 'from_name', sort_dir: '1', 'account_id:eq': '3' }]]),
    );
  },
});

const states = listStates('v1', '/sender_profile', {
  table: 'Sender profiles',
  emptyTitle: 'No sender profiles yet',
});

export const Loading = meta.story(states.loading);

export const Empty = meta.story(states.empty);

export const Failing = meta.story({ ...states.failing, name: 'Error' });

/** A user who may view but not change profiles gets no buttons for it. */
export const Forbidden = meta.story({
  parameters: { permissions: ['can_view_account'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Export CSV' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Add sender profile' })).toBeNull();
    await expect(canvas.queryByRole('columnheader', { name: 'Actions' })).toBeNull();
  },
});
