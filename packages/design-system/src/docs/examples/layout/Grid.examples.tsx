import { Card } from '../../../components/Card/Card.tsx';
import { Grid } from '../../../components/Grid/Grid.tsx';

export function Good() {
  return (
    <Grid min={160} gap={16}>
      <Card>One</Card>
      <Card>Two</Card>
      <Card>Three</Card>
    </Grid>
  );
}

export function Bad() {
  return (
    <Grid columns={6} gap={4}>
      {['One', 'Two', 'Three', 'Four', 'Five', 'Six'].map((name) => (
        <Card key={name}>{name}</Card>
      ))}
    </Grid>
  );
}
