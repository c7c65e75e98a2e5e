import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import {
  emailClient,
  findings,
  losingClient,
  overriddenLink,
} from '../../../fixtures/builders/creativeParts.builders.ts';
import { mock } from '../../../fixtures/handlers/mock.ts';

const sent = fn();

const meta = preview.meta({
  title: 'Screens/Campaign Creatives/Creative clients',
  parameters: { route: '/campaign-creatives/412?tab=clients', layout: 'fullscreen' },
  beforeEach: () => {
    sent.mockClear();
  },
});

const NAME = 'Members’ evening invitation';

/** The e-mail as each client draws it, the worst first, with what each makes of it. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const cards = within(await canvas.findByRole('group', { name: 'E-mail clients' }));
    const card = await cards.findByRole('region', { name: losingClient.title });
    const outlook = within(card);
    await expect(
      await canvas.findByText(
        /^It breaks for an estimated 4 % of readers, and may look different for an estimated 42 % of readers\./,
      ),
    ).toBeVisible();
    const frame = await outlook.findByTitle(`${NAME} in Outlook (Windows)`);
    await expect(frame).toHaveAttribute('src', expect.stringMatching(/client=outlook\.windows$/));
    await expect(outlook.getByText('Loses content')).toBeVisible();
    await expect(outlook.getByText('≈ 4 %')).toBeVisible();
    await expect(outlook.getByText('required')).toBeVisible();
    await expect(card).toHaveTextContent('Loses CSS background-image in line 44');
    await expect(outlook.getByText('10/04/2021')).toBeVisible();
    await expect(outlook.getByText(/last tested long ago/)).toBeVisible();
    await expect(outlook.getByRole('link', { name: 'line 44' })).toHaveAttribute(
      'href',
      '/campaign-creatives/412?tab=html&line=44',
    );
    const apple = cards.getByRole('region', { name: 'Apple Mail (iOS)' });
    await expect(within(apple).getByText('May differ')).toBeVisible();
    await expect(apple).toHaveTextContent('Shows in part CSS gap');
    const [first] = cards.getAllByRole('heading');
    await expect(first).toHaveTextContent(losingClient.title);
    // No frame takes the focus.
    await expect(frame).toHaveAttribute('tabindex', '-1');
  },
});

/** On a phone the cards stand below each other, and the page doesn't scroll sideways. */
export const OnAPhone = meta.story({
  parameters: { viewport: { options: { phone: { name: 'Phone', styles: { width: '390px', height: '844px' } } } } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const cards = within(await canvas.findByRole('group', { name: 'E-mail clients' }));
    const [one, other] = await cards.findAllByRole('region');
    await expect(other?.offsetLeft).toBe(one?.offsetLeft);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
});

/** At most a dozen frames live, however many clients there are. */
export const ManyClients = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock.get('v1', '/email_client', () => ({
        objects: Array.from({ length: 30 }, (_, at) => emailClient({ id: 820 + at, platform: `Web ${at}` })),
        total_rows: 30,
      })),
    ),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByTitle(`${NAME} in Gmail (Web 0)`);
    await expect(canvasElement.querySelectorAll('iframe').length).toBeLessThanOrEqual(12);
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
    const outlook = within(await canvas.findByRole('region', { name: losingClient.title }));
    await expect(await outlook.findByText('Overridden')).toBeVisible();
    await expect(outlook.getByText(/^Overridden by /)).toBeVisible();
    await expect(outlook.queryByText('Loses content')).not.toBeInTheDocument();
    await expect(outlook.queryByRole('button', { name: /^Accept/ })).not.toBeInTheDocument();
  },
});

