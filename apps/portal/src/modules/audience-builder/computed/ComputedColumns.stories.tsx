import { pickFiles } from '@mailroom/design-system/testing';
import { HttpResponse } from 'msw';
import { expect, fn, screen, waitFor, within, type screen as Canvas, type userEvent as Hand } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { audienceFile, sampleOf } from '../../../fixtures/builders/audienceFiles/audienceFile.builders.ts';
import {
  rememberedShopFile,
  shopColumns,
  shopFile,
} from '../../../fixtures/builders/audienceFiles/computed.builders.ts';
import { mock } from '../../../fixtures/handlers/mock.ts';

const sampled = fn();

const meta = preview.meta({
  title: 'Screens/Audience Builder/Computed columns',
  parameters: { route: '/audience-builder/people/new', account: 3, layout: 'fullscreen' },
  beforeEach: ({ msw }) => {
    sampled.mockClear();
    msw.use(
      mock.post('v1', '/audience/file', () => HttpResponse.json(shopFile(), { status: 201 })),
      mock.post('v1', '/audience/file/{id}/sample', async ({ request }) => {
        const asked = await request.json();
        sampled(asked);
        return sampleOf(shopFile(), asked);
      }),
    );
  },
});

interface Screen {
  canvas: Pick<typeof Canvas, 'findByRole' | 'findByText' | 'getByRole'>;
  userEvent: Pick<typeof Hand, 'click' | 'type'>;
}

/** From the file to its columns. Returns the card of computed ones. */
async function toColumns({ canvas, userEvent: hand }: Screen) {
  await pickFiles('File of people', new File(['email\r\nada@example.com\r\n'], 'shop.csv', { type: 'text/csv' }));
  await canvas.findByText(/columns, read as UTF-8/);
  await hand.click(canvas.getByRole('button', { name: 'Map columns' }));
  return within(await canvas.findByRole('region', { name: 'Computed columns' }));
}

/** Types into a choice, because a long list has only the options in view. */
async function choose(field: string, option: string, { userEvent: hand }: Pick<Screen, 'userEvent'>) {
  await hand.type(await screen.findByRole('combobox', { name: field }), option);
  await hand.click(await screen.findByRole('option', { name: new RegExp(`^${option}`) }));
}

/** As Enter in a field does. The simulated key finds no submit button that stands outside of its form. */
function submit(form: HTMLElement) {
  (form as HTMLFormElement).requestSubmit();
}

/** Without any, the card says what it is for. */
export const Empty = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(mock.post('v1', '/audience/file', () => HttpResponse.json(audienceFile(), { status: 201 }))),
  play: async (story) => {
    const card = await toColumns(story);
    await expect(card.getByText('Split a name, join columns, write dates and numbers in one way.')).toBeVisible();
    await expect(story.canvas.queryByRole('region', { name: 'Suggestions' })).toBeNull();
  },
});

/** The first rows show which columns would be better in another way. Dates that can be read in two ways are asked about. */
export const Default = meta.story({
  play: async (story) => {
    const { canvas, userEvent } = story;
    await toColumns(story);
    const suggestions = within(canvas.getByRole('region', { name: 'Suggestions' }));
    await expect(suggestions.getAllByRole('group')).toHaveLength(4);
    const dates = within(suggestions.getByRole('group', { name: /“Letzter Kauf” holds dates, such as 03\.05\.2024/ }));
    await expect(dates.getByRole('button', { name: 'Day first: 2024-05-03' })).toBeVisible();
    await expect(dates.getByRole('button', { name: 'Month first: 2024-03-05' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '4 suggestions' }));
    await expect(suggestions.getAllByRole('button')[0]).toHaveFocus();
    await userEvent.click(suggestions.getByRole('button', { name: 'Split the names' }));
    await expect(await canvas.findByRole('combobox', { name: 'Field for Last name' })).toBeVisible();
  },
});

