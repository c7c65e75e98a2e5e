import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { parcels } from './parcels.samples.ts';
import { StatusBadge } from './StatusBadge.tsx';

const meta = preview.meta({ title: 'Status/StatusBadge', component: StatusBadge });

export const Permutations = meta.story({
  render: () => (
    <Stack direction="row" gap={8} isWrapping>
      {parcels.list.map((status) => (
        <StatusBadge key={status.code} status={status} />
      ))}
      <StatusBadge status={parcels.of('a code that the list does not know')} />
    </Stack>
  ),
});

export const ExplainsItself = meta.story({
  render: () => <StatusBadge status={parcels.of('customs')} why="The invoice has no value." />,
  play: async ({ userEvent }) => {
    await userEvent.tab();
    const tooltip = await screen.findByRole('tooltip');
    await expect(tooltip).toHaveTextContent('The invoice has no value.');
    await expect(tooltip).toHaveTextContent('Next step: The sender adds it.');
  },
});

/** With `guide`, a press on the badge opens the meaning of each status. */
export const OpensItsGuide = meta.story({
  render: () => <StatusBadge status={parcels.of('customs')} guide={parcels} why="The invoice has no value." />,
  play: async ({ canvas, userEvent }) => {
    const badge = canvas.getByRole('button', { name: 'At customs' });
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('The invoice has no value.');
    await userEvent.keyboard('{Enter}');
    const panel = await screen.findByRole('dialog', { name: 'What each status means' });
    const lines = await within(panel).findAllByRole('listitem');
    await expect(lines).toHaveLength(parcels.list.length);
    const current = lines.find((line) => line.getAttribute('aria-current') === 'true');
    await expect(current).toHaveTextContent(
      'At customsThis oneThe invoice has no value.Next step: The sender adds it.',
    );
    await expect(screen.queryByRole('tooltip')).toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(badge).toHaveFocus());
  },
});
