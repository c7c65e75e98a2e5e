import { HttpResponse } from 'msw';
import { expect, screen, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { shopFile } from '../../../fixtures/builders/audienceFiles/computed.builders.ts';
import { choose, submit, toColumns } from '../../../fixtures/columnPlays.ts';
import { mock } from '../../../fixtures/handlers/mock.ts';

const meta = preview.meta({
  title: 'Screens/Audience Builder/Computed column',
  parameters: { route: '/audience-builder/people/new', account: 3, layout: 'fullscreen' },
  beforeEach: ({ msw }) =>
    msw.use(mock.post('v1', '/audience/file', () => HttpResponse.json(shopFile(), { status: 201 }))),
});

/** While a column is made, the dialog shows it. */
export const Default = meta.story({
  play: async (story) => {
    const { userEvent } = story;
    const card = await toColumns(story);
    await userEvent.click(card.getByRole('button', { name: 'Add a column' }));
    await choose('What it holds', 'Joined', story);
    const dialog = within(await screen.findByRole('dialog', { name: 'Add computed column' }));
    await userEvent.click(await dialog.findByRole('combobox', { name: 'Columns' }));
    await userEvent.click(await screen.findByRole('option', { name: /^Stadt/ }));
    await userEvent.click(await screen.findByRole('option', { name: /^Name/ }));
    await userEvent.keyboard('{Escape}');
    await choose('Between the values', 'A comma and a space', story);
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Stadt + Name');
    // The values are in the order in which the columns were chosen.
    await expect(await dialog.findByRole('cell', { name: 'ESSEN, Jide Okafor' })).toBeVisible();
  },
});

/** The preview shows the cells beside the values, and which of them can't be read. */
export const MarksWhatStaysAsWritten = meta.story({
  beforeEach: ({ msw }) => {
    const { rows, ...file } = shopFile();
    const dated = rows.map((row, at) => row.with(4, at === 2 ? 'Q4 2023' : (row[4] ?? '')));
    msw.use(mock.post('v1', '/audience/file', () => HttpResponse.json({ ...file, rows: dated }, { status: 201 })));
  },
  play: async (story) => {
    const { canvas, userEvent } = story;
    const card = await toColumns(story);
    await userEvent.click(card.getByRole('button', { name: 'Add a column' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add computed column' }));
    await choose('What it holds', 'Date, day first', story);
    await userEvent.click(dialog.getByRole('button', { name: 'Add column' }));
    await expect(dialog.getByRole('combobox', { name: 'Column' })).toHaveAccessibleDescription(/Choose one column/);
    await choose('Column', 'Letzter Kauf', story);
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Letzter Kauf, date');
    const shown = within(await dialog.findByRole('table', { name: 'Preview' }));
    await expect(shown.getByRole('row', { name: '03.05.2024 2024-05-03' })).toBeVisible();
    await expect(shown.getByRole('row', { name: /^Q4 2023 Q4 2023.*stays as written/ })).toBeVisible();
    await expect(dialog.getByText('1 value of the sample can’t be read and stays as written.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Add column' }));
    await expect(await card.findByRole('row', { name: /^Letzter Kauf, date/ })).toBeVisible();
    await choose('Field for Letzter Kauf, date', 'Custom field', story);
    await expect(await canvas.findByRole('textbox', { name: 'Name for Letzter Kauf, date' })).toHaveValue(
      'letzter_kauf_date',
    );
  },
});

/** Everything works by keyboard. Escape asks before something typed is lost. */
export const ByKeyboard = meta.story({
  play: async (story) => {
    const { userEvent } = story;
    const card = await toColumns(story);
    card.getByRole('button', { name: 'Add a column' }).focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Add computed column' }));
    const kind = await dialog.findByRole('combobox', { name: 'What it holds' });
    kind.focus();
    await userEvent.keyboard('the same value{Enter}');
    await userEvent.tab();
    await expect(dialog.getByRole('textbox', { name: 'Value' })).toHaveFocus();
    await userEvent.keyboard('DE');
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('DE');
    await userEvent.keyboard('{Escape}');
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Stay' }));
    const name = dialog.getByRole('textbox', { name: 'Name' });
    name.focus();
    await userEvent.keyboard('{Control>}a{/Control}Land');
    submit(dialog.getByRole('form'));
    await expect(await card.findByRole('row', { name: /^Land “DE” in each row DE · DE · DE/ })).toBeVisible();
  },
});
