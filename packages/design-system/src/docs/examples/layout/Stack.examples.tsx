import { Button } from '../../../components/Button/Button.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';

export const Good = () => (
  <Stack gap={8} direction="row">
    <Button>Cancel</Button>
    <Button variant="primary">Save</Button>
  </Stack>
);

export const Bad = () => (
  <Stack gap={48} direction="row">
    <Button>Cancel</Button>
    <Button variant="primary">Save</Button>
  </Stack>
);
