import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { finding } from '../../../fixtures/builders/creativeParts.builders.ts';
import { mock } from '../../../fixtures/handlers/mock.ts';

const SEVERITIES = ['Minor', 'Moderate', 'Critical'] as const;

/** 59 clients with 16 places each, the least severe first, and one kind of finding in 56 places: 1,000 in 60 causes. */
const THOUSAND = [
  ...Array.from({ length: 944 }, (_, at) =>
    finding({
      id: 2_000 + at,
      kind: 'client_loses_content',
      severity: SEVERITIES[Math.floor((at % 59) / 20)] ?? 'Critical',
      message: `Client ${(at % 59) + 1} shows no picture`,
      line: 1 + Math.floor(at / 59),
    }),
  ),
  ...Array.from({ length: 56 }, (_, at) =>
    finding({ id: 3_000 + at, message: `The link 'Shop ${at + 1}' is broken`, line: 11 + at }),
  ),
];

const meta = preview.meta({
  title: 'Screens/Campaign Creatives/Creative with many findings',
  parameters: { route: '/campaign-creatives/412', layout: 'fullscreen' },
  beforeEach: ({ msw }) =>
    msw.use(mock.get('v1', '/creative/{id}/findings', () => ({ objects: THOUSAND, total_rows: THOUSAND.length }))),
});

/** A cause names its first ten lines, and twenty more with each press. The last press leaves the focus behind them. */
export const ManyPlaces = meta.story({
  play: async ({ canvas, userEvent }) => {
    const groups = within(await canvas.findByRole('group', { name: 'Findings by cause' }));
    const places = await groups.findByText(/^56 places/);
    await expect(places).toHaveTextContent(/lines 11, 12, .*, 19, 20 Show 20 more 10 of 56 lines$/);
    const more = () => within(places).getByRole('button', { name: /^Show \d+ more lines$/ });
    more().focus();
    await userEvent.keyboard('{Enter}');
    await expect(more()).toHaveFocus();
    await expect(within(places).getByRole('status')).toHaveTextContent('30 of 56 lines');
    await userEvent.keyboard('{Enter}');
    await expect(more()).toHaveAccessibleName('Show 6 more lines');
    await userEvent.keyboard('{Enter}');
    await expect(within(places).getByRole('link', { name: 'Line 66' })).toBeVisible();
    await expect(within(places).queryByRole('button')).toBeNull();
    await waitFor(() => expect(within(places).getByText('all 56 lines')).toHaveFocus());
    await userEvent.click(groups.getByRole('button', { name: 'Show 20 more messages' }));
    await expect(groups.getByText("The link 'Shop 25' is broken")).toBeVisible();
    await expect(groups.queryByText("The link 'Shop 26' is broken")).toBeNull();
  },
});

/** A thousand findings of sixty causes: thirty causes are listed, the worst first, and the others on request. */
export const AThousand = meta.story({
  play: async ({ canvas, userEvent }) => {
    const list = await canvas.findByRole('group', { name: 'Findings by cause' });
    const causes = () => within(list).getAllByText(/^(Client \d+ shows no picture|A link is broken)$/);
    await waitFor(() => expect(causes()).toHaveLength(30));
    await expect(within(list).queryByText('Minor')).toBeNull();
    const more = within(list).getByRole('button', { name: 'Show 20 more causes' });
    await expect(within(list).getByText('30 of 60 causes')).toBeVisible();
    await userEvent.click(more);
    await expect(causes()).toHaveLength(50);
    const severities = within(list)
      .getAllByText(/^(Critical|Moderate|Minor)$/)
      .map(({ textContent }) => textContent);
    await expect(severities).toEqual(
      severities.toSorted((one, other) => SEVERITIES.indexOf(other as never) - SEVERITIES.indexOf(one as never)),
    );
    await userEvent.click(within(list).getByRole('button', { name: 'Show 10 more causes' }));
    await expect(causes()).toHaveLength(60);
    await expect(within(list).getByText('all 60 causes')).toHaveFocus();
  },
});

/** The strip below the code shows them in the same parts. */
export const InTheStrip = meta.story({
  parameters: { route: '/campaign-creatives/412?tab=html' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '1,000 findings in 60 causes' }));
    const list = within(canvas.getByRole('group', { name: 'Findings in HTML of the e-mail' }));
    await expect(list.getByText('30 of 60 causes')).toBeInTheDocument();
    await userEvent.click(list.getByRole('button', { name: 'Show 20 more causes' }));
    await expect(list.getByText('50 of 60 causes')).toBeInTheDocument();
  },
});
