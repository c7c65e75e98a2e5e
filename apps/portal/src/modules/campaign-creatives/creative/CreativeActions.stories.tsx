import { chooseOptions } from '@mailroom/design-system/testing';
import { HttpResponse } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { creative } from '../../../fixtures/builders/creative.builders.ts';
import { finding, findings } from '../../../fixtures/builders/creativeParts.builders.ts';
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

/** A press while the screen loads or is refreshed has no effect. */
function isIdle() {
  return waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
}

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

/** Asks the specification's question word for word, and lists what it is about. A Critical finding needs a reason. */
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
    const causes = await within(dialog).findByRole('group', { name: 'Findings to override' });
    await expect(within(causes).getAllByRole('checkbox')).toHaveLength(2);
    const confirm = within(dialog).getByRole('button', { name: 'Confirm' });
    await userEvent.click(confirm);
    await expect((await within(dialog).findAllByText(/Reason is required/))[0]).toBeVisible();
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.type(within(dialog).getByLabelText(/Reason/), 'The box office opens on Monday');
    await userEvent.click(within(causes).getByRole('checkbox', { name: /loses content/ }));
    await userEvent.click(confirm);
    await expect((await screen.findAllByText('Errors overridden'))[0]).toBeVisible();
    await expect(sent).toHaveBeenCalledWith({ reason: 'The box office opens on Monday', findings: [901] });
  },
});

/** A field that nobody fills in goes out as it is written, so it is never overridden in passing. */
export const OverridesAField = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock.get('v1', '/creative/{id}/findings', () => {
        const message = '{{city}} in the subject is not a Mailroom field and goes out unchanged';
        const objects = [...findings, finding({ id: 904, kind: 'unknown_merge_field', message, line: null })];
        return { objects, total_rows: objects.length };
      }),
      mock.post('v2', '/creative/{id}/email/override-errors', async ({ request }) => {
        sent(await request.json());
        return creative();
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Override 3 findings' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Are you sure?' }));
    const field = await dialog.findByRole('checkbox', { name: /\{\{city\}\}/ });
    await expect(field).not.toBeChecked();
    await userEvent.click(field);
    await userEvent.type(dialog.getByLabelText(/Reason/), 'The client’s own program fills it in');
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
    await expect((await screen.findAllByText('Errors overridden'))[0]).toBeVisible();
    await expect(sent).toHaveBeenCalledWith({
      reason: 'The client’s own program fills it in',
      findings: [901, 902, 904],
    });
  },
});

/** Moderate and Minor findings need no reason. Sent whole and without one, the call has the specification's empty body. */
export const OverridesWithoutAReason = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock.get('v1', '/creative/{id}/findings', () => {
        const objects = findings.map((finding) => ({ ...finding, severity: 'Minor' as const }));
        return { objects, total_rows: objects.length };
      }),
      mock.post('v2', '/creative/{id}/email/override-errors', async ({ request }) => {
        sent(await request.json());
        return creative();
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Override 2 findings' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Are you sure?' }));
    const causes = await dialog.findAllByRole('checkbox');
    for (const cause of causes) await userEvent.click(cause);
    await expect(dialog.getByRole('button', { name: 'Confirm' })).toHaveAttribute('aria-disabled', 'true');
    for (const cause of causes) await userEvent.click(cause);
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
    await expect((await screen.findAllByText('Errors overridden'))[0]).toBeVisible();
    await expect(sent).toHaveBeenCalledWith({});
  },
});

/** The next step of an approved creative: a new order of its advertiser, or one that there is. */
export const UsedInANewOrder = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(mock.get('v1', '/creative/{id}', () => creative({ status: 'Approved', open_findings: 0, reasons: [] }))),
  play: async ({ canvas, userEvent }) => {
    const use = await canvas.findByRole('button', { name: 'Use in an order' });
    await isIdle();
    await userEvent.click(use);
    const dialog = within(await screen.findByRole('dialog', { name: 'Use in an order' }));
    await userEvent.click(dialog.getByRole('button', { name: 'New order' }));
    await expect(await canvas.findByRole('heading', { name: 'Add order' })).toBeVisible();
    await expect((await canvas.findAllByText('Kestrel Museum'))[0]).toBeVisible();
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

/** A test goes to the person who asks unless they choose otherwise. */
export const SendsATest = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock.post('v2', '/creative/{id}/tests', async ({ request }) => {
        const body = await request.json();
        sent(body);
        const recipients = body.seeds?.length ?? 1;
        const queued_at = '2026-11-21T15:00:00.000Z';
        return HttpResponse.json(
          { creative_id: 412, revision: 2, recipients, left_out: 0, queued_at },
          { status: 202 },
        );
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send test' }));
    const first = within(await screen.findByRole('dialog', { name: 'Send test' }));
    await expect(await first.findByRole('radio', { name: 'Me' })).toBeChecked();
    await userEvent.click(first.getByRole('button', { name: 'Send test' }));
    await expect((await screen.findAllByText('Test of revision 2 is on its way to you'))[0]).toBeVisible();
    await isIdle();
    // A press on the page behind a dialog that is still closing opens nothing.
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(await canvas.findByRole('button', { name: 'Send test' }));
    const second = within(await screen.findByRole('dialog', { name: 'Send test' }));
    await userEvent.click(await second.findByRole('radio', { name: 'Chosen test seeds' }));
    await userEvent.click(second.getByRole('button', { name: 'Send test' }));
    await expect((await second.findAllByText('Choose at least one seed'))[0]).toBeVisible();
    await chooseOptions(/Test seeds/, 'press@kestrel.example');
    await userEvent.click(await second.findByRole('button', { name: 'Send to 1 seed' }));
    await expect((await screen.findAllByText('Test of revision 2 is on its way to 1 seed'))[0]).toBeVisible();
    await expect(sent.mock.calls).toEqual([[{ to: 'me' }], [{ to: 'chosen', seeds: [2] }]]);
  },
});

/** Without a seed list there is still the person who asks. */
export const SendsATestWithoutSeeds = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock.get('v1', '/creative/{id}', () =>
        creative({ test_seeds: { source: 'none', count: 0, bad_rows: 0, file: null } }),
      ),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send test' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Send test' }));
    await expect(dialog.getByRole('radio', { name: /^All 0/ })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(dialog.getByRole('button', { name: 'Send test' }));
    await expect((await screen.findAllByText('Test of revision 2 is on its way to you'))[0]).toBeVisible();
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
    const dialog = within(await screen.findByRole('dialog', { name: 'Send test' }));
    await userEvent.click(dialog.getByRole('radio', { name: /^All 6/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Send to 6 seeds' }));
    await expect((await screen.findAllByText(/A test was sent just now, wait 30 seconds/))[0]).toBeVisible();
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
