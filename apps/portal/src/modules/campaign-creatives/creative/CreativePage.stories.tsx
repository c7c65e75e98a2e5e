import { pickFiles } from '@mailroom/design-system/testing';
import { HttpResponse } from 'msw';
import { expect, fn, screen, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { creative } from '../../../fixtures/builders/creative.builders.ts';
import { brokenLink, losingClient } from '../../../fixtures/builders/creativeParts.builders.ts';
import { mock } from '../../../fixtures/handlers/mock.ts';
import { empty, failing, loading } from '../../../fixtures/handlers/scenarios.ts';
import { failingRecord } from '../../../fixtures/listStates.ts';

const sent = fn();

const meta = preview.meta({
  title: 'Screens/Campaign Creatives/Creative',
  parameters: { route: '/campaign-creatives/412', layout: 'fullscreen' },
  beforeEach: () => {
    sent.mockClear();
  },
});

function at(tab: string, id = 412) {
  return { route: `/campaign-creatives/${id}?tab=${tab}` };
}

/** Says why the creative can't be sent, and links each reason to where it is fixed. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Members’ evening invitation' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Link 3 “Reserve two places” answers 404' })).toHaveAttribute(
      'href',
      '/campaign-creatives/412?tab=links',
    );
    const findings = canvas.getByRole('region', { name: 'Findings' });
    await expect(await within(findings).findByText('2 open, 1 overridden')).toBeVisible();
    await expect(within(findings).getByText('Overridden by Ines Fontaine: The museum wants none')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Review 2 findings' })).toBeVisible();
    await expect(canvas.getByTitle('Preview of Members’ evening invitation')).toHaveAttribute('sandbox', '');
  },
});

/** While links are checked, shows the progress in words and numbers. */
export const Checking = meta.story({
  parameters: { route: '/campaign-creatives/413' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('progressbar', { name: /following link 9 of 14/ })).toHaveAttribute(
      'aria-valuenow',
      '38',
    );
    await expect(canvas.queryByRole('link', { name: /^Review/ })).toBeNull();
  },
});

export const Draft = meta.story({
  parameters: { route: '/campaign-creatives/414' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('This creative has no HTML yet')).toBeVisible();
    const check = canvas.getByRole('button', { name: 'Check creative' });
    await expect(check).toHaveAttribute('aria-disabled', 'true');
    await userEvent.hover(check);
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('The creative has no HTML yet');
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
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete creative' }));
    await expect(await canvas.findByRole('heading', { name: 'Creatives' })).toBeVisible();
    await expect(sent).toHaveBeenCalledWith('412');
  },
});

/** Previews the e-mail: wide, on a phone, in dark mode, without images. */
export const Html = meta.story({
  parameters: at('html'),
  play: async ({ canvas, userEvent }) => {
    const frame = await canvas.findByTitle('Preview of Members’ evening invitation');
    const wide = frame.offsetWidth;
    await userEvent.click(canvas.getByRole('button', { name: '390 px' }));
    await expect(frame.offsetWidth).toBeLessThanOrEqual(Math.min(wide, 390));
    await userEvent.click(canvas.getByRole('button', { name: 'Dark' }));
    await expect(getComputedStyle(frame).colorScheme).toBe('dark');
    await userEvent.click(canvas.getByRole('button', { name: 'Images off' }));
    await expect(canvas.getByTitle('Preview of Members’ evening invitation')).toHaveAttribute(
      'src',
      expect.stringContaining('images=off'),
    );
  },
});

/** Shows where each link ends, and the broken one. */
export const Links = meta.story({
  parameters: at('links'),
  beforeEach: ({ msw }) =>
    msw.use(
      mock.patch('v1', '/email_link/{id}', async ({ request }) => {
        sent(await request.json());
        return brokenLink;
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    const table = await canvas.findByRole('table', { name: 'Links' });
    await expect(await within(table).findByText('404 at tickets.kestrel.example/dec3')).toBeVisible();
    await userEvent.click(within(table).getByRole('button', { name: /Edit URL/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Edit URL of link 3' });
    const url = within(dialog).getByLabelText(/^URL/);
    await userEvent.clear(url);
    await userEvent.type(url, 'https://tickets.kestrel.example/december');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save URL' }));
    await expect((await screen.findAllByText('URL of link 3 corrected in a new revision'))[0]).toBeVisible();
    await expect(sent).toHaveBeenCalledWith({ url: 'https://tickets.kestrel.example/december', note: null });
  },
});

export const AcceptsALink = meta.story({
  parameters: at('links'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for Reserve two places' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Accept' }));
    await expect((await screen.findAllByText('Link 3 accepted'))[0]).toBeVisible();
  },
});

export const Clients = meta.story({
  parameters: at('clients'),
  beforeEach: ({ msw }) =>
    msw.use(
      mock.patch('v1', '/email_client/{id}', async ({ request, params }) => {
        sent(params['id'], await request.json());
        return { ...losingClient, decision: 'accepted' as const };
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    const table = await canvas.findByRole('table', { name: 'E-mail clients' });
    await expect(await within(table).findByText('Loses content')).toBeVisible();
    await userEvent.click(within(table).getByRole('button', { name: /Accept/ }));
    await expect((await screen.findAllByText('Outlook (Windows) accepted'))[0]).toBeVisible();
    await expect(sent).toHaveBeenCalledWith('802', { decision: 'accepted' });
  },
});

export const Seeds = meta.story({
  parameters: at('seeds'),
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Seeds' });
    await expect(await within(table).findByText('This is not an e-mail address')).toBeVisible();
    await expect(within(table).getByText('the advertiser’s')).toBeVisible();
  },
});

export const Revisions = meta.story({
  parameters: at('revisions'),
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Revisions' });
    const first = (await within(table).findByText('Revision 1')).closest('tr');
    await expect(within(first ?? table).getByRole('link', { name: 'Preview' })).toHaveAttribute(
      'href',
      '/preview-html/412?revision=1',
    );
  },
});

export const History = meta.story({
  parameters: at('activity'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Activity' })).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(loading('v1', '/creative/{id}')),
});

/** An e-mail without links. */
export const Empty = meta.story({
  parameters: at('links'),
  beforeEach: ({ msw }) => msw.use(empty('v1', '/email_link')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The HTML has no links')).toBeVisible();
  },
});

export const Failing = meta.story({ ...failingRecord('v1', '/creative/{id}', 'The creative'), name: 'Error' });

export const Gone = meta.story({
  parameters: { route: '/campaign-creatives/999' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The creative was not found')).toBeVisible();
  },
});

/** Without the permission, the module guard leads to the landing page. */
export const Forbidden = meta.story({
  parameters: { permissions: ['can_view_order'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Order Management' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Members’ evening invitation' })).toBeNull();
  },
});