/** One press adds the columns and gives them their fields. */
export const TakesSuggestions = meta.story({
  play: async (story) => {
    const { canvas, userEvent } = story;
    const card = await toColumns(story);
    await userEvent.click(canvas.getByRole('button', { name: 'Split the names' }));
    await expect(card.getByRole('button', { name: 'Add a column' })).toHaveFocus();
    await expect(card.getByRole('row', { name: /^First name First part of “Name” Anna · Jide · Li/ })).toBeVisible();
    await expect(await canvas.findByRole('combobox', { name: 'Field for Last name' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Day first: 2024-05-03' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Take the first that is filled' }));
    // The custom field keeps its name.
    await expect(canvas.getByRole('textbox', { name: 'Name for Letzter Kauf, date' })).toHaveValue('letzter_kauf');
    const amounts = within(canvas.getByRole('group', { name: /“Umsatz” holds numbers/ }));
    await userEvent.click(amounts.getByRole('button', { name: 'Dismiss' }));
    await expect(canvas.queryByRole('region', { name: 'Suggestions' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Check a sample' }));
    const sample = within(await canvas.findByRole('table', { name: 'Sample' }));
    await expect(await sample.findByRole('cell', { name: 'jide@home.example' })).toBeVisible();
    await expect(sample.getByRole('cell', { name: 'van Dam' })).toBeVisible();
    await expect(sampled).toHaveBeenLastCalledWith(
      expect.objectContaining({
        computed: [
          { name: 'First name', kind: 'first_part', columns: [2], text: ' ' },
          { name: 'Last name', kind: 'rest', columns: [2], text: ' ' },
          { name: 'Letzter Kauf, date', kind: 'date_dmy', columns: [4], text: null },
          { name: 'First e-mail', kind: 'first_filled', columns: [0, 1], text: null },
        ],
        mapping: expect.arrayContaining([
          { column: 0, field: 'ignore', name: null },
          { column: 4, field: 'ignore', name: null },
          { column: 6, field: 'first_name', name: null },
          { column: 8, field: 'custom', name: 'letzter_kauf' },
          { column: 9, field: 'email', name: null },
        ]),
      }),
    );
    // A dismissed suggestion doesn't come back with the step.
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await canvas.findByRole('region', { name: 'Computed columns' });
    await expect(canvas.queryByRole('region', { name: 'Suggestions' })).toBeNull();
  },
});

/** The preview shows the cells beside the values, and which of them can't be read. */
export const AddsByDialog = meta.story({
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

/** While a column is made, the dialog shows it. */
export const Dialog = meta.story({
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

const greeting = { name: 'Greeting', kind: 'join', columns: [6, 3], text: ' aus ' } as const;

/** Columns of an earlier file with the same headings are there. One that another reads can't be removed, and says so. */
export const RemovesAndEdits = meta.story({
  beforeEach: ({ msw }) => {
    const file = {
      ...rememberedShopFile(),
      computed: [...shopColumns, { ...greeting, columns: [...greeting.columns] }],
    };
    msw.use(mock.post('v1', '/audience/file', () => HttpResponse.json(file, { status: 201 })));
  },
  play: async (story) => {
    const { canvas, userEvent } = story;
    const card = await toColumns(story);
    const row = (name: string) => within(card.getByRole('row', { name: new RegExp(`^${name}`) }));
    const remove = row('First name').getByRole('button', { name: /^Remove/ });
    await expect(remove).toHaveAttribute('aria-disabled', 'true');
    await expect(remove).toHaveAccessibleDescription('“Greeting” reads it');
    await userEvent.click(row('Letzter Kauf, date').getByRole('button', { name: /^Remove/ }));
    const question = within(await screen.findByRole('alertdialog'));
    await expect(question.getByText('Do you really want to remove “Letzter Kauf, date”?')).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(card.getByRole('button', { name: 'Add a column' })).toHaveFocus());
    await expect(canvas.queryByRole('textbox', { name: 'Name for Letzter Kauf, date' })).toBeNull();
    await expect(canvas.queryByRole('combobox', { name: 'Field for Letzter Kauf, date' })).toBeNull();
    await userEvent.click(row('Greeting').getByRole('button', { name: /^Edit/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit computed column' }));
    await userEvent.clear(dialog.getByRole('textbox', { name: 'Name' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Last name');
    submit(dialog.getByRole('form'));
    await waitFor(() =>
      expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(
        'Another computed column has this name',
      ),
    );
    await userEvent.clear(dialog.getByRole('textbox', { name: 'Name' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Gruß');
    submit(dialog.getByRole('form'));
    await waitFor(() => expect(card.queryByRole('row', { name: /^Greeting/ })).toBeNull());
    await expect(card.getByRole('row', { name: /^Gruß “First name” and “Stadt”, joined Anna aus/ })).toBeVisible();
  },
});

/** On a phone each column is listed under its name. */
export const OnAPhone = meta.story({
  globals: { viewport: { value: 'w390' } },
  beforeEach: ({ msw }) =>
    msw.use(mock.post('v1', '/audience/file', () => HttpResponse.json(rememberedShopFile(), { status: 201 }))),
  play: async (story) => {
    const card = await toColumns(story);
    await expect(card.getByText('First part of “Name”')).toBeVisible();
  },
});
