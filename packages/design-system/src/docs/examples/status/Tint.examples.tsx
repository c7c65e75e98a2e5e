import { Badge } from '../../../components/Badge/Badge.tsx';
import { Tint } from '../../../components/Tint/Tint.tsx';

export function Good() {
  return (
    <Tint tone="success">
      Launching <Badge tone="success">added</Badge>
    </Tint>
  );
}

export function Bad() {
  return <Tint tone="success">Launching</Tint>;
}
