import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Card } from '../Card/Card.tsx';
import { Split } from '../Split/Split.tsx';
import { Toolbar } from '../Toolbar/Toolbar.tsx';
import { Grid } from './Grid.tsx';

const meta = preview.meta({ title: 'Layout/Grid', component: Grid });

export const Permutations = meta.story({
  render: () => (
    <Stack gap={24}>
      <Stack direction="row" gap={8} justify="end">
        <Button>Cancel</Button>
        <Button variant="primary">Save</Button>
      </Stack>
      <Toolbar end={<Button variant="quiet">Columns</Button>}>
        <Button>Filters</Button>
        <Button variant="quiet">Clear</Button>
      </Toolbar>
      <Grid columns={3}>
        <Card>One</Card>
        <Card>Two</Card>
        <Card>Three</Card>
      </Grid>
      <Split aside={<Card>Aside</Card>}>
        <Card>Main matter</Card>
      </Split>
    </Stack>
  ),
});
