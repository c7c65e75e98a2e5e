import type { ReactElement } from 'react';
import * as ds from './index.ts';

type Everything = typeof ds;
type PropsOf<T> = T extends (props: infer Props) => unknown ? Props : never;
type KeysOfAny<Union> = Union extends unknown ? keyof Union : never;

/** Every export whose props have `disabled`. */
export type CanBeDisabled = {
  [Name in keyof Everything]: 'disabled' extends KeysOfAny<PropsOf<Everything[Name]>> ? Name : never;
}[Extract<keyof Everything, Capitalize<string>>];

/** Whether `disabled` requires a `reason`. */
type RequiresReason<Props> = Props extends { disabled?: infer Disabled }
  ? true extends Disabled
    ? Props extends { reason: string }
      ? true
      : false
    : true
  : true;

/** Exports, and entries of their lists, that can be disabled without a reason. */
export type Silent =
  | {
      [Name in CanBeDisabled]: [RequiresReason<PropsOf<Everything[Name]>>] extends [true] ? never : Name;
    }[CanBeDisabled]
  | ([RequiresReason<ds.RadioOption>] extends [true] ? never : 'RadioOption')
  | ([RequiresReason<ds.MenuItem>] extends [true] ? never : 'MenuItem');

function nothing() {
  return undefined;
}

const options = [{ value: 'a', label: 'A' }];
/** The reason that each sample gives. */
export const REASON = 'The product has been launched.';
const off = { disabled: true, reason: REASON } as const;

/** A disabled sample of each. A missing one, or one that doesn't require a reason, doesn't compile. */
export const DISABLED: Record<CanBeDisabled, () => ReactElement> = {
  Button: () => <ds.Button {...off}>Save</ds.Button>,
  Checkbox: () => <ds.Checkbox {...off} label="Proof" />,
  CodeEditor: () => <ds.CodeEditor {...off} label="HTML" language="html" value="<p></p>" />,
  CsvButton: () => <ds.CsvButton {...off} fileName="orders.csv" rows={() => []} />,
  DatePicker: () => <ds.DatePicker {...off} label="Start" value="2026-11-23" onValueChange={nothing} />,
  DateRangePicker: () => <ds.DateRangePicker {...off} label="Period" value={null} onValueChange={nothing} />,
  DateTimeInput: () => <ds.DateTimeInput {...off} label="Until" value={null} onValueChange={nothing} />,
  Combobox: () => <ds.Combobox {...off} label="Town" suggestions={['Wick']} />,
  TimeInput: () => <ds.TimeInput {...off} label="Daily at" value={null} onValueChange={nothing} />,
  FileDrop: () => <ds.FileDrop {...off} label="File" accept={['.csv']} items={[]} onFiles={nothing} />,
  IconButton: () => <ds.IconButton {...off} label="Edit" icon={<ds.PencilIcon />} />,
  InlineEdit: () => <ds.InlineEdit {...off} label="Name" value="Tyres" onSave={nothing} />,
  MappingTable: () => (
    <ds.MappingTable
      {...off}
      label="Columns"
      columns={[{ id: '0', header: 'mail', samples: ['a@b.example'] }]}
      fields={[]}
      value={{}}
      onValueChange={nothing}
    />
  ),
  MoneyInput: () => <ds.MoneyInput {...off} label="Price" value={100} onValueChange={nothing} currency="USD" />,
  MultiSelect: () => <ds.MultiSelect {...off} label="Verticals" options={options} value={[]} onValueChange={nothing} />,
  NumberInput: () => <ds.NumberInput {...off} label="Ordered" value={1} onValueChange={nothing} />,
  PasswordInput: () => <ds.PasswordInput {...off} label="Password" />,
  SearchInput: () => <ds.SearchInput {...off} label="Search" value="" onValueChange={nothing} />,
  Select: () => <ds.Select {...off} label="Vertical" options={options} value="a" onValueChange={nothing} />,
  Switch: () => <ds.Switch {...off} label="Track" />,
  TextArea: () => <ds.TextArea {...off} label="Message" />,
  TextInput: () => <ds.TextInput {...off} label="Name" />,
};
