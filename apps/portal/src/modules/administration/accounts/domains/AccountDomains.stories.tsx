import { HttpResponse } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../../../.storybook/preview.tsx';
import {
  checkedSendingDomain,
  newSendingDomain,
  sendingDomain,
} from '../../../../fixtures/builders/sending/sendingDomain.builders.ts';
import { mock } from '../../../../fixtures/handlers/mock.ts';
import { failing, loading } from '../../../../fixtures/handlers/scenarios.ts';

const asked = fn();

const meta = preview.meta({
  title: 'Screens/Administration/Account sending domains',
  parameters: { route: '/administration/accounts/3?tab=domains', layout: 'fullscreen' },
  beforeEach: () => {
    asked.mockClear();
  },
});

function domains(...objects: ReturnType<typeof sendingDomain>[]) {
  return { objects, total_rows: objects.length, start: 1, limit: 100 };
}

/** One domain that is signed for, and one that was just added: its records are shown to copy. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const signed = within(await canvas.findByRole('region', { name: 'northlight-outdoor.example' }));
    await expect(signed.getByText('E-mails are signed')).toBeVisible();
    await userEvent.click(signed.getByRole('heading', { name: /^DKIM/ }));
    await expect(signed.getByText('m3-202611-12._domainkey.northlight-outdoor.example')).toBeVisible();
    const added = within(canvas.getByRole('region', { name: 'news.northlight.example' }));
    await expect(added.getByText('E-mails are not signed')).toBeVisible();
    await expect(added.getByText('_dmarc.northlight.example')).toBeVisible();
  },
});

/** A check says how each record is and what to do; the one that is right folds itself. */
export const Check = meta.story({
  beforeEach: ({ msw }) => {
    let isChecked = false;
    msw.use(
      mock.get('v2', '/sending_domain', () => domains(isChecked ? checkedSendingDomain() : newSendingDomain())),
      mock.post('v2', '/sending_domain/{id}/check', ({ params }) => {
        asked(params['id']);
        isChecked = true;
        return checkedSendingDomain();
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Check records' }));
    const notice = await screen.findByText(
      'news.northlight.example: E-mails are not signed yet. Records to look at: 2',
    );
    await expect(notice.closest('[data-type]')).toHaveAttribute('data-type', 'warning');
    await expect(await canvas.findByText(/There are two SPF records/)).toBeVisible();
    await expect(canvas.getByText('v=spf1 mx -all')).toBeVisible();
    await expect(canvas.getByText(/^2 records to mend/)).toBeVisible();
    const right = canvas.getByRole('heading', { name: 'DMARC' }).closest('details');
    await expect(right).not.toHaveAttribute('open');
    await expect(asked.mock.calls).toEqual([['42']]);
  },
});

/** The first domain: that of a From address which isn't signed is suggested. */
export const Add = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(
      mock.get('v2', '/sending_domain', () => domains()),
      mock.post('v2', '/sending_domain', async ({ request }) => {
        const body = await request.json();
        asked(body);
        const refusal = {
          message: 'The input is not valid',
          code: 'invalid',
          request_id: 'story',
          fields: { domain: 'northlight-outdoor.example is already a sending domain of this account' },
        };
        return body.domain.startsWith('north')
          ? (HttpResponse.json(refusal, { status: 422 }) as never)
          : HttpResponse.json(newSendingDomain(), { status: 201 });
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('No sending domain yet')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add sending domain' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add sending domain' }));
    const field = dialog.getByRole('textbox', { name: 'Domain' });
    await waitFor(() => expect(field).toHaveValue('northlight-outdoor.example'));
    await userEvent.click(dialog.getByRole('button', { name: 'Add sending domain' }));
    await waitFor(() => expect(field).toHaveAccessibleDescription(/already a sending domain of this account/));
    await userEvent.clear(field);
    await userEvent.type(field, 'Grün.Northlight.example');
    await userEvent.click(dialog.getByRole('button', { name: 'Add sending domain' }));
    await expect(await screen.findByText(/^news.northlight.example added/)).toBeVisible();
    await expect(asked.mock.calls).toEqual([
      [{ account_id: 3, domain: 'northlight-outdoor.example' }],
      [{ account_id: 3, domain: 'Grün.Northlight.example' }],
    ]);
  },
});

/** A new key asks first, and says that the old one goes on. */
export const NewKey = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock.get('v2', '/sending_domain', () => domains(sendingDomain())),
      mock.post('v2', '/sending_domain/{id}/rotate', ({ params }) => {
        asked(params['id']);
        return sendingDomain();
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'New key' }));
    await expect(await screen.findByText(/The old key signs until/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    await expect(await screen.findByText(/^New key made/)).toBeVisible();
    await expect(asked.mock.calls).toEqual([['41']]);
  },
});

/** Where no key has signed yet, nothing says that one does. */
export const NewKeyUnsigned = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock.get('v2', '/sending_domain', () => domains(newSendingDomain())),
      mock.post('v2', '/sending_domain/{id}/rotate', () => newSendingDomain()),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'New key' }));
    await expect(await screen.findByText(/^E-mails are signed once DNS shows/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    await expect(await screen.findByText(/^New key made. It signs as soon as/)).toBeVisible();
  },
});

/** Deleting says what it means for the e-mails. */
export const Delete = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock.get('v2', '/sending_domain', () => domains(sendingDomain())),
      mock.delete('v2', '/sending_domain/{id}', ({ params, request }) => {
        asked(params['id'], request.headers.get('if-match'));
        return undefined;
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete' }));
    const dialog = await screen.findByRole('alertdialog');
    await expect(dialog).toHaveTextContent(/will no longer be signed/);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Confirm' }));
    await expect(await screen.findByText('Sending domain deleted')).toBeVisible();
    await expect(asked.mock.calls).toEqual([['41', '"3"']]);
  },
});

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(loading('v2', '/sending_domain')) });

export const Failing = meta.story({
  name: 'Error',
  beforeEach: ({ msw }) => msw.use(failing('v2', '/sending_domain')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

/** A person who may view but not change settings sees the records, without buttons. */
export const Forbidden = meta.story({
  parameters: { permissions: ['can_view_account'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('_dmarc.northlight.example')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Add sending domain' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Check records' })).toBeNull();
  },
});
