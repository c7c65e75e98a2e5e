import { pickFiles } from '@mailroom/design-system/testing';
import { HttpResponse } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { creative } from '../../../fixtures/builders/creative.builders.ts';
import { droppedDraft } from '../../../fixtures/builders/draft.builders.ts';
import { chooseInHeader } from '../../../fixtures/chooseInHeader.ts';
import { mock } from '../../../fixtures/handlers/mock.ts';
import { sentForm } from '../../../fixtures/sentForm.ts';

const sent = fn();

const meta = preview.meta({
  title: 'Screens/Campaign Creatives/New creative',
  parameters: { route: '/campaign-creatives/new', layout: 'fullscreen' },
  beforeEach: () => {
    sent.mockClear();
  },
});

function html() {
  return new File(['<html><body>Hello</body></html>'], 'evening.html', { type: 'text/html' });
}

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'New creative' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Paste HTML' })).toBeVisible();
    await expect(canvas.getByLabelText('HTML', { selector: 'input' })).toBeEnabled();
    // Everything else is asked for beside the findings of the file.
    await expect(canvas.getByRole('form', { name: 'New creative' }).querySelectorAll('input')).toHaveLength(1);
  },
});

/** Without a file everything can be typed first. */
export const BeginsWithoutAFile = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Begin without a file' }));
    for (const name of ['HTML', 'Banner', 'Test seed list', 'Live seed list']) {
      await expect(await canvas.findByLabelText(name, { selector: 'input' })).toBeInTheDocument();
    }
    await expect(await canvas.findByLabelText(/^Name/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Add and check creative' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
});

/** A draft that was dropped before. */
function draftIsThere(msw: { use: (...handlers: ReturnType<typeof mock.get>[]) => void }) {
  msw.use(mock.get('v1', '/creative/{id}', () => HttpResponse.json(droppedDraft)));
}

/** Takes what is sent, and answers with the draft. */
function keepsTheDraft(msw: { use: (...handlers: ReturnType<typeof mock.get>[]) => void }) {
  draftIsThere(msw);
  msw.use(
    mock.post('v1', '/creative', async ({ request }) => {
      sent(await sentForm(request));
      return HttpResponse.json(droppedDraft, { status: 201 });
    }),
  );
}

/** The file comes first: it is saved as a draft, and the page continues with its findings and its preview. */
export const SavesTheFileFirst = meta.story({
  beforeEach: ({ msw }) => keepsTheDraft(msw),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'New creative' });
    await waitFor(() => expect(canvas.getByLabelText('HTML', { selector: 'input' })).toBeEnabled());
    await pickFiles('HTML', html());
    const same = await canvas.findByRole('link', { name: 'Members evening, first version' });
    await expect(same).toHaveAttribute('href', '/campaign-creatives/412');
    await expect(await canvas.findByLabelText(/^Name/)).toHaveValue('Evening');
    await expect(await canvas.findByRole('region', { name: 'Findings' })).toBeVisible();
    await expect(sent).toHaveBeenCalledWith(
      expect.objectContaining({ account_id: '3', name: 'Evening', creative_html: 'evening.html', status: 'Draft' }),
    );
  },
});

