import { pickFiles } from '@mailroom/design-system/testing';
import { HttpResponse } from 'msw';
import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { sheetFile } from '../../../fixtures/builders/audienceFiles/audienceFile.builders.ts';
import { packedUpload, workbookUpload } from '../../../fixtures/builders/audienceFiles/audienceUpload.builders.ts';
import { mock } from '../../../fixtures/handlers/mock.ts';
import { offsetAnswer } from '../../../fixtures/handlers/upload.handlers.ts';

const chosen = fn();

/** The server's answers say what it holds. */
function workbook(): File {
  return new File(['PK'], 'clients.xlsx');
}

const meta = preview.meta({
  title: 'Screens/Audience Builder/The table of a packed file',
  parameters: { route: '/audience-builder/people/new', account: 3, layout: 'fullscreen' },
  beforeEach: ({ msw }) => {
    chosen.mockClear();
    let upload = workbookUpload();
    msw.use(
      mock.head('v1', '/audience/upload/{id}', () => offsetAnswer(2, 2)),
      mock.get('v1', '/audience/upload/{id}', () => upload),
      mock.post('v1', '/audience/upload/{id}/table', async ({ request }) => {
        const { table } = await request.json();
        chosen(table);
        upload = workbookUpload({ state: 'ready', table, file_id: 501 });
        return HttpResponse.json(workbookUpload({ state: 'reading', table }), { status: 202 });
      }),
      mock.get('v1', '/audience/file/{id}', () => sheetFile()),
    );
  },
});

/** An archive with two lists: a person says which has the people. One names people who must not be mailed. */
export const Default = meta.story({
  beforeEach: ({ msw }) => msw.use(mock.get('v1', '/audience/upload/{id}', () => packedUpload())),
  play: async ({ canvas, userEvent }) => {
    await pickFiles('File of people', new File(['PK'], 'clients.zip'));
    const tables = await canvas.findByRole('radiogroup', { name: 'Which file of clients.zip has the people?' });
    await expect(within(tables).getAllByRole('radio', { checked: false })).toHaveLength(3);
    await expect(canvas.getByText('‘unsubscribed.csv’: these people must probably not be mailed')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Add them as a suppression list/ })).toHaveAttribute(
      'href',
      '/audience-builder/suppressions',
    );
    await expect(canvas.getByText(/read-me.pdf, logo.png/)).toBeVisible();
    const use = canvas.getByRole('button', { name: 'Use this table' });
    await expect(use).toHaveAccessibleDescription('Choose a table first');
    await userEvent.click(within(tables).getByRole('radio', { name: 'customers-2026.csv' }));
    await expect(use).not.toHaveAttribute('aria-disabled', 'true');
  },
});

/** A workbook, by the keyboard: its only likely sheet is suggested. The columns then know where they come from. */
export const FromASheet = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock.get('v1', '/audience/upload', () => ({ objects: [workbookUpload({ state: 'ready', file_id: 501 })] })),
    ),
  play: async ({ canvas, userEvent }) => {
    await pickFiles('File of people', workbook());
    const tables = within(
      await canvas.findByRole('radiogroup', { name: 'Which sheet of clients.xlsx has the people?' }),
    );
    await expect(tables.getByRole('radio', { name: 'People' })).toBeChecked();
    await expect(tables.getByRole('radio', { name: 'People' })).toHaveAccessibleDescription('48,211 rows');
    // It doesn't say how many rows it has, and the size of its XML says nothing to a person.
    await expect(tables.getByRole('radio', { name: 'Old codes' })).toHaveAccessibleDescription('Hidden sheet');
    tables.getByRole('radio', { name: 'People' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(tables.getByRole('radio', { name: 'Old codes' })).toBeChecked();
    await userEvent.keyboard('{ArrowUp}');
    const use = canvas.getByRole('button', { name: 'Use this table' });
    // A fast double click chooses once.
    use.click();
    use.click();
    await expect(await canvas.findByText('4 columns, read from sheet ‘People’')).toBeVisible();
    // The file that was read isn't listed as unfinished.
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Unfinished uploads' })).toBeNull());
    await expect(chosen).toHaveBeenCalledOnce();
    await expect(chosen).toHaveBeenCalledWith(0);

    await userEvent.click(canvas.getByRole('button', { name: 'Map columns' }));
    await expect(await canvas.findByText('Sheet ‘People’ of clients.xlsx, headings in line 1')).toBeVisible();
    // The file is named as the person knows it, not as the CSV that was made of its sheet.
    await expect(canvas.getByText('4 in clients.xlsx')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show how the file is read' }));
    const card = within(await canvas.findByRole('region', { name: 'How the file is read' }));
    await expect(card.queryByRole('combobox', { name: 'Encoding' })).toBeNull();
    await expect(card.getByRole('combobox', { name: 'The table begins in line' })).toBeVisible();
    await userEvent.click(card.getByRole('button', { name: 'Another table' }));
    await expect(await canvas.findByRole('radio', { name: 'People' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Old codes' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Use this table' }));
    await waitFor(() => expect(chosen).toHaveBeenLastCalledWith(1));
    await expect(await canvas.findByText('4 columns, read from sheet ‘People’')).toBeVisible();
  },
});

/** A file of an archive has an encoding and separators too, which can be corrected as ever. */
export const FromAnArchive = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock.get('v1', '/audience/upload/{id}', () => packedUpload({ state: 'ready', table: 1, file_id: 501 })),
      mock.get('v1', '/audience/file/{id}', () =>
        sheetFile({ unpacked_from: { name: 'clients.zip', packing: 'zip', table: 'customers-2026.csv' } }),
      ),
    ),
  play: async ({ canvas, userEvent }) => {
    await pickFiles('File of people', new File(['PK'], 'clients.zip'));
    await canvas.findByText('4 columns, read as UTF-8');
    await userEvent.click(canvas.getByRole('button', { name: 'Map columns' }));
    const line = '‘customers-2026.csv’ of clients.zip, UTF-8, separated by commas, headings in line 1';
    await expect(await canvas.findByText(line)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show how the file is read' }));
    await expect(await canvas.findByRole('combobox', { name: 'Encoding' })).toBeVisible();
  },
});
