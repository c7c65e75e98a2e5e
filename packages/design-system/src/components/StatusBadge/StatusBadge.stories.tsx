import { expect, screen } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { defineStatuses } from './defineStatuses.ts';
import { StatusBadge } from './StatusBadge.tsx';
import { StatusLegend } from './StatusLegend.tsx';

/** A made-up list: parcels, not Mailroom's own. */
const parcels = defineStatuses([
  {
    code: 'lost',
    label: 'Lost',
    tone: 'danger',
    meaning: 'Nobody has seen it for 10 days.',
    next: 'The depot searches.',
  },
  {
    code: 'customs',
    label: 'At customs',
    tone: 'warning',
    meaning: 'A paper is missing.',
    next: 'The sender adds it.',
  },
  { code: 'delivered', label: 'Delivered', tone: 'success', meaning: 'Somebody has signed for it.' },
  { code: 'on-the-way', label: 'On the way', tone: 'pre-success', meaning: 'It moves.', next: 'It arrives.' },
  { code: 'returned', label: 'Returned', tone: 'end', meaning: 'It is back with its sender.' },
  { code: 'announced', label: 'Announced', tone: 'secondary', meaning: 'It has not been handed over yet.' },
  { code: 'closed', label: 'Closed', tone: 'dark', meaning: 'The route is no longer served.' },
]);

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

export const Legend = meta.story({ render: () => <StatusLegend statuses={parcels} /> });
