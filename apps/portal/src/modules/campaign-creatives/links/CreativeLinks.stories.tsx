import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import {
  brokenLink,
  emailImage,
  emailLinks,
  overriddenLink,
} from '../../../fixtures/builders/creativeParts.builders.ts';
import { mock } from '../../../fixtures/handlers/mock.ts';
import { page } from '../../../fixtures/handlers/page.ts';
import { empty } from '../../../fixtures/handlers/scenarios.ts';

const sent = fn();

const meta = preview.meta({
  title: 'Screens/Campaign Creatives/Links',
  parameters: { route: '/campaign-creatives/412', layout: 'fullscreen' },
  beforeEach: () => {
    sent.mockClear();
  },
});

function at(tab: string) {
  return { route: `/campaign-creatives/412?tab=${tab}` };
}

const savesLinks = mock.patch('v1', '/email_link/{id}', async ({ request }) => {
  sent(await request.json());
  return brokenLink;
});

/** Shows where each link ends, and the broken one. */
export const Links = meta.story({
  parameters: at('links'),
  beforeEach: ({ msw }) => msw.use(savesLinks),
  play: async ({ canvas, userEvent }) => {
    const table = await canvas.findByRole('grid', { name: 'Links' });
    // Both what it says and why it doesn't work.
    await expect(await within(table).findByText('https://tickets.kestrel.example/dec3')).toBeVisible();
    const broken = within(table).getByRole('row', { name: /Reserve two places/ });
    await expect(broken).toHaveTextContent('The address answers 404, asked 4:29 AM EST');
    // The check of the page began after it was asked.
    const kept = within(table).getByRole('row', { name: /What’s on/ });
    await expect(kept).toHaveTextContent('Answers 200, asked 4:25 AM EST, answer kept');
    await expect(broken).not.toHaveTextContent('answer kept');
    await expect(within(table).getByText('Outlook: Plan your visit')).toBeVisible();
    // The tab counts only the rows of its first table: images have their own.
    await expect(canvas.getByRole('tab', { name: /^Links/ })).toHaveTextContent(`Links 1 of ${emailLinks.length - 1}`);
    const images = canvas.getByRole('grid', { name: 'Images' });
    await expect(await within(images).findByText('No alt text')).toBeVisible();
    await expect(within(images).getByText('48.2 kB')).toBeVisible();
    // The tab lists no findings, so the banner leads to them.
    await expect(canvas.getByRole('link', { name: /open findings$/ })).toHaveAttribute(
      'href',
      '/campaign-creatives/412#findings',
    );
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

/** The row of an overridden link says who overrode it, when and why, and shows no error. */
export const AnOverriddenLink = meta.story({
  parameters: at('links'),
  beforeEach: ({ msw }) => msw.use(mock.get('v1', '/email_link', () => ({ objects: [overriddenLink], total_rows: 1 }))),
  play: async ({ canvas, userEvent }) => {
    const table = await canvas.findByRole('grid', { name: 'Links' });
    await expect(await within(table).findByText('Overridden')).toBeVisible();
    await expect(within(table).queryByText('Error')).not.toBeInTheDocument();
    await userEvent.click(within(table).getByRole('link', { name: 'Reserve two places' }));
    await expect(
      await within(table).findByText('Overridden by Dana Okafor: The booking opens on Monday', { selector: 'dd' }),
    ).toBeVisible();
  },
});

const sizedImages = [
  emailImage({ id: 1, text: 'Hero', url: 'https://img.kestrel.example/hero.png' }),
  emailImage({
    id: 2,
    text: 'Map',
    url: 'img/map.png',
    image_size: { sent: { width: 300, height: 200 }, shown: { width: 600, height: null } },
    checked_at: null,
  }),
  emailImage({ id: 3, text: 'Ticket', image_size: { sent: { width: 600, height: 90 }, shown: null } }),
  emailImage({ id: 4, text: 'Drawing', image_size: { sent: null, shown: { width: 64, height: 64 } } }),
  emailImage({ id: 5, text: 'Old', image_size: { sent: null, shown: null } }),
];

/** Each image says how large its file is against how large it is shown, as far as that is known. */
export const ImageSizes = meta.story({
  parameters: at('links'),
  beforeEach: ({ msw }) =>
    msw.use(
      mock.get('v1', '/email_link', ({ query }) => {
        const isForImages = query.get('kind:eq') === 'image';
        return page(isForImages ? sizedImages : emailLinks.filter(({ kind }) => kind !== 'image'), query);
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    const table = await canvas.findByRole('grid', { name: 'Images' });
    // The size is between the weight and the result.
    const sizes = [
      ['Hero', '2,400 × 1,600, shown at 600 × 400four times as wide as shown'],
      ['Map', '300 × 200, shown 600 widedrawn larger than it is'],
      ['Ticket', '600 × 90'],
      ['Drawing', 'Shown at 64 × 64'],
      ['Old', '—'],
    ] as const;
    for (const [name, size] of sizes) {
      const row = await within(table).findByRole('row', { name: new RegExp(name) });
      await expect(row).toHaveTextContent(`48.2 kB${size}Success`);
    }
    await expect(within(table).getByRole('row', { name: /Map/ })).toHaveTextContent('It came with the ZIP');
    await userEvent.click(within(table).getByRole('link', { name: 'Hero' }));
    await expect(
      await within(table).findByText('2,400 × 1,600, shown at 600 × 400, four times as wide as shown', {
        selector: 'dd',
      }),
    ).toBeVisible();
  },
});

/** Opens what the check knows about a link, and shows where it is in the e-mail. */
export const MarksALink = meta.story({
  parameters: at('links'),
  play: async ({ canvas, userEvent }) => {
    const table = await canvas.findByRole('grid', { name: 'Links' });
    const frame = canvas.getByTitle('Preview of Members’ evening invitation');
    await expect(frame).not.toHaveAttribute('src', expect.stringContaining('mark='));
    await expect(frame).toHaveAttribute('src', expect.stringContaining('numbers=1'));
    await userEvent.click(await within(table).findByRole('link', { name: 'Reserve two places' }));
    const marked = (mark: unknown) => waitFor(() => expect(frame).toHaveAttribute('src', mark));
    await marked(expect.stringMatching(/mark=6%3A7.*#mailroom-mark$/));
    const [url] = within(table).getAllByText('https://tickets.kestrel.example/dec3', { selector: 'dd *' });
    await expect(url).toBeVisible();
    await userEvent.click(within(table).getByRole('button', { name: /^More.*Map/ }));
    await marked(expect.stringMatching(/mark=18%3A9.*#mailroom-mark$/));
    await userEvent.click(within(table).getByRole('button', { expanded: true }));
    await waitFor(() => expect(frame).not.toHaveAttribute('src', expect.stringContaining('mark=')));
  },
});

export const ChecksLinksAgain = meta.story({
  parameters: at('links'),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('grid', { name: 'Links' });
    await userEvent.click(canvas.getByRole('button', { name: 'Check again' }));
    await expect((await screen.findAllByText('The check has started'))[0]).toBeVisible();
  },
});

/** The facts of a row say who decided and when, also where the table has no room for the column. */
export const SaysWhoDecided = meta.story({
  parameters: { route: '/campaign-creatives/412?tab=links&link=731' },
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('grid', { name: 'Links' }));
    const words = await table.findByText('accepted by Dana Okafor', { selector: 'dd' });
    await expect(words).toBeVisible();
    await expect(table.getByText('Decided').nextElementSibling).toHaveTextContent('11/21/2026');
  },
});

/** Corrects all links of a host together. */
export const MovesAHost = meta.story({
  parameters: at('links'),
  beforeEach: ({ msw }) => msw.use(savesLinks),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for Map' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit URL' }));
    const dialog = await screen.findByRole('dialog', { name: 'Edit URL of link 8' });
    const url = within(dialog).getByLabelText(/^URL/);
    await userEvent.clear(url);
    await userEvent.type(url, 'https://museum.example/map');
    await userEvent.click(await within(dialog).findByLabelText('The same for all 11 links on kestrel.example'));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save URL' }));
    await expect((await screen.findAllByText(/corrected in a new revision/))[0]).toBeVisible();
    await expect(sent).toHaveBeenCalledWith({ url: 'https://museum.example/map', same_host: true, note: null });
  },
});

export const AcceptsALink = meta.story({
  parameters: at('links'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for Reserve two places' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Accept' }));
    const dialog = await screen.findByRole('dialog', { name: 'Accept link 3?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Accept' }));
    await expect((await screen.findAllByText('Link 3 accepted'))[0]).toBeVisible();
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  },
});

/** A finding leads to its link, which is open and marked in the mail. */
export const OpensALink = meta.story({
  parameters: { route: '/campaign-creatives/412?tab=links&link=703' },
  play: async ({ canvas, userEvent }) => {
    const table = within(await canvas.findByRole('grid', { name: 'Links' }));
    await expect(await table.findByRole('button', { expanded: true })).toHaveAccessibleName(/Reserve two places/);
    await waitFor(() =>
      expect(canvas.getByTitle('Preview of Members’ evening invitation')).toHaveAttribute(
        'src',
        expect.stringContaining('mark=6%3A7'),
      ),
    );
    await userEvent.click(table.getByRole('button', { expanded: true }));
    await waitFor(() => expect(table.queryByRole('button', { expanded: true })).not.toBeInTheDocument());
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
