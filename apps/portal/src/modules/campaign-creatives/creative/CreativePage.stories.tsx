import { findingKind } from '@mailroom/domain/verdicts/creativeFindings';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { creative } from '../../../fixtures/builders/creative.builders.ts';
import { finding, findings } from '../../../fixtures/builders/creativeParts.builders.ts';
import { mendedMail, mendedSubject } from '../../../fixtures/builders/mended.builders.ts';
import { mock } from '../../../fixtures/handlers/mock.ts';
import { loading } from '../../../fixtures/handlers/scenarios.ts';
import { failingRecord } from '../../../fixtures/listStates.ts';

const sent = fn();

const meta = preview.meta({
  title: 'Screens/Campaign Creatives/Creative',
  parameters: { route: '/campaign-creatives/412', layout: 'fullscreen' },
  beforeEach: () => {
    sent.mockClear();
  },
});

/** Says that the creative can't be sent; the findings say why, once, and link to where they are fixed. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'Members’ evening invitation' })).toBeVisible();
    await expect(canvas.getByText(/^The open findings below say what to fix, and where\./)).toHaveTextContent(
      'and where. Creative Specialist acts next.',
    );
    await expect(await canvas.findByText(/^by Sun .* for/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Members’ evening invitation' })).toHaveAttribute(
      'href',
      '/order-management/product/20913',
    );
    await expect(canvas.getByText('48.2 kB HTML, sent as 53.1 kB (quoted-printable), 187.3 kB images')).toBeVisible();
    await expect(await canvas.findAllByText(/Link 3 “Reserve two places” answers 404/)).toHaveLength(1);
    await expect(canvas.getByRole('link', { name: 'Go to links' })).toHaveAttribute(
      'href',
      '/campaign-creatives/412?tab=links&link=703',
    );
    const findings = canvas.getByRole('region', { name: 'Findings' });
    await expect(await within(findings).findByText('2 open, 1 overridden')).toBeVisible();
    await expect(within(findings).getByText('Overridden by Ines Fontaine: The museum wants none')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Review 2 findings' }));
    await waitFor(() => expect(within(findings).getByRole('group', { name: 'Findings by cause' })).toHaveFocus());
    await expect(canvas.getByTitle('Preview of Members’ evening invitation')).toHaveAttribute('sandbox', '');
  },
});

/** The role that acts next isn't named to a person who has it: what they do next is the page's primary button. */
export const ForThatRole = meta.story({
  globals: { role: 'Creative Specialist' },
  play: async ({ canvas }) => {
    const line = await canvas.findByText(/^The open findings below say what to fix, and where\./);
    await waitFor(() => expect(line).toHaveTextContent(/and where\.$/));
  },
});

/** Good news is one line. */
export const NothingToFix = meta.story({
  parameters: { route: '/campaign-creatives/415' },
  beforeEach: ({ msw }) => msw.use(mock.get('v1', '/creative/{id}/findings', () => ({ objects: [], total_rows: 0 }))),
  play: async ({ canvas }) => {
    const findings = within(await canvas.findByRole('region', { name: 'Findings' }));
    await expect(
      await findings.findByText(/^Nothing to fix: \d+ links and images, .* and the footer are checked\.$/),
    ).toBeVisible();
  },
});

const mendable = [
  finding({ id: 960, kind: 'no_unsubscribe_link', message: findingKind('no_unsubscribe_link').label, line: null }),
  ...[18, 21].map((line, index) =>
    finding({
      id: 961 + index,
      kind: 'image_without_text',
      severity: 'Minor',
      message: `The image img_${line}.jpg has no alt text`,
      line,
    }),
  ),
];

const staging = ['Coats', 'Boots', 'Scarves'].map((text, index) =>
  finding({
    id: 950 + index,
    message: `The link '${text}' is broken. The host name is unknown`,
    line: 34 + index * 9,
  }),
);