/** HTML that is pasted on the page is its file. It is sent as UTF-8, and says so. */
export const TakesPastedHtml = meta.story({
  beforeEach: ({ msw }) => {
    draftIsThere(msw);
    msw.use(
      mock.post('v1', '/creative', async ({ request }) => {
        const file = (await request.formData()).get('creative_html');
        sent(file instanceof File && (await file.text()));
        return HttpResponse.json(droppedDraft, { status: 201 });
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const main = await canvas.findByRole('main');
    await waitFor(() => expect(canvas.getByLabelText('HTML', { selector: 'input' })).toBeEnabled());
    // The part that takes it is loaded apart from the page.
    await waitFor(() => expect(main.querySelector('[aria-busy="true"]')).toBeNull());
    await userEvent.paste('<meta charset="shift_jis"><p>Hello</p>');
    await expect(await canvas.findByLabelText(/^Name/)).toHaveValue('Evening');
    await expect(sent.mock.calls).toEqual([['<meta charset="utf-8"><p>Hello</p>']]);
  },
});

/** A touch screen has no shortcut to paste with: the text goes into a field. Text without a tag is kept, and not sent. */
export const PastesIntoAField = meta.story({
  beforeEach: ({ msw }) => keepsTheDraft(msw),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Paste HTML' }));
    const field = await screen.findByRole('textbox', { name: 'HTML of the e-mail' });
    await userEvent.type(field, 'Hello');
    await userEvent.click(screen.getByRole('button', { name: 'Use this HTML' }));
    await expect(field).toBeInvalid();
    await expect(field).toHaveValue('Hello');
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.type(field, '<p>Hello');
    await userEvent.click(screen.getByRole('button', { name: 'Use this HTML' }));
    await expect(await canvas.findByLabelText(/^Name/)).toHaveValue('Evening');
    await expect(sent).toHaveBeenCalledWith(expect.objectContaining({ creative_html: 'pasted.html', status: 'Draft' }));
  },
});

/** Values that the file and the last creative have filled name their source, until they are changed. */
export const SaysWhereValuesComeFrom = meta.story({
  beforeEach: ({ msw }) => {
    draftIsThere(msw);
    msw.use(mock.post('v1', '/creative', () => HttpResponse.json(droppedDraft, { status: 201 })));
  },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByLabelText('HTML', { selector: 'input' })).toBeEnabled());
    await pickFiles('HTML', html());
    const subject = await canvas.findByLabelText(/^Subject/);
    await expect(subject).toHaveAccessibleDescription(/The file’s title/);
    await expect(canvas.getByLabelText(/^Name/)).toHaveAccessibleDescription('The file’s name');
    await userEvent.type(subject, '!');
    await waitFor(() => expect(subject).not.toHaveAccessibleDescription(/The file’s title/));
  },
});

const TYPES_FIRST = [
  'can_view_creative',
  'can_add_creative',
  'can_upload_file',
  'can_view_account',
  'can_view_advertiser',
];

/** A person who may only add creatives types everything first, and sends it with the file. */
export const AddsACreative = meta.story({
  parameters: { permissions: TYPES_FIRST },
  beforeEach: ({ msw }) =>
    msw.use(
      mock.post('v1', '/creative', async ({ request }) => {
        sent(await sentForm(request));
        return HttpResponse.json(creative({ id: 413, status: 'Action Pending - Validate' }), { status: 201 });
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^Name/), 'Members evening');
    await userEvent.type(canvas.getByLabelText(/^Subject/), 'An evening among the glass');
    await userEvent.click(await canvas.findByRole('combobox', { name: /Advertiser/ }));
    await userEvent.click(await screen.findByRole('option', { name: /Kestrel Museum/ }));
    await pickFiles('HTML', html());
    await pickFiles(
      'Test seed list',
      new File(['email\r\ndesk@kestrel.example\r\n'], 'desk.csv', { type: 'text/csv' }),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Add and check creative' }));
    await expect(await canvas.findByRole('heading', { name: 'Early access, gift sets' })).toBeVisible();
    await expect(sent).toHaveBeenCalledWith({
      account_id: '3',
      advertiser_id: '303',
      name: 'Members evening',
      subject: 'An evening among the glass',
      preheader: '',
      sender_profile_id: '',
      creative_type: 'html',
      creative_html: 'evening.html',
      creative_test_seed_list_csv: 'desk.csv',
    });
  },
});

/** The file comes first: it names the creative and its subject, and leaves what somebody has typed. */
export const SuggestsNameAndSubject = meta.story({
  parameters: { permissions: TYPES_FIRST },
  play: async ({ canvas, userEvent }) => {
    const titled =
      '<html><head><title> An evening\n among&#x20;the&nbsp;glass </title></head><body>Hello</body></html>';
    await canvas.findByRole('heading', { name: 'New creative' });
    await pickFiles('HTML', new File([titled], 'members-evening_v2.html', { type: 'text/html' }));
    await waitFor(() => expect(canvas.getByLabelText(/^Name/)).toHaveValue('Members evening v2'));
    await expect(canvas.getByLabelText(/^Subject/)).toHaveValue('An evening among the glass');
    await userEvent.clear(canvas.getByLabelText(/^Subject/));
    await userEvent.type(canvas.getByLabelText(/^Subject/), 'Mine');
    await userEvent.click(canvas.getByRole('button', { name: /Remove members-evening/ }));
    await pickFiles('HTML', html());
    await expect(await canvas.findByText('evening.html')).toBeVisible();
    await expect(canvas.getByLabelText(/^Subject/)).toHaveValue('Mine');
    await expect(canvas.getByLabelText(/^Name/)).toHaveValue('Members evening v2');
  },
});

/** Under 'All accounts' a file has no account yet. A file that is dropped first waits until one is chosen. */
export const AsksForTheAccount = meta.story({
  parameters: { account: 'all' },
  beforeEach: ({ msw }) => keepsTheDraft(msw),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Choose the account first');
    const dropped = new DataTransfer();
    dropped.items.add(html());
    canvas.getByRole('main').dispatchEvent(new DragEvent('drop', { bubbles: true, dataTransfer: dropped }));
    const account = canvas.getByRole('combobox', { name: /^Account/ });
    // Nobody has made a mistake yet.
    await waitFor(() => expect(account).toHaveFocus());
    await expect(account).toHaveAccessibleDescription(/^Choose the account, and evening.html is kept as its draft/);
    await expect(account).toBeValid();
    await expect(canvas.getByText('evening.html')).toBeVisible();
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.click(account);
    await userEvent.click(await screen.findByRole('option', { name: /Northlight Outdoor/ }));
    await expect(await canvas.findByLabelText(/^Name/)).toHaveValue('Evening');
    await expect(sent.mock.calls).toEqual([
      [expect.objectContaining({ account_id: '3', creative_html: 'evening.html' })],
    ]);
  },
});

