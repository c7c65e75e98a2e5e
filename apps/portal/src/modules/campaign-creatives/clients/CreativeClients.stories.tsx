import { expect, fn, screen, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { findings, losingClient, overriddenLink } from '../../../fixtures/builders/creativeParts.builders.ts';
import { mock } from '../../../fixtures/handlers/mock.ts';

const sent = fn();

const meta = preview.meta({
  title: 'Screens/Campaign Creatives/Creative clients',
  parameters: { route: '/campaign-creatives/412?tab=clients', layout: 'fullscreen' },
  beforeEach: () => {
    sent.mockClear();
  },
});

/** A client whose finding was overridden is muted, and says by whom. */
export const AnOverriddenClient = meta.story({
  beforeEach: ({ msw }) => {
    const [, losing] = findings;
    const override = overriddenLink.override;
    msw.use(
      mock.get('v1', '/creative/{id}/findings', () => ({
        objects: losing ? [{ ...losing, override }] : [],
        total_rows: 1,
      })),
    );
  },
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('grid', { name: 'E-mail clients' }));
    await expect(await table.findByText('Overridden')).toBeVisible();
    await expect(table.queryByText('Loses content')).not.toBeInTheDocument();
  },
});

/** A finding leads to its e-mail client. */
export const OpensAClient = meta.story({
  parameters: { route: `/campaign-creatives/412?tab=clients&client=${losingClient.id}` },
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('grid', { name: 'E-mail clients' }));
    await expect(await table.findByRole('button', { expanded: true })).toHaveAccessibleName(
      new RegExp(losingClient.title.replace(/[()]/g, String.raw`\$&`)),
    );
  },
});

/** Names what each client breaks, and accepts the worst one with a reason. */
export const Accepts = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock.patch('v1', '/email_client/{id}', async ({ request, params }) => {
        sent(params['id'], await request.json());
        return { ...losingClient, decision: 'accepted' as const };
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    const table = await canvas.findByRole('grid', { name: 'E-mail clients' });
    await expect(
      await canvas.findByText(
        /^It breaks for an estimated 4 % of readers, and may look different for an estimated 42 % of readers\./,
      ),
    ).toBeVisible();
    await expect(await within(table).findByText('Loses content')).toBeVisible();
    await expect(within(table).getByText('May differ')).toBeVisible();
    await userEvent.click(within(table).getByRole('button', { name: /Accept/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Accept Outlook (Windows)?' });
    await userEvent.type(within(dialog).getByLabelText('Reason'), 'Its readers get the text');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Accept' }));
    await expect((await screen.findAllByText('Outlook (Windows) accepted'))[0]).toBeVisible();
    await expect(sent).toHaveBeenCalledWith('802', { decision: 'accepted', note: 'Its readers get the text' });
  },
});

/** Draws the e-mail as the chosen client would, and leads to the lines that it leaves out. */
export const SimulatesAClient = meta.story({
  play: async ({ canvas, userEvent }) => {
    const table = await canvas.findByRole('grid', { name: 'E-mail clients' });
    const name = 'Members’ evening invitation';
    // The client that loses most is there first, with what it loses.
    const worst = await canvas.findByTitle(`${name}, simulation of Outlook (Windows)`);
    await expect(worst).toHaveAttribute('src', expect.stringMatching(/client=outlook\.windows$/));
    await expect(canvas.getByText('VML is drawn as boxes', { exact: false })).toBeVisible();
    await expect(within(table).getByText('10/04/2021')).toBeVisible();
    await expect(within(table).getByRole('link', { name: 'line 44' })).toHaveAttribute(
      'href',
      '/campaign-creatives/412?tab=html&line=44',
    );
    await expect(canvas.getByTitle(`${name}, as written`)).not.toHaveAttribute(
      'src',
      expect.stringContaining('client='),
    );
    await userEvent.click(within(table).getByRole('button', { name: 'Apple Mail (iOS)' }));
    const frame = await canvas.findByTitle(`${name}, simulation of Apple Mail (iOS)`);
    await userEvent.click(canvas.getByRole('button', { name: 'Dark' }));
    await expect(frame).toHaveAttribute('src', expect.stringMatching(/client=apple-mail\.ios&dark=1$/));
    await expect(within(table).getByText('supported in part', { exact: false })).toBeVisible();
    await expect(within(table).getByText('≈ 4 %, required, loses CSS background-image')).toBeVisible();
  },
});
