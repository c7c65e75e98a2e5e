import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { creative } from '../../../fixtures/builders/creative.builders.ts';
import { mock } from '../../../fixtures/handlers/mock.ts';

const meta = preview.meta({
  title: 'Screens/Campaign Creatives/Labels',
  parameters: { layout: 'fullscreen', route: '/campaign-creatives/dashboard' },
});

const sent: unknown[] = [];

/** The cards and the table show labels, and the list is filtered by them. */
export const FindsByLabel = meta.story({
  parameters: { route: '/campaign-creatives/dashboard?view=cards&label=Holiday' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('15 creatives')).toBeVisible();
    const card = await canvas.findByRole('region', { name: 'Holiday hours notice 1' });
    await expect(within(within(card).getByRole('group', { name: 'Labels' })).getByText('Holiday')).toBeVisible();
  },
});

/** A label that nobody had yet is added to the selected creatives; a second press sends nothing more. */
export const AddToMany = meta.story({
  beforeEach: ({ msw }) => {
    sent.length = 0;
    msw.use(
      mock.post('v2', '/creative/bulk', async ({ request }) => {
        sent.push(await request.json());
        return { done: [412], refused: [] };
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: /Members’ evening invitation/ }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Add label' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add label' }));
    // Typed but not confirmed: the press on the button includes it.
    await userEvent.type(await dialog.findByRole('combobox', { name: /^Label/ }), 'Black Friday');
    await userEvent.dblClick(dialog.getByRole('button', { name: 'Add label to 1' }));
    await waitFor(() => expect(sent).toEqual([{ action: 'add_label', ids: [412], label: 'Black Friday' }]));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

/** The labels are edited where they are shown. */
export const EditInPlace = meta.story({
  parameters: { route: '/campaign-creatives/412' },
  beforeEach: ({ msw }) => {
    sent.length = 0;
    msw.use(
      mock.patch('v1', '/creative/{id}', async ({ request }) => {
        sent.push((await request.formData()).get('labels'));
        return creative({ version: 4, labels: ['A/B test', 'Holiday', 'Northlight'] });
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit labels' }));
    const form = within(await canvas.findByRole('form', { name: 'Labels' }));
    await userEvent.type(await form.findByRole('combobox', { name: 'Labels' }), 'Holiday{Enter}');
    await userEvent.click(form.getByRole('button', { name: 'Save labels' }));
    await waitFor(() => expect(sent).toEqual(['["A/B test","Northlight","Holiday"]']));
    await expect(await canvas.findByRole('button', { name: 'Edit labels' })).toBeVisible();
  },
});

/** A reader sees the labels, and nothing to change them with. */
export const ReadOnly = meta.story({
  parameters: { route: '/campaign-creatives/412', permissions: ['can_view_creative'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Northlight', { selector: 'span' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Edit labels' })).toBeNull();
  },
});
