import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { PillList } from './PillList.tsx';

const VERTICALS = ['Retail', 'Travel', 'Finance', 'Health', 'Automotive', 'Education', 'Culture'];
const items = VERTICALS.map((label) => ({ id: label, label }));

const meta = preview.meta({ title: 'Status/PillList', component: PillList, args: { items, label: 'Verticals' } });

export const Permutations = meta.story({
  render: () => (
    <Stack>
      <PillList label="Two verticals" items={items.slice(0, 2)} />
      <PillList label="Four verticals" items={items.slice(0, 4)} />
      <PillList label="All verticals" items={items} />
      <PillList label="Roles" items={[{ id: '1', label: 'Owner', tooltip: 'May do everything in the account.' }]} />
    </Stack>
  ),
});

export const OverflowByKeyboard = meta.story({
  args: { items: items.map((item) => ({ ...item, tooltip: `${item.label} of all kinds` })), max: 2 },
  play: async ({ canvas, userEvent }) => {
    const more = canvas.getByRole('button', { name: '5 more' });
    more.focus();
    await userEvent.tab({ shift: true });
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Travel of all kinds');
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent('Finance, Health, Automotive'));
    await userEvent.keyboard('{Enter}');
    const panel = await screen.findByRole('dialog', { name: 'Verticals' });
    await expect(within(panel).getAllByRole('listitem')).toHaveLength(5);
    await expect(panel).toHaveTextContent('Culture of all kinds');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(more).toHaveFocus());
  },
});
