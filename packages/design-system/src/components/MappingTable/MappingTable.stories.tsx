import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { MappingTable, type Mapping, type MappingTableProps } from './MappingTable.tsx';

function Kept(args: MappingTableProps) {
  const [value, setValue] = useState<Mapping>(args.value);
  return (
    <MappingTable
      {...args}
      value={value}
      onChange={(next) => {
        setValue(next);
        args.onChange(next);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Data/MappingTable',
  component: MappingTable,
  tags: ['autodocs'],
  args: {
    label: 'Columns of people.csv',
    columns: [
      {
        id: '0',
        header: 'E-Mail Adresse',
        samples: ['anna@brueckner.example', 'j.okafor@kestrel.example', 'li@tanaka.example'],
      },
      { id: '1', header: 'vorname', samples: ['Anna', 'Jide', '莉'] },
      {
        id: '2',
        header: 'notes_internal_do_not_use',
        samples: ['', 'called twice, prefers to be called in the late afternoon', ''],
      },
    ],
    fields: [
      { id: 'email', label: 'E-mail', isRequired: true },
      { id: 'first_name', label: 'First name' },
      { id: 'company', label: 'Company', hint: 'Shown in reports only' },
    ],
    value: { 0: null, 1: 'first_name', 2: null },
    onChange: fn(),
  },
  render: Kept,
});

export const Permutations = meta.story({
  render: (args: MappingTableProps) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <MappingTable {...args} />
      <MappingTable
        {...args}
        label="Wrong"
        value={{ 0: 'email', 1: null, 2: 'company' }}
        errors={{ 2: 'Names of companies are longer than 200 characters.' }}
      />
      <MappingTable
        {...args}
        label="Fixed"
        value={{ 0: 'email', 1: 'first_name', 2: null }}
        disabled
        reason="The file has been imported."
      />
    </div>
  ),
});

export const GivesEachFieldToOneColumn = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Still without a column: E-mail.')).toBeVisible();
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Field for E-Mail Adresse' }));
    await expect(await canvas.findByRole('option', { name: /First name.*Already taken by vorname/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.click(canvas.getByRole('option', { name: 'E-mail' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ 0: 'email', 1: 'first_name', 2: null });
    await expect(canvas.getByText('Every required field has a column.')).toBeVisible();
  },
});

/** Custom fields have names of their own, so several columns may become one. */
export const GivesARepeatableFieldTwice = meta.story({
  args: {
    fields: [
      { id: 'email', label: 'E-mail' },
      { id: 'custom', label: 'Custom field', isRepeatable: true },
    ],
    value: { 0: 'email', 1: 'custom', 2: null },
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Field for notes_internal_do_not_use' }));
    await userEvent.click(await canvas.findByRole('option', { name: 'Custom field' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ 0: 'email', 1: 'custom', 2: 'custom' });
  },
});

export const Narrow = meta.story({
  render: (args: MappingTableProps) => (
    <div style={{ maxInlineSize: 340 }}>
      <MappingTable {...args} />
    </div>
  ),
});
