import { pickFiles } from '@mailroom/design-system/testing';
import { delay, HttpResponse } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { audienceFile } from '../../../fixtures/builders/audienceFiles/audienceFile.builders.ts';
import { audienceUpload, packedUpload } from '../../../fixtures/builders/audienceFiles/audienceUpload.builders.ts';
import { mock } from '../../../fixtures/handlers/mock.ts';
import { errorBody } from '../../../fixtures/handlers/network.ts';
import { failing } from '../../../fixtures/handlers/scenarios.ts';
import { connectApi } from '../../../shared/api.ts';
import { offsetAnswer, pieceTaken } from '../../../fixtures/handlers/upload.handlers.ts';

const { name, size, offset, last_modified: changed } = audienceUpload();
const started = fn();
const sent = fn();

/** An archive that only says that it is large. */
function archive(): File {
  const file = new File(['PK'], name, { lastModified: changed ?? 0 });
  return Object.defineProperty(file, 'size', { value: size });
}

function smallArchive(): File {
  return new File(['PK, people'], name, { lastModified: changed ?? 0 });
}

async function never() {
  await delay('infinite');
  return HttpResponse.error();
}

/** Takes everything up to the 45 %, and holds what follows. */
const holdsAfterTheFirst = mock.patch('v1', '/audience/upload/{id}', async ({ request }) =>
  request.headers.get('Upload-Offset') === '0'
    ? new HttpResponse(null, { status: 204, headers: { 'Upload-Offset': String(offset) } })
    : never(),
);

const meta = preview.meta({
  title: 'Screens/Audience Builder/A file on its way',
  parameters: { route: '/audience-builder/people/new', account: 3, layout: 'fullscreen' },
  beforeEach: ({ msw }) => {
    started.mockClear();
    sent.mockClear();
    msw.use(
      mock.post('v1', '/audience/upload', ({ request }) => {
        const metadata = (request.headers.get('Upload-Metadata') ?? '').split(',');
        started(
          Object.fromEntries(metadata.map((pair) => pair.split(' ')).map(([key, text = '']) => [key, atob(text)])),
        );
        const length = Number(request.headers.get('Upload-Length'));
        return HttpResponse.json(audienceUpload({ size: length, offset: 0 }), { status: 201 });
      }),
    );
  },
});

/** How much has gone, and how to stop it. The drop area waits meanwhile. */
export const Default = meta.story({
  beforeEach: ({ msw }) => msw.use(holdsAfterTheFirst),
  play: async ({ canvas }) => {
    await pickFiles('File of people', archive());
    await expect(await canvas.findByText('45 % · 812.1 MB of 1.8 GB')).toBeVisible();
    await expect(canvas.getByRole('progressbar', { name: '45 % · 812.1 MB of 1.8 GB' })).toHaveAttribute(
      'aria-valuenow',
      '45',
    );
    await expect(started).toHaveBeenCalledOnce();
    await expect(started).toHaveBeenCalledWith({
      filename: 'clients.zip',
      account_id: '3',
      last_modified: String(changed),
    });
    const input = canvas.getByLabelText('File of people', { selector: 'input' });
    await expect(input).toHaveAccessibleDescription(/One file at a time/);
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('clients');
    await expect(canvas.getByRole('button', { name: 'Map columns' })).toHaveAccessibleDescription(
      'The file isn’t read yet',
    );
  },
});

