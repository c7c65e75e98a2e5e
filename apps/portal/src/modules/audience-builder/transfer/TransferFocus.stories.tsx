import { pickFiles } from '@mailroom/design-system/testing';
import { delay, HttpResponse } from 'msw';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { audienceFile } from '../../../fixtures/builders/audienceFiles/audienceFile.builders.ts';
import { packedUpload } from '../../../fixtures/builders/audienceFiles/audienceUpload.builders.ts';
import { mock } from '../../../fixtures/handlers/mock.ts';
import { offsetAnswer, pieceTaken } from '../../../fixtures/handlers/upload.handlers.ts';

const meta = preview.meta({
  title: 'Screens/Audience Builder/Keyboard during an upload',
  parameters: { route: '/audience-builder/people/new', account: 3, layout: 'fullscreen' },
  beforeEach: ({ msw }) => msw.use(mock.head('v1', '/audience/upload/{id}', () => offsetAnswer(0, 10))),
});

function archive(): File {
  return new File(['PK, people'], 'clients.zip', { lastModified: Date.UTC(2026, 10, 20, 9, 30) });
}

let hold: PromiseWithResolvers<void> | undefined;

/** The keyboard stays where the file is: when its bytes have come, when its table is chosen, and when it is read. */
export const KeepsTheFocus = meta.story({
  beforeEach: ({ msw }) => {
    const holding = Promise.withResolvers<void>();
    hold = holding;
    let upload = packedUpload({ size: 10 });
    msw.use(
      mock.patch('v1', '/audience/upload/{id}', async ({ request }) => {
        await holding.promise;
        return pieceTaken(request);
      }),
      mock.get('v1', '/audience/upload/{id}', () => upload),
      mock.post('v1', '/audience/upload/{id}/table', () => {
        upload = { ...upload, state: 'ready', table: 0, file_id: 501 };
        return HttpResponse.json(upload, { status: 202 });
      }),
      mock.get('v1', '/audience/file/{id}', () => audienceFile()),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await pickFiles('File of people', archive());
    const stop = await canvas.findByRole('button', { name: 'Stop' });
    stop.focus();
    hold?.resolve();
    await canvas.findByRole('radiogroup');
    await expect(canvas.getByRole('group', { name: 'Upload of clients.zip' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('radio', { name: 'customers-2026.csv' }));
    canvas.getByRole('button', { name: 'Use this table' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('4 columns, read as UTF-8')).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'File' })).toHaveFocus();
  },
});

/** A file that the user takes back leaves the focus at the place for another one. */
export const LeavesTheFocus = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock.patch('v1', '/audience/upload/{id}', async () => {
        await delay('infinite');
        return HttpResponse.error();
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await pickFiles('File of people', archive());
    await userEvent.click(await canvas.findByRole('button', { name: 'Stop' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Choose another file' }));
    await waitFor(() => expect(canvas.getByRole('region', { name: 'File' })).toHaveFocus());
  },
});
