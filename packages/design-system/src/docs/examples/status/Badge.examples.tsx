import { Badge } from '../../../components/Badge/Badge.tsx';
import { Toolbar } from '../../../components/Toolbar/Toolbar.tsx';

export function Good() {
  return (
    <Toolbar>
      <Badge tone="success">Delivered</Badge>
      <Badge tone="danger">Rejected</Badge>
    </Toolbar>
  );
}

export function Bad() {
  return (
    <Toolbar>
      <Badge tone="danger">Retail</Badge>
      <Badge tone="success">Travel</Badge>
    </Toolbar>
  );
}