/** An account that is chosen in the header meanwhile becomes the form's. */
export const TakesTheAccountOfTheHeader = meta.story({
  parameters: { account: 'all' },
  beforeEach: ({ msw }) => keepsTheDraft(msw),
  play: async ({ canvas }) => {
    await canvas.findByText('Choose the account first');
    await pickFiles('HTML', html());
    await chooseInHeader('Northlight Outdoor');
    await expect(await canvas.findByLabelText(/^Name/)).toHaveValue('Evening');
    await expect(sent.mock.calls).toEqual([
      [expect.objectContaining({ account_id: '3', creative_html: 'evening.html' })],
    ]);
  },
});

/** A missing value shows an error at its field, and nothing is sent. */
export const SaysWhatIsMissing = meta.story({
  parameters: { route: '/campaign-creatives/new?start=details' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save as draft' }));
    await expect(
      (await canvas.findAllByText('Name is required, the name must not contain only whitespace'))[0],
    ).toBeVisible();
    await expect(sent).not.toHaveBeenCalled();
  },
});

/** The server refuses the file: the input stays, and the field says why. */
export const KeepsWhatWasTyped = meta.story({
  parameters: { route: '/campaign-creatives/new?start=details' },
  beforeEach: ({ msw }) =>
    msw.use(
      mock.post(
        'v1',
        '/creative',
        () =>
          HttpResponse.json(
            {
              message: 'Subject is not valid',
              errors: [{ message: 'Subject is not valid' }],
              fields: { subject: 'Subject is not valid' },
              request_id: 'story',
            },
            { status: 422 },
          ) as never,
      ),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^Name/), 'Members evening');
    await userEvent.click(await canvas.findByRole('combobox', { name: /Advertiser/ }));
    await userEvent.click(await screen.findByRole('option', { name: /Kestrel Museum/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save as draft' }));
    await expect((await canvas.findAllByText('Subject is not valid'))[0]).toBeVisible();
    await expect(canvas.getByLabelText(/^Name/)).toHaveValue('Members evening');
  },
});

export const Forbidden = meta.story({
  parameters: { permissions: ['can_view_creative'] },
  play: async ({ canvas }) => {
    const main = await canvas.findByRole('main');
    await expect(await within(main).findByText(/can_add_creative/)).toBeVisible();
  },
});