/** Three links with one cause are one finding with three places. */
export const ByCause = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock.get('v1', '/creative/{id}/findings', () => ({
        objects: [...staging, ...findings.slice(1)],
        total_rows: staging.length + findings.length - 1,
      })),
    ),
  play: async ({ canvas }) => {
    const groups = within(await canvas.findByRole('group', { name: 'Findings by cause' }));
    await expect(await groups.findByText('A link is broken')).toBeVisible();
    await expect(groups.getByText(/^3 places/)).toHaveTextContent('3 places, lines 34, 43, 52');
    await expect(groups.getByRole('link', { name: 'Line 43' })).toHaveAttribute(
      'href',
      '/campaign-creatives/412?tab=html&line=43',
    );
    await expect(groups.getByText("The link 'Boots' is broken. The host name is unknown")).toBeVisible();
    await expect(groups.getByText('Overridden by Ines Fontaine: The museum wants none')).toBeVisible();
  },
});

/** A mendable finding has its change one click away; what it does to the code is seen before it is saved. */
export const Mend = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock.get('v1', '/creative/{id}/findings', () => ({ objects: mendable, total_rows: mendable.length })),
      mock.patch('v1', '/creative/{id}', async ({ request }) => {
        const file = (await request.formData()).get('creative_html');
        sent(file instanceof File && [file.name, await file.text()]);
        return creative({ revision: 3, version: 4 });
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    const findings = within(await canvas.findByRole('region', { name: 'Findings' }));
    // Two of the three findings turn out to need a person, which only the dialog can say.
    await userEvent.click(await findings.findByRole('button', { name: 'Mend what is safe' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Mend the HTML' }));
    const link = await dialog.findByRole('checkbox', { name: /^The unsubscribe link gets its address/ });
    await expect(dialog.getByText(/^2 places not changed: The names of some files say nothing/)).toBeVisible();
    const said = await dialog.findByText(/^1 edit, 53 bytes more/);
    await expect(said).toHaveTextContent(
      '1 edit, 53 bytes more. Adds the unsubscribe link to the text of the mail. 3 findings need you: A link is broken; An image has no alternative text.',
    );
    const save = dialog.getByRole('button', { name: 'Save as revision 3' });
    await userEvent.click(link);
    await waitFor(() => expect(save).toHaveAttribute('aria-disabled', 'true'));
    await waitFor(() => expect(said).toHaveTextContent(/^1 change is not chosen. 3 findings need you/));
    await userEvent.click(link);
    await expect(await dialog.findByText(/unsubscribe_url/)).toBeVisible();
    await waitFor(() => expect(save).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(save);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const html = expect.stringContaining('<a href="{{unsubscribe_url}}">Unsubscribe</a>');
    await expect(sent).toHaveBeenCalledWith(['members-evening-v2.html', html]);
    // One finding has its own link, which leaves the others as they are.
    await userEvent.click(findings.getByRole('button', { name: /^Mend: The unsubscribe link/ }));
    await expect(await screen.findByRole('dialog', { name: 'Mend the HTML' })).toBeVisible();
    await expect(await screen.findAllByRole('checkbox')).toHaveLength(1);
  },
});

/** Links whose hosts led the check to https are mended with all else; the others are left, and the dialog says why. */
export const MendProvenHttps = meta.story({
  parameters: { route: '/campaign-creatives/412?ask=mend' },
  beforeEach: ({ msw }) =>
    msw.use(
      mock.get('v2', '/creative/{id}/mended', () => ({
        ...mendedMail(['no_unsubscribe_link']),
        mends: [
          ...mendedMail(['no_unsubscribe_link']).mends,
          { kind: 'insecure_link' as const, mended: 2, left: 1, visible_changes: null },
        ],
      })),
    ),
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Mend the HTML' }));
    const https = await dialog.findByRole('checkbox', { name: /^Links lead to https/ });
    await expect(https).toBeChecked();
    await expect(https).toHaveAccessibleDescription(/^1 place not changed: No check saw an https answer/);
    await expect(dialog.getByRole('checkbox', { name: /^The unsubscribe link/ })).toBeChecked();
    await userEvent.click(https);
    await expect(https).not.toBeChecked();
  },
});

/** Fields of another tool in the subject are mended like those in the HTML, and saved in the same revision. */
export const MendSubject = meta.story({
  parameters: { route: '/campaign-creatives/412?ask=mend:foreign_merge_field' },
  beforeEach: ({ msw }) =>
    msw.use(
      mock.get('v2', '/creative/{id}/mended', () =>
        mendedSubject('An evening, *|FNAME|*', 'An evening, {{first_name}}'),
      ),
      mock.patch('v1', '/creative/{id}', async ({ request }) => {
        const form = await request.formData();
        sent([form.get('subject'), form.has('preheader'), form.has('creative_html')]);
        return creative({ revision: 3, version: 4 });
      }),
    ),
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Mend the HTML' }));
    await expect(await dialog.findByText('An evening, *|FNAME|*')).toBeVisible();
    await expect(dialog.getByText('An evening, {{first_name}}')).toBeVisible();
    await expect(dialog.getByText(/^1 edit, 5 bytes more. Readers see their own values/)).toBeVisible();
    await expect(dialog.queryByRole('button', { name: 'As drawn' })).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Save as revision 3' }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith(['An evening, {{first_name}}', false, false]));
  },
});

/** The mail before and after, drawn by the creative host when somebody asks for it. */
export const MendAsDrawn = meta.story({
  parameters: { route: '/campaign-creatives/412?ask=mend' },
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Mend the HTML' }));
    const drawn = await dialog.findByRole('button', { name: 'As drawn' });
    await expect(drawn).toHaveAttribute('aria-pressed', 'false');
    await expect(dialog.queryByTitle(/^Preview of/)).toBeNull();
    await userEvent.click(drawn);
    const before = await dialog.findByTitle('Preview of Members’ evening invitation, revision 2');
    const after = await dialog.findByTitle('Preview of Members’ evening invitation, with the changes');
    await expect(before).toHaveAttribute('sandbox', '');
    await expect(before).not.toHaveAttribute('src', expect.stringContaining('mend='));
    await expect(after).toHaveAttribute('sandbox', '');
    await expect(after).toHaveAttribute('src', expect.stringMatching(/[?&]mend=.*no_unsubscribe_link/));
    // A change that is left out is left out of the drawing.
    await userEvent.click(dialog.getByRole('checkbox', { name: /^The unsubscribe link gets its address/ }));
    await waitFor(() => expect(after).not.toBeInTheDocument());
    await userEvent.click(dialog.getByRole('checkbox', { name: /^The unsubscribe link gets its address/ }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Code' }));
    await expect(await dialog.findByText(/unsubscribe_url/)).toBeVisible();
  },
});

/** A reader is offered no change. */
export const MendNotOffered = meta.story({
  parameters: { permissions: ['can_view_creative'] },
  beforeEach: ({ msw }) =>
    msw.use(mock.get('v1', '/creative/{id}/findings', () => ({ objects: mendable, total_rows: mendable.length }))),
  play: async ({ canvas }) => {
    const findings = within(await canvas.findByRole('region', { name: 'Findings' }));
    await expect(await findings.findByText('3 open, 0 overridden')).toBeVisible();
    await expect(findings.queryByText(/Mend/)).toBeNull();
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

/** No sender was chosen, so the page names the one that the e-mail would have. */
export const Draft = meta.story({
  parameters: { route: '/campaign-creatives/414' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('This creative has no HTML yet')).toBeVisible();
    const sender = 'Northlight Outdoor <news@northlight-outdoor.example> (the account’s first profile)';
    await expect(canvas.getByText(sender)).toBeVisible();
    const check = canvas.getByRole('button', { name: 'Check creative' });
    await expect(check).toHaveAttribute('aria-disabled', 'true');
    await userEvent.hover(check);
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('The creative has no HTML yet');
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(loading('v1', '/creative/{id}')),
});

export const Failing = meta.story({ ...failingRecord('v1', '/creative/{id}', 'The creative'), name: 'Error' });

export const Gone = meta.story({
  parameters: { route: '/campaign-creatives/999' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'The creative was not found', level: 1 })).toBeVisible();
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
