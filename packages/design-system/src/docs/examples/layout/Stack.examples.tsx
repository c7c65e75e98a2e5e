import { Button } from '../../../components/Button/Button.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';

export function Good() {
  return (
    <Stack gap={8} direction="row">
      <Button>Cancel</Button>
      <Button variant="primary">Save</Button>
    </Stack>
  );
}

export function Bad() {
  return (
    <Stack gap={48} direction="row">
      <Button>Cancel</Button>
      <Button variant="primary">Save</Button>
    </Stack>
  );
}
