import { Button } from '../../../components/Button/Button.tsx';
import { Toolbar } from '../../../components/Toolbar/Toolbar.tsx';

export function Good() {
  return (
    <Toolbar end={<Button variant="quiet">Columns</Button>}>
      <Button>Filters</Button>
      <Button variant="quiet">Clear</Button>
    </Toolbar>
  );
}

export function Bad() {
  return (
    <Toolbar>
      <Button variant="quiet">Columns</Button>
      <Button>Filters</Button>
      <Button variant="quiet">Print</Button>
      <Button variant="quiet">Clear</Button>
    </Toolbar>
  );
}
