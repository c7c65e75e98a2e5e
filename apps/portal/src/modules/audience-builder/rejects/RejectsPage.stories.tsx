import { findTable } from '@mailroom/design-system/testing';
import { HttpResponse } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { PASTED_ROWS, rejectedRowList, rejectedRows } from '../../../fixtures/builders/rejectedRow.builders.ts';
import { audience } from '../../../fixtures/builders/audience.builders.ts';
import { mock } from '../../../fixtures/handlers/mock.ts';
import { errorBody } from '../../../fixtures/handlers/network.ts';
import { failingRecord, listStates } from '../../../fixtures/listStates.ts';

const sent = fn();

const meta = preview.meta({
  title: 'Screens/Audience Builder/Rejected rows',
  parameters: { route: '/audience-builder/people/31/rejects', layout: 'fullscreen' },
  beforeEach: ({ msw }) => {
    sent.mockClear();
    msw.use(
      mock.post('v1', '/audience/{id}/corrections/rows', async ({ request }) => {
        sent(await request.json());
        return audience();
      }),
    );
  },
});

const states = listStates('v1', '/audience/{id}/rejected-rows', {
  table: 'Rejected rows',
  emptyTitle: 'No row is rejected',
});

/** Two exports that were pasted together: the second one has its columns in another order. */
const pastedExports = mock.get('v1', '/audience/{id}/rejected-rows', () =>
  rejectedRowList({ objects: [...rejectedRows(['bad_address']), ...PASTED_ROWS], total_rows: 9 }),
);

/** Each row says what is wrong with it; nothing can be imported yet. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('grid', { name: 'Rejected rows' }));
    await expect(await table.findByRole('row', { name: /Line 1204.*Two @/ })).toBeVisible();
    const button = canvas.getByRole('button', { name: 'Import corrected rows' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription('Correct a row first');
    await expect(
      canvas.getByText('two @ (2), begins with “mailto:” (1), space (1), name before the address (1)'),
    ).toBeVisible();
  },
});

/** A suggestion is only used when the person says so: for one row, or for all. */
export const Suggestions = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Use suggestion, Line 2877' }));
    await expect(
      await canvas.findByRole('row', { name: /Line 2877 juergen.maier@web.example.*ready to import/ }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Use all 4 suggestions' }));
    await expect(canvas.queryByRole('button', { name: /suggestion/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo, Line 5961' }));
    await expect(canvas.getByRole('button', { name: 'Use the suggestion' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Import 4 corrected rows' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Tyre customers Q4' })).toBeVisible();
    await expect(sent.mock.lastCall?.[0]).toMatchObject({
      version_id: 88,
      rows: [
        { ingest: 1, line: 2877, values: ['juergen.maier@web.example', 'Jürgen', '80331', '02.11.2025', 'calls back'] },
        { line: 1204 },
        { line: 8410 },
        { line: 12_006 },
      ],
    });
  },
});

/** Rows below a heading row with the columns in another order are offered whole: one by one, or all of the page. */
export const AnotherOrder = meta.story({
  beforeEach: ({ msw }) => msw.use(pastedExports),
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByRole('row', { name: /Line 40112.*Repeated heading: from line 40112 on the columns/ }),
    ).toBeVisible();
    await expect(canvas.getByText('from line 40112 on the columns stand in another order (2)')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Use suggestion, Line 40114' }));
    await expect(
      canvas.getByRole('row', { name: /Line 40114 emil.sand@rhein.example.*ready to import.*Emil/ }),
    ).toBeVisible();
    // Addresses with a suggestion are another kind.
    await expect(canvas.getByRole('button', { name: 'Use all 5 suggestions' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Move its cells' })).toBeVisible();
  },
});

/** Each row that was moved can be undone; the others are imported as they were suggested. */
export const MovedRows = meta.story({
  beforeEach: ({ msw }) => msw.use(pastedExports),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Move the cells of 2 rows' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Undo, Line 40114' }));
    await expect(canvas.getByRole('button', { name: 'Use suggestion, Line 40114' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Import 1 corrected row' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Tyre customers Q4' })).toBeVisible();
    const values = ['dana.ritter@rhein.example', 'Dana', '50667', '12.03.2026', ''];
    await expect(sent.mock.lastCall?.[0]).toEqual({ version_id: 88, rows: [{ ingest: 1, line: 40_113, values }] });
  },
});