/** A card shows its decision, with its reason. */
export const ADecidedClient = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock.get('v1', '/email_client', () => ({
        objects: [
          {
            ...losingClient,
            decision: 'accepted' as const,
            decided_by: { id: 21, name: 'Ines Fontaine' },
            note: 'Its readers get the text',
          },
        ],
        total_rows: 1,
      })),
    ),
  play: async ({ canvas }) => {
    const outlook = within(await canvas.findByRole('region', { name: losingClient.title }));
    await expect(outlook.getByText('Accepted by Ines Fontaine: Its readers get the text')).toBeVisible();
  },
});

/** A finding leads to its e-mail client. */
export const OpensAClient = meta.story({
  parameters: { route: `/campaign-creatives/412?tab=clients&client=${losingClient.id}` },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: losingClient.title })).toBeVisible();
  },
});

/** Accepts the worst client with a reason. */
export const Accepts = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock.patch('v1', '/email_client/{id}', async ({ request, params }) => {
        sent(params['id'], await request.json());
        return { ...losingClient, decision: 'accepted' as const };
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Accept Outlook (Windows)' }));
    const dialog = await screen.findByRole('dialog', { name: 'Accept Outlook (Windows)?' });
    await userEvent.type(within(dialog).getByLabelText('Reason'), 'Its readers get the text');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Accept' }));
    await expect((await screen.findAllByText('Outlook (Windows) accepted'))[0]).toBeVisible();
    await expect(sent).toHaveBeenCalledWith('802', { decision: 'accepted', note: 'Its readers get the text' });
  },
});

/** By keyboard: a card's name opens the e-mail as it was written beside what that client shows, and says what that can't show. */
export const SimulatesAClient = meta.story({
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('link', { name: losingClient.title })).focus();
    await userEvent.keyboard('{Enter}');
    const outlook = within(await screen.findByRole('dialog', { name: losingClient.title }));
    await expect(outlook.getByTitle(`${NAME}, simulation of Outlook (Windows)`)).toHaveAttribute(
      'src',
      expect.stringMatching(/client=outlook\.windows&box=44%3A7&numbers=boxes$/),
    );
    // Its number is on both drawings, and in the list.
    await expect(outlook.getByText('1. CSS background-image')).toBeVisible();
    await expect(outlook.getByTitle(`${NAME}, as written`)).toHaveAttribute(
      'src',
      expect.stringMatching(/[?&]box=44%3A7&numbers=boxes$/),
    );
    await userEvent.click(outlook.getByRole('button', { name: 'Places' }));
    await expect(outlook.getByTitle(`${NAME}, as written`)).not.toHaveAttribute(
      'src',
      expect.stringContaining('numbers='),
    );
    await expect(outlook.getByTitle(`${NAME}, as written`)).not.toHaveAttribute(
      'src',
      expect.stringContaining('client='),
    );
    // The dialog's title says which client it is; nothing below repeats it as a heading.
    await expect(outlook.getAllByRole('heading')).toHaveLength(1);
    await expect(outlook.getByText('Simulated')).toBeVisible();
    await expect(outlook.queryByText(/, simulated$|^Simulation of/)).toBeNull();
    await expect(outlook.getByText(/Word’s line heights.*VML is drawn as boxes/)).toBeVisible();
    await expect(outlook.getByRole('link', { name: 'line 44' })).toBeVisible();
    await userEvent.click(outlook.getByRole('button', { name: 'Dark' }));
    await expect(outlook.getByTitle(`${NAME}, simulation of Outlook (Windows)`)).toHaveAttribute(
      'src',
      expect.stringMatching(/client=outlook\.windows&dark=1$/),
    );
    await userEvent.click(outlook.getByText('Close'));
    // The address says which client is open, and changes a moment later.
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

/** By pointer the whole card opens it. A phone's program is drawn as wide as a phone. */
export const ChoosesACard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('region', { name: 'Apple Mail (iOS)' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Apple Mail (iOS)' }));
    await expect(dialog.getByTitle(`${NAME}, simulation of Apple Mail (iOS)`).offsetWidth).toBeLessThanOrEqual(390);
    await expect(dialog.getByText(/in part is drawn in full/)).toBeVisible();
  },
});
