import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { finding, findings } from '../../../fixtures/builders/creativeParts.builders.ts';
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
    await expect(canvas.getByText('The open findings below say what to fix, and where.')).toBeVisible();
    await expect(await canvas.findAllByText(/Link 3 “Reserve two places” answers 404/)).toHaveLength(1);
    await expect(canvas.getByRole('link', { name: 'Go to links' })).toHaveAttribute(
      'href',
      '/campaign-creatives/412?tab=links',
    );
    const findings = canvas.getByRole('region', { name: 'Findings' });
    await expect(await within(findings).findByText('2 open, 1 overridden')).toBeVisible();
    await expect(within(findings).getByText('Overridden by Ines Fontaine: The museum wants none')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Review 2 findings' }));
    await waitFor(() => expect(within(findings).getByRole('group', { name: 'Findings by cause' })).toHaveFocus());
    await expect(canvas.getByTitle('Preview of Members’ evening invitation')).toHaveAttribute('sandbox', '');
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
    await expect(groups.getByText('3 places, lines 34, 43, 52')).toBeVisible();
    await expect(groups.getByText("The link 'Boots' is broken. The host name is unknown")).toBeVisible();
    await expect(groups.getByText('Overridden by Ines Fontaine: The museum wants none')).toBeVisible();
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
