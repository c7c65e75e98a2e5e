import preview from '../../../../../.storybook/preview.tsx';
import { parcels } from '../StatusBadge/parcels.samples.ts';
import { StatusMatrix } from './StatusMatrix.tsx';

const meta = preview.meta({
  title: 'Status/StatusMatrix',
  component: StatusMatrix,
  args: { statuses: parcels, label: 'Parcels' },
});

/** Axe looks at the contrast of each cell: an application's own list is proven in every theme by one such story. */
export const Permutations = meta.story();
