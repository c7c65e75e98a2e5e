import preview from '../../../../../.storybook/preview.tsx';
import { TONES } from '../../theme/tones.ts';
import { Grid } from '../Grid/Grid.tsx';
import { StatCard } from './StatCard.tsx';

const meta = preview.meta({ title: 'Data/StatCard', component: StatCard });

export const Permutations = meta.story({
  render: () => (
    <Grid min={180}>
      <StatCard label="delivered" value={119_204} note="71 % of what was ordered" />
      <StatCard label="not known yet" value={null} />
      {TONES.map((tone) => (
        <StatCard key={tone} label={tone} value={9214} tone={tone} />
      ))}
    </Grid>
  ),
});
