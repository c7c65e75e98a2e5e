import { expect, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { THEMES } from '../../theme/tokens.generated.ts';
import { parcels } from '../StatusBadge/parcels.samples.ts';
import { StatusMatrix } from './StatusMatrix.tsx';

const meta = preview.meta({
  title: 'Status/StatusMatrix',
  component: StatusMatrix,
  args: { statuses: parcels, label: 'Parcels' },
});

/** Axe checks the contrast of each cell. One story like this checks an application's own list in every theme. */
export const Permutations = meta.story({
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: 'Parcels' }));
    await expect(table.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual(['code', ...THEMES]);
    await expect(table.getAllByRole('row')).toHaveLength(parcels.codes.length + 1);
  },
});
