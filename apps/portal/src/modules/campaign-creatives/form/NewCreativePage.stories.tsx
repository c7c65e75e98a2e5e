import { pickFiles } from '@mailroom/design-system/testing';
import { HttpResponse } from 'msw';
import { expect, fn, screen, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { creative } from '../../../fixtures/builders/creative.builders.ts';
import { mock } from '../../../fixtures/handlers/mock.ts';

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
    for (const name of ['HTML', 'Banner', 'Test seed list', 'Live seed list']) {
      await expect(canvas.getByLabelText(name, { selector: 'input' })).toBeInTheDocument();
    }
    await expect(canvas.getByRole('button', { name: 'Add and check creative' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
});

/** The main path: HTML, seed list, advertiser and name, then straight to the check. */
export const AddsACreative = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock.post('v1', '/creative', async ({ request }) => {
        const form = await request.formData();
        sent(Object.fromEntries([...form].map(([name, value]) => [name, value instanceof File ? value.name : value])));
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

/** A missing value shows an error at its field, and nothing is sent. */
export const SaysWhatIsMissing = meta.story({
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