/** The field refuses an address that would be rejected again, and a row with another fault says so. */
export const StillWrong = meta.story({
  play: async ({ canvas, userEvent }) => {
    const table = await findTable('Rejected rows', { user: userEvent });
    await table.edit('Line 88', 'Vorname', 'Berta');
    await expect(canvas.getByRole('row', { name: /Line 88.*No e-mail/ })).toBeVisible();
    const button = canvas.getByRole('button', { name: 'Import 1 corrected row' });
    await expect(button).toHaveAccessibleDescription('Line 88 is still wrong: No e-mail');
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit E-Mail Adresse, Line 88' }));
    const field = await screen.findByRole('textbox', { name: 'E-Mail Adresse' });
    await userEvent.type(field, 'berta@{Enter}');
    await expect(field).toHaveAccessibleDescription('Nothing after the @');
    await userEvent.type(field, 'brenner.example{Enter}');
    await expect(
      await canvas.findByRole('row', { name: /Line 88 berta@brenner.example.*ready to import/ }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Use as shown, Line 20417' }));
    await expect(canvas.getByRole('button', { name: 'Import 2 corrected rows' })).toBeEnabled();
  },
});

/** Corrections stay when the server refuses them, on other pages, and until the person says otherwise. */
export const Kept = meta.story({
  parameters: { route: '/audience-builder/people/31/rejects?size=10&reason=bad_address' },
  beforeEach: ({ msw }) =>
    msw.use(
      mock.post('v1', '/audience/{id}/corrections/rows', () =>
        HttpResponse.json(errorBody('v1', 'Another version is in use now'), { status: 409 }),
      ),
      mock.get('v1', '/audience/{id}/rejected-rows', ({ query }) =>
        rejectedRowList(
          query.get('skip') === '10'
            ? { objects: [], total_rows: 14 }
            : { objects: [...rejectedRows(['bad_address'])], total_rows: 14 },
        ),
      ),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Use suggestion, Line 1204' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Import 1 corrected row' }));
    await expect((await screen.findAllByText(/Another version is in use now/))[0]).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(canvas.queryByRole('row', { name: /Line 1204/ })).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Import 1 corrected row' })).toBeEnabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }));
    await expect(await canvas.findByRole('row', { name: /Line 1204.*ready to import/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Tyre customers Q4' }));
    await expect(await screen.findByRole('alertdialog')).toBeVisible();
  },
});

/** All values of a row in a dialog: it says what is wrong, keeps what was typed, and asks before that is lost. */
export const WholeRow = meta.story({
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit row, Line 88' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Line 88' }));
    await expect(dialog.getByText('No e-mail')).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Vorname' }), ' Berta');
    await userEvent.click(dialog.getByRole('button', { name: 'Correct row' }));
    const field = dialog.getByRole('textbox', { name: 'E-Mail Adresse' });
    await expect(field).toHaveAccessibleDescription('No e-mail');
    await userEvent.keyboard('{Escape}');
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Stay' }));
    await userEvent.type(field, 'berta@brenner.example');
    await userEvent.click(dialog.getByRole('button', { name: 'Correct row' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(await canvas.findByRole('button', { name: 'Import 1 corrected row' }));
    await waitFor(() => expect(sent).toHaveBeenCalled());
    const values = ['berta@brenner.example', 'Brenner Berta', '80331', '', ''];
    await expect(sent.mock.lastCall?.[0]).toEqual({ version_id: 88, rows: [{ ingest: 1, line: 88, values }] });
  },
});

/** Values behind the last column are named, because they are left out. */
export const TooManyValues = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for Line 20417' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit row' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Line 20417' }));
    await expect(dialog.getByText('Left out, behind the last column: x')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Correct row' }));
    await expect(await canvas.findByRole('row', { name: /Line 20417.*ready to import/ })).toBeVisible();
  },
});

/** Rows are cards. */
export const Narrow = meta.story({
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Use suggestion, Line 1204' })).toBeVisible();
  },
});

/** Without the permissions to change it, the rows are only read. */
export const ReadOnly = meta.story({
  parameters: { permissions: ['can_view_audience'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /Line 1204/ })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Edit|suggestion/ })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Import corrected rows' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
});

/** An import from before headings were kept has no columns to correct its rows in. */
export const WithoutHeadings = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock.get('v1', '/audience/{id}/rejected-rows', () => ({
        ...rejectedRowList({ objects: [...rejectedRows(['no_email', 'wrong_column_count'])], total_rows: 2 }),
        columns: [],
      })),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /Line 88.*No e-mail/ })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Edit row|Use as shown|Actions for/ })).toBeNull();
  },
});

export const Empty = meta.story({
  ...states.empty,
  beforeEach: ({ msw }) =>
    msw.use(mock.get('v1', '/audience/{id}/rejected-rows', () => rejectedRowList({ objects: [], total_rows: 0 }))),
});
export const Loading = meta.story(states.loading);
export const FailingRows = meta.story({ ...states.failing, name: 'Error of the rows' });
export const Failing = meta.story({ ...failingRecord('v1', '/audience/{id}', 'The audience'), name: 'Error' });
