import { pickFiles } from '@mailroom/design-system/testing';
import { HttpResponse } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import {
  audienceUpload,
  packedUpload,
  workbookUpload,
} from '../../../fixtures/builders/audienceFiles/audienceUpload.builders.ts';
import { mock } from '../../../fixtures/handlers/mock.ts';
import { errorBody } from '../../../fixtures/handlers/network.ts';
import { offsetAnswer, pieceTaken } from '../../../fixtures/handlers/upload.handlers.ts';

const removed = fn();
const started = fn();
const sent = fn();

const changed = Date.UTC(2026, 10, 20, 9, 30);
const small = { name: 'members.zip', size: 10, offset: 4, last_modified: changed };

const meta = preview.meta({
  title: 'Screens/Audience Builder/Unfinished uploads',
  parameters: { route: '/audience-builder/people/new', account: 3, layout: 'fullscreen' },
  beforeEach: ({ msw }) => {
    for (const mocked of [removed, started, sent]) mocked.mockClear();
    let objects = [audienceUpload(), workbookUpload()];
    msw.use(
      mock.get('v1', '/audience/upload', () => ({ objects })),
      mock.get('v1', '/audience/upload/{id}', () => workbookUpload()),
      mock.delete('v1', '/audience/upload/{id}', ({ params }) => {
        removed(Number(params['id']));
        objects = objects.filter(({ id }) => id !== Number(params['id']));
        return undefined;
      }),
    );
  },
});

/** After a reload: how much is stored, and until when. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: 'Unfinished uploads' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(2);
    await expect(list.getByText('45 % · 812.1 MB of 1.8 GB are stored')).toBeVisible();
    await expect(list.getByLabelText('Choose clients.zip again to go on', { selector: 'input' })).toBeEnabled();
    await expect(list.getByText('Its table isn’t chosen yet')).toBeVisible();
  },
});

/** One whose table isn't chosen yet leads to the choice. */
export const GoesOn = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Go on, clients.xlsx' }));
    await expect(await canvas.findByRole('radio', { name: 'People' })).toBeChecked();
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('clients');
  },
});

/** With the same file the upload continues. Another one is told apart, and can go as a new upload. */
export const NeedsTheSameFile = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock.get('v1', '/audience/upload', () => ({ objects: [audienceUpload(small)] })),
      mock.get('v1', '/audience/upload/{id}', () =>
        sent.mock.calls.length > 0 ? packedUpload() : audienceUpload(small),
      ),
      mock.head('v1', '/audience/upload/{id}', () => offsetAnswer(4, 10)),
      mock.patch('v1', '/audience/upload/{id}', ({ request }) => {
        sent(request.headers.get('Upload-Offset'));
        return pieceTaken(request);
      }),
      mock.post('v1', '/audience/upload', () => {
        started();
        return HttpResponse.json(audienceUpload(small), { status: 201 });
      }),
    ),
  play: async ({ canvas }) => {
    const again = 'Choose members.zip again to go on';
    await pickFiles(again, new File(['PK'], 'members.zip', { lastModified: changed }));
    await expect(await canvas.findByText('This isn’t the same file: it has 2 bytes, not 10 bytes')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Upload members.zip as a new file' })).toBeVisible();
    await pickFiles(again, new File(['PK, people'], 'members.zip', { lastModified: changed }));
    await expect(await canvas.findByRole('radiogroup')).toBeVisible();
    await expect(sent).toHaveBeenCalledOnce();
    await expect(sent).toHaveBeenCalledWith('4');
    await expect(started).not.toHaveBeenCalled();
  },
});

/** The drop area knows the file too, so that it is not sent twice. */
export const KnowsTheFile = meta.story({
  beforeEach: NeedsTheSameFile.input.beforeEach,
  play: async ({ canvas }) => {
    await pickFiles('File of people', new File(['PK, people'], 'members.zip', { lastModified: changed }));
    await expect(await canvas.findByRole('radiogroup')).toBeVisible();
    await expect(sent).toHaveBeenCalledOnce();
    await expect(sent).toHaveBeenCalledWith('4');
    await expect(started).not.toHaveBeenCalled();
  },
});

/** Removing asks first: the bytes are lost. */
export const Removes = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove clients.zip' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(dialog.getByText('The bytes that are stored are lost.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(removed).toHaveBeenCalledOnce());
    await expect(removed).toHaveBeenCalledWith(12);
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Remove clients.zip' })).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Remove clients.xlsx' })).toBeVisible();
  },
});

/** An upload of another account than the header's. */
const elsewhere = packedUpload({ id: 14, account_id: 5, account_name: 'Harbour Wines', name: 'shops.zip' });

/** Before an account is chosen, those of all accounts are listed, each with its account. One that goes on brings its account. */
export const BeforeAnAccount = meta.story({
  parameters: { account: null },
  beforeEach: ({ msw }) =>
    msw.use(mock.get('v1', '/audience/upload', () => ({ objects: [audienceUpload(), elsewhere] }))),
  play: async ({ canvas, userEvent }) => {
    const list = within(await canvas.findByRole('list', { name: 'Unfinished uploads' }));
    await expect(list.getByText('It belongs to Northlight Outdoor.')).toBeVisible();
    await expect(list.getByText('It belongs to Harbour Wines.')).toBeVisible();
    await userEvent.click(list.getByRole('button', { name: 'Go on, shops.zip' }));
    await expect(await canvas.findByRole('radiogroup')).toBeVisible();
    await expect(within(canvas.getByRole('region', { name: 'Audience' })).getByText('Harbour Wines')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('shops');
    // Those of other accounts are of no use now.
    await expect(canvas.queryByText('clients.zip')).toBeNull();
  },
});

const FULL = 'You have 3 unfinished uploads. Finish or remove one first';

/** A fourth upload is refused: the list has the server's words, and the uploads of other accounts too. */
export const TooMany = meta.story({
  beforeEach: ({ msw }) => {
    const objects = [audienceUpload(), workbookUpload(), elsewhere];
    msw.use(
      mock.post('v1', '/audience/upload', () => HttpResponse.json(errorBody('v1', FULL), { status: 409 })),
      mock.get('v1', '/audience/upload', () => ({ objects })),
    );
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('list', { name: 'Unfinished uploads' });
    await expect(canvas.queryByText('shops.zip')).toBeNull();
    await pickFiles('File of people', new File(['PK'], 'fourth.zip'));
    const card = within(await canvas.findByRole('region', { name: 'Unfinished uploads' }));
    await expect(await card.findByText(FULL)).toBeVisible();
    await expect(canvas.getByText('Not started. Remove an unfinished upload first.')).toBeVisible();
    await expect(card.getByText('It belongs to Harbour Wines.')).toBeVisible();
    await expect(card.getByRole('button', { name: 'Remove shops.zip' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});
