import { expect, fn, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { findings } from '../../../fixtures/builders/creativeParts.builders.ts';
import { partSignOffs } from '../../../fixtures/builders/partSignOff.builders.ts';
import { mock } from '../../../fixtures/handlers/mock.ts';
import { failing, loading } from '../../../fixtures/handlers/scenarios.ts';

const sent = fn();

/** The card, once it shows this text: until then another element holds its place. */
async function cardWith(canvas: ReturnType<typeof within>, text: string, name = 'Sign-offs') {
  await canvas.findByText(text);
  return within(canvas.getByRole('region', { name }));
}

const meta = preview.meta({
  title: 'Screens/Campaign Creatives/Creative/Sign-offs',
  parameters: { route: '/campaign-creatives/412', layout: 'fullscreen' },
  beforeEach: () => {
    sent.mockClear();
  },
});

/** The Overview says how each part stands; a part is signed off and withdrawn there. */
export const Signing = meta.story({
  beforeEach: ({ msw }) => {
    let now = partSignOffs({ html: { state: 'changed' }, links: { needed: true }, seeds: { state: 'signed' } });
    msw.use(
      mock.get('v2', '/creative/{id}/sign-offs', () => now),
      mock.post('v2', '/creative/{id}/sign-offs', async ({ request }) => {
        const body = await request.json();
        sent(body);
        now = partSignOffs({ links: { needed: true, state: body.withdraw ? 'unsigned' : 'signed' } });
        return now;
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const card = await cardWith(canvas, '1 of 5');
    await expect(card.getByText('Changed since')).toBeVisible();
    await expect(card.getByText('Not signed off, needed')).toBeVisible();
    await expect(card.getByRole('link', { name: 'Links' })).toHaveAttribute(
      'href',
      '/campaign-creatives/412?tab=links',
    );
    await userEvent.click(card.getByRole('button', { name: 'Sign off the links' }));
    const withdraw = await card.findByRole('button', { name: 'Withdraw the sign-off of the links' });
    const body = { part: 'links', hash: 'links'.padEnd(64, '0') };
    await expect(sent).toHaveBeenLastCalledWith({ ...body, withdraw: false });
    await userEvent.click(withdraw);
    await expect(await card.findByRole('button', { name: 'Sign off the links' })).toBeVisible();
    await expect(sent).toHaveBeenLastCalledWith({ ...body, withdraw: true });
  },
});

/** The tab of a part has one quiet line with the same state and action. */
export const OnItsTab = meta.story({
  parameters: { route: '/campaign-creatives/412?tab=seeds' },
  play: async ({ canvas }) => {
    const line = within(await canvas.findByRole('group', { name: 'Sign-off of this part' }));
    await expect(line.getByText('Signed off')).toBeVisible();
    await expect(line.getByText(/^Mika Lindqvist, revision 1/)).toBeVisible();
    await expect(line.getByRole('button', { name: 'Withdraw the sign-off of the seeds' })).toBeEnabled();
  },
});

/** A sign-off that the account needs is a finding; it leads to the tab where the part is signed. */
export const Missing = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock.get('v1', '/creative/{id}/findings', () => {
        const [first] = findings;
        const missing = { kind: 'links_unsigned', message: 'The links are not signed off', line: null, link: null };
        return { objects: first ? [{ ...first, ...missing, overridable: false }] : [], total_rows: 1 };
      }),
    ),
  play: async ({ canvas }) => {
    const card = await cardWith(canvas, 'The links are not signed off', 'Findings');
    await expect(card.getByText('Can’t be overridden: only a sign-off clears it')).toBeVisible();
    await expect(card.getByRole('link', { name: 'Go to links' })).toHaveAttribute(
      'href',
      '/campaign-creatives/412?tab=links',
    );
  },
});

/** While a check runs, nothing can be signed, and the buttons say why. */
export const WhileChecking = meta.story({
  beforeEach: ({ msw }) => {
    const unchecked = { state: 'unchecked' } as const;
    const all = { html: unchecked, links: unchecked, clients: unchecked, seeds: unchecked, text: unchecked };
    msw.use(mock.get('v2', '/creative/{id}/sign-offs', () => partSignOffs(all)));
  },
  play: async ({ canvas }) => {
    const card = await cardWith(canvas, '0 of 5');
    await expect(card.getByRole('button', { name: 'Sign off the HTML' })).toHaveAttribute('aria-disabled', 'true');
  },
});

/** A person whose role never signs sees the states, and no buttons. */
export const ReadOnly = meta.story({
  parameters: { permissions: ['can_view_creative'] },
  play: async ({ canvas }) => {
    const card = await cardWith(canvas, 'Signed off');
    await expect(card.queryByRole('button')).toBeNull();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(loading('v2', '/creative/{id}/sign-offs')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Sign-offs' })).toBeVisible();
  },
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failing('v2', '/creative/{id}/sign-offs')),
  play: async ({ canvas }) => {
    const card = await cardWith(canvas, 'The sign-offs could not be loaded');
    await expect(card.getByRole('button', { name: /again/i })).toBeVisible();
  },
});
