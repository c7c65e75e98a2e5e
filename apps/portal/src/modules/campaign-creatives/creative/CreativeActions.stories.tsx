import { pickFiles } from '@mailroom/design-system/testing';
import { HttpResponse } from 'msw';
import { expect, fn, screen, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { creative } from '../../../fixtures/builders/creative.builders.ts';
import { mock } from '../../../fixtures/handlers/mock.ts';
import { failing } from '../../../fixtures/handlers/scenarios.ts';

const sent = fn();

const meta = preview.meta({
  title: 'Screens/Campaign Creatives/Creative actions',
  parameters: { route: '/campaign-creatives/412', layout: 'fullscreen' },
  beforeEach: () => {
    sent.mockClear();
  },
});

export const Rejected = meta.story({
  parameters: { route: '/campaign-creatives/415' },
  beforeEach: ({ msw }) =>
    msw.use(
      mock.post('v1', '/creative/{id}/reject', async ({ request }) => {
        sent(await request.json());
        return creative();
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/Wrong venue. Ines Fontaine rejected it/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Withdraw rejection' }));
    await expect((await screen.findAllByText('Rejection withdrawn'))[0]).toBeVisible();
    await expect(sent).toHaveBeenCalledWith({ withdraw: true });
  },
});

/** Asks the specification's question word for word; a reason is optional. */
export const Overrides = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock.post('v2', '/creative/{id}/email/override-errors', async ({ request }) => {
        sent(await request.json());
        return creative();
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Override 2 findings' }));
    const dialog = await screen.findByRole('dialog', { name: 'Are you sure?' });
    await expect(within(dialog).getByText('Are you really want to over ride?')).toBeVisible();
    await userEvent.type(within(dialog).getByLabelText(/Reason/), 'The box office opens on Monday');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Confirm' }));
    await expect((await screen.findAllByText('Errors overridden'))[0]).toBeVisible();
    await expect(sent).toHaveBeenCalledWith({ reason: 'The box office opens on Monday' });
  },
});

/** The next step of an approved creative: a new order of its advertiser, or one that there is. */
export const UsedInANewOrder = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(mock.get('v1', '/creative/{id}', () => creative({ status: 'Approved', open_findings: 0, reasons: [] }))),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Use in an order' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Use in an order' }));
    await userEvent.click(dialog.getByRole('button', { name: 'New order' }));
    await expect(await canvas.findByRole('heading', { name: 'Add order' })).toBeVisible();
    await expect((await canvas.findAllByText(creative().advertiser_name))[0]).toBeVisible();
  },
});

export const Rejects = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock.post('v1', '/creative/{id}/reject', async ({ request }) => {
        sent(await request.json());
        return creative({ status: 'Invalid' });
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Reject' }));
    const dialog = await screen.findByRole('dialog', { name: 'Reject creative' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Reject creative' }));
    await expect((await within(dialog).findAllByText(/Reason is required/))[0]).toBeVisible();
    await userEvent.type(within(dialog).getByLabelText(/Reason/), 'Wrong venue');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Reject creative' }));
    await expect((await screen.findAllByText('Creative rejected'))[0]).toBeVisible();
    await expect(sent).toHaveBeenCalledWith({ reason: 'Wrong venue' });
  },
});

export const SendsATest = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send test' }));
    await expect((await screen.findAllByText('Test of revision 2 is on its way to 6 seeds'))[0]).toBeVisible();
  },
});

/** A revision can be sent as a test once per 30 seconds, and the server says so. */
export const TooManyTests = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      failing('v1', '/seed_list/send_email_test', {
        status: 429,
        message: 'A test was sent just now, wait 30 seconds',
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send test' }));
    await expect((await screen.findAllByText(/A test was sent just now, wait 30 seconds/))[0]).toBeVisible();
  },
});

export const UploadsARevision = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock.patch('v1', '/creative/{id}', async ({ request }) => {
        const form = await request.formData();
        sent(request.headers.get('If-Match'), [...form.keys()]);
        return creative({ revision: 3, version: 4 });
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Upload new revision' }));
    const dialog = await screen.findByRole('dialog', { name: 'Upload new revision' });
    await pickFiles('HTML', new File(['<html></html>'], 'third.html', { type: 'text/html' }), { within: dialog });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Upload and check' }));
    await expect((await screen.findAllByText('Creative saved as revision 3'))[0]).toBeVisible();
    await expect(sent).toHaveBeenCalledWith('"3"', ['creative_type', 'creative_html']);
  },
});

/** R25: somebody else saved in the meantime. The input stays and replaces theirs only when the user says so. */
export const TwoEditors = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock.patch('v1', '/creative/{id}', ({ request }) => {
        const version = request.headers.get('If-Match');
        sent(version);
        if (version === '"9"') return creative({ version: 10, subject: 'Mine' });
        return HttpResponse.json(
          {
            message: 'Somebody else changed it meanwhile',
            record: creative({ version: 9, subject: 'Theirs' }),
            request_id: 'story',
          },
          { status: 412 },
        ) as never;
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit details' }));
    const dialog = await screen.findByRole('dialog', { name: 'Edit details' });
    const subject = within(dialog).getByLabelText(/^Subject/);
    await userEvent.clear(subject);
    await userEvent.type(subject, 'Mine');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save details' }));
    const conflict = await screen.findByRole('dialog', { name: 'Somebody else saved this in the meantime' });
    await expect(within(conflict).getByText(/theirs: Theirs · yours: Mine/)).toBeVisible();
    await userEvent.click(within(conflict).getByRole('button', { name: 'Keep mine' }));
    await expect((await screen.findAllByText(/Creative saved/))[0]).toBeVisible();
    await expect(sent.mock.calls).toEqual([['"3"'], ['"9"']]);
  },
});

export const Deletes = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock.delete('v1', '/creative/{id}', ({ params }) => {
        sent(params['id']);
        return undefined;
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete creative' }));
    const dialog = await screen.findByRole('alertdialog');
    await expect(
      within(dialog).getByText('Do you really want to delete this creative? This change cannot be undone.'),
    ).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Confirm' }));
    await expect(await canvas.findByRole('heading', { name: 'Creatives' })).toBeVisible();
    await expect(sent).toHaveBeenCalledWith('412');
  },
});

export const Duplicates = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Duplicate' }));
    await expect(await canvas.findByText('Copied as Autumn boots (copy)')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open the copy' })).toHaveAttribute(
      'href',
      '/campaign-creatives/414',
    );
  },
});
