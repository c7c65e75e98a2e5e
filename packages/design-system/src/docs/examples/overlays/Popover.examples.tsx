import { Button } from '../../../components/Button/Button.tsx';
import { Checkbox } from '../../../components/Checkbox/Checkbox.tsx';
import { Popover } from '../../../components/Popover/Popover.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { TextInput } from '../../../components/TextInput/TextInput.tsx';

export function Good() {
  return (
    <Popover label="Filters" title="Filters">
      <Checkbox label="Only mine" />
    </Popover>
  );
}

export function Bad() {
  return (
    <Popover label="New order" title="New order">
      <Stack gap={16}>
        <TextInput label="Name" />
        <TextInput label="Advertiser" />
        <TextInput label="Product" />
        <Button variant="primary">Save</Button>
      </Stack>
    </Popover>
  );
}
