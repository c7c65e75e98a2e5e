import { expect, fn, screen, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { auditEntry } from '../../../fixtures/builders/audit.builders.ts';
import { brokenLink, emailLinks, losingClient, seeds } from '../../../fixtures/builders/creativeParts.builders.ts';
import { mock } from '../../../fixtures/handlers/mock.ts';
import { pageV2 } from '../../../fixtures/handlers/page.ts';
import { empty } from '../../../fixtures/handlers/scenarios.ts';

const sent = fn();

const meta = preview.meta({
  title: 'Screens/Campaign Creatives/Creative tabs',
  parameters: { route: '/campaign-creatives/412', layout: 'fullscreen' },
  beforeEach: () => {
    sent.mockClear();
  },
});

function at(tab: string) {
  return { route: `/campaign-creatives/412?tab=${tab}` };
}

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
    // The tab's count is of what its table has: images too.
    await expect(canvas.getByRole('tab', { name: /^Links/ })).toHaveTextContent(`Links ${emailLinks.length}`);
    await expect(within(table).getByText('Image')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Link 3 “Reserve two places” answers 404' })).toBeVisible();
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

/** Names the bad row of a list. */
export const Seeds = meta.story({
  parameters: at('seeds'),
  beforeEach: ({ msw }) => {
    const [first] = seeds;
    if (!first) return;
    const bad = { ...first, id: 9, line: 9, email: 'not an address', problem: 'This is not an e-mail address' };
    msw.use(mock.get('v1', '/seed_list', () => ({ objects: [...seeds, bad], total_rows: seeds.length + 1 })));
  },
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Seeds' });
    await expect(await within(table).findByText('This is not an e-mail address')).toBeVisible();
    await expect(within(table).getAllByText('the advertiser’s')).toHaveLength(2);
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

/** Tells the test that a person sends here right away. */
export const History = meta.story({
  parameters: at('activity'),
  play: async ({ canvas, userEvent, msw }) => {
    await expect(await canvas.findByRole('region', { name: 'Activity' })).toBeVisible();
    const test = auditEntry({
      id: 990,
      entity: 'test_send',
      action: 'insert',
      changes: [{ field: 'recipients', before: null, after: 6 }],
    });
    msw.use(mock.get('v2', '/audit', ({ query }) => pageV2([test], query)));
    await userEvent.click(canvas.getByRole('button', { name: 'Send test' }));
    await expect(await canvas.findByText('Ines Fontaine sent a test to 6 seeds')).toBeVisible();
  },
});

/** An e-mail without links. */
export const Empty = meta.story({
  parameters: at('links'),
  beforeEach: ({ msw }) => msw.use(empty('v1', '/email_link')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The HTML has no links')).toBeVisible();
  },
});
