import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { auditEntry } from '../../../fixtures/builders/audit.builders.ts';
import { MAIL } from '../../../fixtures/builders/creative.builders.ts';
import { mock } from '../../../fixtures/handlers/mock.ts';
import { pageV2 } from '../../../fixtures/handlers/page.ts';

const meta = preview.meta({
  title: 'Screens/Campaign Creatives/Creative tabs',
  parameters: { route: '/campaign-creatives/412', layout: 'fullscreen' },
});

function at(tab: string) {
  return { route: `/campaign-creatives/412?tab=${tab}` };
}

/** All uploads, each with what it changed. */
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

const OLD_MAIL = MAIL.replace('December 3', 'December 2').replace('padding:32px', 'padding:24px');

/** Two revisions as code, as the words that readers see, and as they are drawn; the address names both. */
export const Compare = meta.story({
  parameters: at('revisions'),
  beforeEach: ({ msw }) =>
    msw.use(
      mock.get('v2', '/creative/{id}/source', ({ query }) => {
        const revision = Number(query.get('revision'));
        return { revision, html: revision === 1 ? OLD_MAIL : MAIL };
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Compare with 1' }));
    const card = await canvas.findByRole('region', { name: 'Revision 1 and revision 2' });
    // The view measures its room before it chooses between two columns and one.
    await waitFor(() => expect(within(card).getAllByText(/padding:/)[0]).toBeVisible());
    await userEvent.click(within(card).getByRole('button', { name: 'Text' }));
    await waitFor(() => expect(within(card).queryByText(/padding:/)).toBeNull());
    await expect(within(card).getAllByText(/Thursday/)[0]).toBeVisible();
    await userEvent.click(within(card).getByRole('button', { name: 'As drawn' }));
    await expect(await within(card).findByTitle(/revision 1$/)).toBeVisible();
    await expect(await within(card).findByTitle(/revision 2$/)).toBeVisible();
    await userEvent.click(within(card).getByRole('button', { name: 'One over the other' }));
    await expect(await within(card).findByRole('slider')).toBeVisible();
  },
});

/** The address names two revisions, one over the other: a slider moves the edge between them. */
export const OneOverTheOther = meta.story({
  parameters: { route: '/campaign-creatives/412?tab=revisions&from=1&to=2&view=over' },
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('region', { name: 'Revision 1 and revision 2' }));
    const slider = await card.findByRole('slider', { name: 'How much of revision 1 is shown' });
    await expect(card.getByRole('button', { name: 'One over the other' })).toHaveAttribute('aria-pressed', 'true');
    const [older, newer] = [1, 2].map((revision) =>
      card.getByTitle<HTMLElement>(new RegExp(`, revision ${revision}$`)),
    );
    const [first, second] = [older, newer].map((frame) => frame?.getBoundingClientRect());
    await expect(second).toEqual(first);
    await expect(older).toHaveAttribute('sandbox', '');
    fireEvent.change(slider, { target: { value: '60' } });
    await expect(slider).toHaveAttribute('aria-valuetext', '60 % of revision 1');
    await expect(card.getByText('60 % of revision 1')).toBeVisible();
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
    const dialog = within(await screen.findByRole('dialog', { name: 'Send test' }));
    await userEvent.click(dialog.getByRole('radio', { name: /^All/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Send to 6 seeds' }));
    await expect(await canvas.findByText('Ines Fontaine sent a test to 6 seeds')).toBeVisible();
  },
});
