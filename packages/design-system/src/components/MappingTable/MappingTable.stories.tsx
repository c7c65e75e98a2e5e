import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { keptValue } from '../Field/keptValue.samples.ts';
import { guessMapping } from './guessMapping.ts';
import { MappingTable, type MappingTableProps } from './MappingTable.tsx';

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
    onValueChange: fn(),
  },
  render: keptValue(MappingTable),
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
        label="Guessed"
        value={{ 0: 'email', 1: 'first_name', 2: null }}
        guesses={{ 0: 'email', 1: 'first_name' }}
      />
      <MappingTable {...args} label="Twice" value={{ 0: 'email', 1: 'email', 2: null }} />
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
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ 0: 'email', 1: 'first_name', 2: null });
    await expect(canvas.getByText('Every required field has a column.')).toBeVisible();
    // Missing fields are listed above the rows, because the last of forty columns is far down.
    const table = canvas.getByRole('table', { name: 'Columns of people.csv' });
    await expect(canvas.getByRole('status').compareDocumentPosition(table)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
});

const FIELDS = [
  { id: 'email', label: 'E-mail', isRequired: true, aliases: ['e-mail adresse'] },
  { id: 'first_name', label: 'First name', aliases: ['vorname'] },
];
const HEADERS = ['E-Mail Adresse', 'Vorname', 'vorname', ''];
const COLUMNS = HEADERS.map((header, at) => ({ id: String(at), header, samples: [`value ${at}`] }));
const GUESSES = guessMapping(COLUMNS, FIELDS);

/** Guesses from the headings are there from the start and marked as guesses until the reader chooses. */
export const MarksWhatIsGuessed = meta.story({
  args: { columns: COLUMNS, fields: FIELDS, value: GUESSES, guesses: GUESSES },
  play: async ({ canvas, userEvent, args }) => {
    const mail = await canvas.findByRole('combobox', { name: 'Field for E-Mail Adresse' });
    await expect(mail).toHaveAccessibleDescription('Guessed from the heading: compare it with the values.');
    await expect(canvas.getByRole('status')).toHaveTextContent('2 of 4 columns are used.');
    // By keyboard only: from row to row, down to another field, Enter takes it.
    await userEvent.tab();
    await expect(mail).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Home}{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ ...GUESSES, 0: null });
    await expect(mail).not.toHaveAccessibleDescription();
    await expect(canvas.getByRole('status')).toHaveTextContent('Still without a column: E-mail.');
    await userEvent.tab();
    await expect(canvas.getByRole('combobox', { name: 'Field for Vorname' })).toHaveFocus();
    // A column without a heading gets a name from its position.
    await expect(canvas.getByRole('rowheader', { name: 'Column 4' })).toBeVisible();
  },
});

/** A mapping from elsewhere may give one field to two columns: both report it, and how to resolve it. */
export const SaysWhatIsChosenTwice = meta.story({
  args: { value: { 0: 'email', 1: 'email', 2: null } },
  play: async ({ canvas, userEvent }) => {
    const said = 'E-mail is chosen for E-Mail Adresse, vorname. Only one column can be used for it.';
    await expect(canvas.getByRole('status')).toHaveTextContent(said);
    const second = await canvas.findByRole('combobox', { name: 'Field for vorname' });
    await expect(second).toHaveAccessibleDescription('Also chosen for E-Mail Adresse. Choose another for one of them.');
    await userEvent.click(second);
    await userEvent.click(await canvas.findByRole('option', { name: 'First name' }));
    await expect(canvas.getByRole('status')).not.toHaveTextContent(said);
    await expect(second).toBeValid();
  },
});

/** A column that the file doesn't have is marked, and mapped like any other. */
export const MarksAComputedColumn = meta.story({
  args: {
    columns: [
      { id: '0', header: 'Name', samples: ['Anna Brückner', 'Jide Okafor'] },
      { id: 'c1', header: 'First name', note: 'Computed', samples: ['Anna', 'Jide'] },
    ],
    value: { 0: null, c1: 'first_name' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('rowheader', { name: 'First name Computed' })).toBeVisible();
    await expect(await canvas.findByRole('combobox', { name: 'Field for First name' })).toBeVisible();
  },
});

/** A repeatable field may be given to several columns. */
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
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ 0: 'email', 1: 'custom', 2: 'custom' });
  },
});

export const Narrow = meta.story({
  render: (args: MappingTableProps) => (
    <div style={{ maxInlineSize: 340 }}>
      <MappingTable {...args} />
    </div>
  ),
});

/** Right to left, the chosen field is at the left end, and the file's values keep their own direction. */
export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent, args }) => {
    const heading = canvas.getByRole('rowheader', { name: 'vorname' }).getBoundingClientRect();
    const choice = await canvas.findByRole('combobox', { name: 'Field for vorname' });
    await expect(choice.getBoundingClientRect().right).toBeLessThanOrEqual(heading.left);
    choice.focus();
    await userEvent.keyboard('{ArrowDown}{Home}{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ 0: null, 1: null, 2: null });
  },
});
