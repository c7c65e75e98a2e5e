import { Badge } from '../../../components/Badge/Badge.tsx';
import { Toolbar } from '../../../components/Toolbar/Toolbar.tsx';

export const Good = () => (
  <Toolbar>
    <Badge tone="success">Delivered</Badge>
    <Badge tone="danger">Rejected</Badge>
  </Toolbar>
);

export const Bad = () => (
  <Toolbar>
    <Badge tone="danger">Retail</Badge>
    <Badge tone="success">Travel</Badge>
  </Toolbar>
);
