import { expect, screen } from 'storybook/test';
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
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Health, Automotive, Education, Culture');
  },
});
