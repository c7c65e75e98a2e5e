import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { DatePicker } from '../DatePicker/DatePicker.tsx';
import { MoneyInput } from '../MoneyInput/MoneyInput.tsx';
import { NumberInput } from '../NumberInput/NumberInput.tsx';
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { SearchInput } from '../SearchInput/SearchInput.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Switch } from '../Switch/Switch.tsx';
import { Tabs } from '../Tabs/Tabs.tsx';
import { TextInput } from '../TextInput/TextInput.tsx';

const meta = preview.meta({ title: 'Forms/Field' });

const changed = fn();

/** Each field keeps its own value, from `defaultValue` on, and reports the value instead of an event. */
export const KeptByTheFieldItself = meta.story({
  beforeEach: () => {
    changed.mockClear();
  },
  render: () => (
    <Stack gap={16}>
      <TextInput label="Name" defaultValue="Anna" onValueChange={changed} />
      <NumberInput label="Volume" defaultValue={1200} onValueChange={changed} />
      <MoneyInput label="Rate" currency="USD" defaultValue={1250} onValueChange={changed} />
      <DatePicker label="Start" defaultValue="2026-11-23" onValueChange={changed} />
      <SearchInput label="Search" defaultValue="tyres" onValueChange={changed} />
      <Checkbox label="Agreed" defaultValue onValueChange={changed} />
      <Switch label="Active" onValueChange={changed} />
      <RadioGroup
        label="Priority"
        defaultValue={1}
        onValueChange={changed}
        options={[
          { value: 1, label: 'Low' },
          { value: 2, label: 'High' },
        ]}
      />
      <Tabs
        label="Parts"
        defaultValue="b"
        onValueChange={changed}
        items={[
          { id: 'a', label: 'First', content: 'The first part' },
          { id: 'b', label: 'Second', content: 'The second part' },
        ]}
      />
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), '!');
    await expect(changed).toHaveBeenLastCalledWith('Anna!');
    const volume = canvas.getByRole('spinbutton', { name: 'Volume' });
    await expect(volume).toHaveValue('1,200');
    await userEvent.type(volume, '{ArrowUp}');
    await expect(changed).toHaveBeenLastCalledWith(1201);
    await expect(volume).toHaveValue('1,201');
    const rate = canvas.getByRole('spinbutton', { name: 'Rate' });
    await userEvent.type(rate, '{ArrowUp}');
    await expect(changed).toHaveBeenLastCalledWith(1300);
    await expect(rate).toHaveValue('13.00');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Agreed' }));
    await expect(changed).toHaveBeenLastCalledWith(false);
    await userEvent.click(canvas.getByRole('switch', { name: 'Active' }));
    await expect(changed).toHaveBeenLastCalledWith(true);
    await expect(canvas.getByRole('radio', { name: 'Low' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'High' }));
    await expect(changed).toHaveBeenLastCalledWith(2);
    await expect(canvas.getByRole('radio', { name: 'High' })).toBeChecked();
    await expect(canvas.getByText('The second part')).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'First' }));
    await expect(changed).toHaveBeenLastCalledWith('a');
    await expect(canvas.getByText('The first part')).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search' }), '{Escape}');
    await expect(canvas.getByRole('searchbox', { name: 'Search' })).toHaveValue('');
    (await canvas.findByRole('spinbutton', { name: /day, Start/i })).focus();
    await userEvent.keyboard('24');
    await expect(changed).toHaveBeenLastCalledWith('2026-11-24');
  },
});
