import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Tile, TileGrid } from './Tile.tsx';

const meta = preview.meta({ title: 'Data/Tile', component: Tile });

export const Permutations = meta.story({
  render: () => (
    <TileGrid>
      <Tile
        title="Order Management"
        href="#orders"
        description="Orders, launches, reports"
        facts={[
          { value: 7, label: 'products blocked', tone: 'danger', href: '#blocked' },
          { value: 1204, label: 'ready to launch' },
        ]}
      />
      <Tile title="Administration" href="#administration" description="Accounts, users, roles" />
    </TileGrid>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Order Management' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'products blocked' })).toHaveFocus();
  },
});

/** Only for the controls, so nothing is checked. */
export const Playground = meta.story({
  tags: ['!test'],
  args: {
    title: 'Order Management',
    href: '#orders',
    description: 'Orders, launches, reports',
    facts: [{ value: 7, label: 'products blocked', tone: 'danger' }],
  },
});
