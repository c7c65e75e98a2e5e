import { HttpResponse } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { audience } from '../../../fixtures/builders/audience.builders.ts';
import { audienceFile, sampleOf } from '../../../fixtures/builders/audienceFiles/audienceFile.builders.ts';
import {
  rememberedShopFile,
  shopColumns,
  shopFile,
} from '../../../fixtures/builders/audienceFiles/computed.builders.ts';
import { choose, submit, toColumns } from '../../../fixtures/columnPlays.ts';
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
    // The address comes first, although it is computed last.
    const headings = sample.getAllByRole('columnheader').map(({ textContent }) => textContent);
    await expect(headings.slice(2, 3)).toEqual(['E-mail']);
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

/** Columns stay when the file is read in another way, unless its own columns become others. */
export const KeptWhenReadAgain = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock.post('v1', '/audience/file/{id}/read', async ({ request }) => {
        const given = await request.json();
        const file = given.first_line === 2 ? audienceFile() : shopFile();
        return HttpResponse.json({ ...file, ...given, id: given.first_line === 2 ? 503 : 502 }, { status: 201 });
      }),
    ),
  play: async (story) => {
    const { canvas, userEvent } = story;
    const card = await toColumns(story);
    await userEvent.click(canvas.getByRole('button', { name: 'Split the names' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Show how the file is read' }));
    await choose('Lines end with', 'Carriage return', story);
    await canvas.findByRole('button', { name: 'Find out again' });
    await expect(card.getByRole('row', { name: /^First name/ })).toBeVisible();
    await choose('The table begins in line', '2: ', story);
    await waitFor(() => expect(canvas.queryByRole('combobox', { name: 'Field for First name' })).toBeNull());
    await expect(card.queryByRole('row', { name: /^First name/ })).toBeNull();
  },
});

/** No more than 20 columns can be added, by hand or by a suggestion. */
export const AsManyAsAllowed = meta.story({
  beforeEach: ({ msw }) => {
    const computed = Array.from({ length: 20 }, (_, at) => ({
      name: `Value ${at + 1}`,
      kind: 'constant' as const,
      columns: [],
      text: String(at + 1),
    }));
    msw.use(mock.post('v1', '/audience/file', () => HttpResponse.json(shopFile({ computed }), { status: 201 })));
  },
  play: async (story) => {
    const card = await toColumns(story);
    const reason = 'At most 20 columns can be computed';
    await expect(card.getByRole('button', { name: 'Add a column' })).toHaveAccessibleDescription(reason);
    await expect(story.canvas.getByRole('button', { name: 'Split the names' })).toHaveAccessibleDescription(reason);
    await expect(card.getByRole('row', { name: /^Value 20 “20” in each row/ })).toBeVisible();
  },
});

/** The audience says which columns its newest import computed. */
export const OfAnAudience = meta.story({
  parameters: { route: '/audience-builder/people/31' },
  beforeEach: ({ msw }) => {
    const { columns, mapping, computed } = rememberedShopFile();
    const made = audience({ columns: columns.map(({ name }) => name), mapping, computed });
    msw.use(mock.get('v1', '/audience/{id}', () => made));
  },
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('region', { name: 'Columns' }));
    await expect(await card.findByText('“Letzter Kauf”: date, day first')).toBeVisible();
    await expect(card.getByText('Letzter Kauf, date')).toBeVisible();
    await expect(card.getByText('Custom: letzter_kauf')).toBeVisible();
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
    await story.userEvent.click(card.getByRole('button', { name: 'Edit, Letzter Kauf, date' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit computed column' }));
    await expect(await dialog.findByText('2024-05-03')).toBeVisible();
  },
});
