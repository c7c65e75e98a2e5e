import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { defineStatuses } from '../StatusBadge/defineStatuses.ts';
import { parcels } from '../StatusBadge/parcels.samples.ts';
import { StatusGuide } from './StatusGuide.tsx';

const meta = preview.meta({
  title: 'Status/StatusGuide',
  component: StatusGuide,
  args: { statuses: parcels, current: 'customs' },
});

export const Permutations = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'What does this mean?' }));
    const panel = await screen.findByRole('dialog', { name: 'What each status means' });
    const current = (await within(panel).findByText('This one')).closest('li');
    await expect(current).toHaveTextContent('A paper is missing.');
    await expect(current).toHaveAttribute('aria-current', 'true');
    await expect(within(panel).queryByRole('searchbox')).toBeNull();
  },
});

const many = defineStatuses([
  ...parcels.list,
  { code: 'weighed', label: 'Weighed', tone: 'pre-success', meaning: 'Its weight is known.', next: 'It is loaded.' },
  { code: 'refused', label: 'Refusé', tone: 'danger', meaning: 'Nobody wanted it.', next: 'It goes back.' },
]);

export const ByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'What does this mean?' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const panel = await screen.findByRole('dialog', { name: 'What each status means' });
    await waitFor(() => expect(panel).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
});

export const LongOnesAreSearched = meta.story({
  args: { statuses: many, current: undefined, label: 'Statuses' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Statuses' }));
    const panel = within(await screen.findByRole('dialog'));
    const search = await panel.findByRole('searchbox', { name: 'Search the statuses' });
    await expect(panel.getByRole('status', { hidden: true })).not.toBeVisible();
    await userEvent.type(search, 'refuse');
    await expect(panel.getByRole('status')).toHaveTextContent('1 result');
    await expect(panel.getByRole('listitem')).toHaveTextContent('It goes back.');
    await userEvent.type(search, 'zzz');
    await expect(panel.getByRole('status')).toHaveTextContent('Nothing matches');
  },
});

/** The reason for this record replaces the general meaning. */
export const SaysWhyHere = meta.story({
  args: { why: 'The invoice of crate 12 is missing.', size: 'medium' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'What does this mean?' }));
    const panel = await screen.findByRole('dialog');
    const current = (await within(panel).findByText('This one')).closest('li');
    await expect(current).toHaveTextContent('The invoice of crate 12 is missing.');
    await expect(current).not.toHaveTextContent('A paper is missing.');
  },
});