/** The stored part stays for a day, and the same button sends the rest. */
export const StopsAndGoesOn = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      holdsAfterTheFirst,
      mock.get('v1', '/audience/upload/{id}', () => audienceUpload()),
    ),
  play: async ({ canvas, userEvent }) => {
    await pickFiles('File of people', archive());
    await canvas.findByText('45 % · 812.1 MB of 1.8 GB');
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }));
    await expect(await canvas.findByText('Stopped. 45 % are stored for 24 hours.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Go on' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Go on' }));
    await expect(await canvas.findByRole('button', { name: 'Stop' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Choose another file' }));
    const input = canvas.getByLabelText('File of people', { selector: 'input' });
    await waitFor(() => expect(input).not.toHaveAccessibleDescription(/One file at a time/));
  },
});

/** Leaving asks while bytes move. */
export const AsksBeforeLeaving = meta.story({
  beforeEach: ({ msw }) => msw.use(holdsAfterTheFirst),
  play: async ({ canvas, userEvent }) => {
    await pickFiles('File of people', archive());
    await canvas.findByText('45 % · 812.1 MB of 1.8 GB');
    await userEvent.click(canvas.getByRole('link', { name: /^Suppressions/ }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Stay' }));
    await expect(await canvas.findByText('45 % · 812.1 MB of 1.8 GB')).toBeVisible();
  },
});

let hold: PromiseWithResolvers<void> | undefined;

/** A connection that breaks is tried again, and the server is asked how much it has. */
export const BrokenAndGoingOn = meta.story({
  beforeEach: ({ msw }) => {
    let calls = 0;
    let asks = 0;
    const holding = Promise.withResolvers<void>();
    hold = holding;
    msw.use(
      mock.head('v1', '/audience/upload/{id}', async () => {
        asks += 1;
        if (asks === 2) await holding.promise;
        return offsetAnswer(asks === 1 ? 0 : 4, 10);
      }),
      mock.patch('v1', '/audience/upload/{id}', async ({ request }) => {
        sent(request.headers.get('Upload-Offset'));
        calls += 1;
        return calls === 1 ? HttpResponse.error() : pieceTaken(request);
      }),
    );
  },
  play: async ({ canvas }) => {
    await pickFiles('File of people', smallArchive());
    await expect(await canvas.findByText('The connection broke. Trying again.')).toBeVisible();
    hold?.resolve();
    await expect(await canvas.findByRole('radiogroup')).toBeVisible();
    await expect(sent.mock.calls.map(([at]) => at)).toEqual(['0', '4']);
  },
});

/** A refused token is renewed once, without a word, and the same bytes go. */
export const RenewsItsToken = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock.head('v1', '/audience/upload/{id}', () => offsetAnswer(0, 10)),
      mock.patch('v1', '/audience/upload/{id}', ({ request }) => {
        const token = request.headers.get('Authorization');
        sent(token);
        return token === 'Bearer old'
          ? HttpResponse.json(errorBody('v1', 'The token has expired'), { status: 401 })
          : pieceTaken(request);
      }),
    ),
  play: async ({ canvas }) => {
    await canvas.findByLabelText('File of people', { selector: 'input' });
    let token = 'old';
    connectApi({
      getToken: async () => token,
      async renew() {
        token = 'new';
        return true;
      },
    });
    await pickFiles('File of people', smallArchive());
    await expect(await canvas.findByRole('radiogroup')).toBeVisible();
    await expect(sent.mock.calls).toEqual([['Bearer old'], ['Bearer new']]);
  },
});

/** When trying again can't help, it says why, what is stored, and waits for the person. */
export const GivesUp = meta.story({
  beforeEach: ({ msw }) => {
    let calls = 0;
    const full = { message: 'The disk of the server is full', request_id: 'story' };
    msw.use(
      mock.head('v1', '/audience/upload/{id}', () => offsetAnswer(0, 10)),
      mock.get('v1', '/audience/upload/{id}', () =>
        calls > 1 ? packedUpload() : audienceUpload({ size: 10, offset: 4 }),
      ),
      mock.patch('v1', '/audience/upload/{id}', ({ request }) => {
        calls += 1;
        return calls === 1 ? HttpResponse.json(full, { status: 507 }) : pieceTaken(request);
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await pickFiles('File of people', smallArchive());
    await expect(await canvas.findByText(/The disk of the server is full\. Nothing is stored yet\./)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Go on' }));
    await expect(await canvas.findByRole('radiogroup')).toBeVisible();
    await expect(started).toHaveBeenCalledOnce();
  },
});

/** The file is unpacked on the server, and says how far it is. */
export const Reading = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock.head('v1', '/audience/upload/{id}', () => offsetAnswer(10, 10)),
      mock.get('v1', '/audience/upload/{id}', () => packedUpload({ state: 'reading', progress: 40, tables: [] })),
    ),
  play: async ({ canvas }) => {
    await pickFiles('File of people', smallArchive());
    await expect(await canvas.findByRole('progressbar', { name: 'Unpacking clients.zip · 40 %' })).toBeVisible();
  },
});

/** A file that is on the server already, and whose table isn't chosen yet, isn't sent again. */
export const GivenAgain = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(mock.get('v1', '/audience/upload', () => ({ objects: [packedUpload({ size: smallArchive().size })] }))),
  play: async ({ canvas }) => {
    await pickFiles('File of people', smallArchive());
    await expect(await canvas.findByRole('radiogroup')).toBeVisible();
    await expect(started).not.toHaveBeenCalled();
  },
});

/** A file that can't be read says why, and nothing else that was typed is lost. */
export const Refused = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock.head('v1', '/audience/upload/{id}', () => offsetAnswer(10, 10)),
      mock.get('v1', '/audience/upload/{id}', () =>
        packedUpload({ state: 'refused', tables: [], problem: 'The archive is protected by a password' }),
      ),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Description' }), 'Bought tyres');
    await pickFiles('File of people', smallArchive());
    await expect(await canvas.findByText('clients.zip can’t be used')).toBeVisible();
    await expect(canvas.getByText('The archive is protected by a password')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Choose another file' }));
    await waitFor(() => expect(canvas.queryByText('clients.zip can’t be used')).toBeNull());
    await expect(canvas.getByRole('textbox', { name: 'Description' })).toHaveValue('Bought tyres');
  },
});

/** A large CSV has one table: it leads straight to its columns, as a small one does. */
export const LargeCsv = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock.head('v1', '/audience/upload/{id}', () => offsetAnswer(0, 9)),
      mock.get('v1', '/audience/upload/{id}', () =>
        audienceUpload({ name: 'clients.txt', size: 9, offset: 9, state: 'ready', file_id: 501 }),
      ),
      mock.get('v1', '/audience/file/{id}', () => audienceFile()),
    ),
  play: async ({ canvas, userEvent }) => {
    await pickFiles('File of people', new File(['a@b.test\n'], 'clients.txt'));
    await expect(await canvas.findByText('4 columns, read as UTF-8')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Map columns' }));
    await expect(await canvas.findByRole('region', { name: 'Columns' })).toBeVisible();
  },
});

/** The server takes no file of that kind, and says so. */
export const NotTaken = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(failing('v1', '/audience/upload', { status: 415, message: 'Only .csv and .xlsx files are taken' })),
  play: async ({ canvas }) => {
    await pickFiles('File of people', smallArchive());
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
});
