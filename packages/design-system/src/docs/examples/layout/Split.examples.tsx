import { Button } from '../../../components/Button/Button.tsx';
import { Card } from '../../../components/Card/Card.tsx';
import { Split } from '../../../components/Split/Split.tsx';

export function Good() {
  return (
    <Split aside={<Card title="Facts">Northlight</Card>}>
      <Card title="Audience">41,306 recipients</Card>
    </Split>
  );
}

export function Bad() {
  return (
    <Split
      aside={
        <Card title="Confirm">
          <Button variant="primary">Confirm 41,306 recipients</Button>
        </Card>
      }
    >
      <Card title="Facts">Northlight</Card>
    </Split>
  );
}
