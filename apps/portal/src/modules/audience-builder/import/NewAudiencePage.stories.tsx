import { pickFiles } from '@mailroom/design-system/testing';
import { HttpResponse } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { importingAudience } from '../../../fixtures/builders/audience.builders.ts';
import { audienceFile } from '../../../fixtures/builders/audienceFiles/audienceFile.builders.ts';
import { chooseInHeader } from '../../../fixtures/chooseInHeader.ts';
import { mock } from '../../../fixtures/handlers/mock.ts';
import { failing } from '../../../fixtures/handlers/scenarios.ts';

const sent = fn();

function csv() {
  return new File(['E-Mail Adresse;Vorname\r\nanna@brueckner.example;Anna\r\n'], 'tyre-customers.csv', {
    type: 'text/csv',
  });
}

const meta = preview.meta({
  title: 'Screens/Audience Builder/New audience',
  parameters: { route: '/audience-builder/people/new', account: 3, layout: 'fullscreen' },
  beforeEach: ({ msw }) => {
    sent.mockClear();
    msw.use(
      mock.post('v1', '/audience', async ({ request }) => {
        sent(await request.json());
        return HttpResponse.json(importingAudience(), { status: 201 });
      }),
    );
  },
});

/** Columns can't be mapped before there is a file, and the button says so. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'New audience' })).toBeVisible();
    const steps = canvas.getByRole('list', { name: 'Steps of the import' });
    await expect(within(steps).getByText('File').closest('li')).toHaveAttribute('aria-current', 'step');
    const next = canvas.getByRole('button', { name: 'Map columns' });
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await expect(next).toHaveAccessibleDescription('Drop a file of people first');
  },
});

/** From choosing the file to the running import. */
export const ImportsAFile = meta.story({
  play: async ({ canvas, userEvent }) => {
    await pickFiles('File of people', csv());
    await expect(await canvas.findByText('4 columns, read as UTF-8')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('tyre customers');
    await userEvent.click(canvas.getByRole('button', { name: 'Map columns' }));

    await userEvent.click(await canvas.findByRole('combobox', { name: 'Field for Letzter Kauf' }));
    await userEvent.click(await canvas.findByRole('option', { name: /Custom field/ }));
    const name = await canvas.findByRole('textbox', { name: 'Name for Letzter Kauf' });
    await expect(name).toHaveValue('letzter_kauf');
    await userEvent.clear(name);
    await expect(canvas.getByRole('button', { name: 'Check a sample' })).toHaveAccessibleDescription(
      'Each custom field needs a name',
    );
    await userEvent.type(name, 'last purchase');
    await expect(name).toHaveAccessibleDescription(/only the letters a to z, digits/);
    await userEvent.clear(name);
    await userEvent.type(name, 'last_purchase');
    await expect(name).toHaveAccessibleDescription('E-mails use it as {{custom.last_purchase}}');
    await userEvent.click(canvas.getByRole('button', { name: 'Check a sample' }));

    await expect(await canvas.findByText('3 of the first 5 rows are good')).toBeVisible();
    const sample = canvas.getByRole('table', { name: 'Sample' });
    await expect(within(sample).getByText('Bad address')).toBeVisible();
    await expect(within(sample).getByRole('cell', { name: 'nothing after the @' })).toBeVisible();
    // A window of 1,200 px has no room for the custom field. The list of columns names it, and says so.
    await userEvent.click(canvas.getByRole('button', { name: /^Columns/ }));
    await expect(await screen.findByRole('checkbox', { name: /last_purchase/ })).toBeChecked();
    await userEvent.keyboard('{Escape}');
    // Until the file is read for what it says about consent, the button says so.
    const start = await canvas.findByRole('button', { name: 'Start import' });
    // A fast double click: the second click comes before the button is rendered as busy, and must start nothing.
    start.click();
    start.click();

    await expect(await canvas.findByRole('heading', { name: 'Winter tyres, first call' })).toBeVisible();
    await expect(await canvas.findByText(/You may leave this page/)).toBeVisible();
    await expect(sent).toHaveBeenCalledOnce();
    await expect(sent).toHaveBeenCalledWith({
      account_id: 3,
      name: 'tyre customers',
      upload_id: 501,
      mapping: [
        { column: 0, field: 'email', name: null },
        { column: 1, field: 'first_name', name: null },
        { column: 2, field: 'postal_code', name: null },
        { column: 3, field: 'custom', name: 'last_purchase' },
      ],
      has_header: true,
      reject_role_addresses: true,
      reject_disposable_domains: true,
    });
  },
});

/** Only a person knows at which of two addresses people are mailed. */
export const TwoAddresses = meta.story({
  beforeEach: ({ msw }) => {
    const { columns, mapping, ...file } = audienceFile();
    const second = {
      column: 3,
      name: 'E-Mail privat',
      sample: ['anna@heim.example'],
      filled_percent: 62.5,
      valid_percent: 100,
    };
    const asked = mapping.map((each) => (each.field === 'email' ? { ...each, field: 'ignore' as const } : each));
    const competing = { ...file, columns: [...columns.slice(0, 3), second], mapping: asked };
    msw.use(mock.post('v1', '/audience/file', () => HttpResponse.json(competing, { status: 201 })));
  },
  play: async ({ canvas, userEvent }) => {
    await pickFiles('File of people', csv());
    await canvas.findByText('4 columns, read as UTF-8');
    await userEvent.click(canvas.getByRole('button', { name: 'Map columns' }));
    const asks = '“E-Mail Adresse”, 99.1 % filled; “E-Mail privat”, 62.5 % filled.';
    await expect(await canvas.findByText(new RegExp(asks))).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Check a sample' })).toHaveAccessibleDescription(
      'Choose the column that holds the e-mail address',
    );
    await userEvent.click(canvas.getByRole('combobox', { name: 'Field for E-Mail privat' }));
    await userEvent.click(await canvas.findByRole('option', { name: /^E-mail/ }));
    await waitFor(() => expect(canvas.queryByText(new RegExp(asks))).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Check a sample' }));
    await expect(await canvas.findByRole('table', { name: 'Sample' })).toBeVisible();
  },
});

/** A file that was imported before is named, and the mapping of a person comes back. */
export const ImportedBefore = meta.story({
  beforeEach: ({ msw }) => {
    const earlier = { audience: { id: 31, name: 'Winter tyres' }, imported_at: '2026-10-12T08:00:00.000Z' };
    const file = audienceFile({ loaded_before: earlier, mapped_as: earlier });
    msw.use(mock.post('v1', '/audience/file', () => HttpResponse.json(file, { status: 201 })));
  },
  play: async ({ canvas, userEvent }) => {
    await pickFiles('File of people', csv());
    await expect(await canvas.findByText('This very file was imported before')).toBeVisible();
    const link = canvas.getByRole('link', { name: 'Winter tyres' });
    await expect(link).toHaveAttribute('href', '/audience-builder/people/31');
    await userEvent.click(canvas.getByRole('button', { name: 'Map columns' }));
    await expect(await canvas.findByText('Mapped as in Winter tyres, which had the same headings')).toBeVisible();
    await expect(canvas.queryByText(/Guessed from the heading/)).toBeNull();
  },
});

/** Back keeps the mapping. Leaving with a file asks first, and can start the import. */
export const KeepsWhatWasChosen = meta.story({
  play: async ({ canvas, userEvent }) => {
    await pickFiles('File of people', csv());
    await canvas.findByText('4 columns, read as UTF-8');
    await userEvent.click(canvas.getByRole('button', { name: 'Map columns' }));
    await userEvent.click(await canvas.findByRole('switch', { name: /Reject role addresses/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Map columns' }));
    await expect(await canvas.findByRole('switch', { name: /Reject role addresses/ })).not.toBeChecked();
    await userEvent.click(canvas.getByRole('link', { name: /^Suppressions/ }));
    const dialog = await screen.findByRole('alertdialog');
    await expect(dialog).toHaveTextContent('Leave without saving?');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Stay' }));
    await expect(canvas.getByRole('heading', { name: 'New audience' })).toBeVisible();
    // Starting the import from the dialog still leads where the user wanted to go.
    await userEvent.click(canvas.getByRole('link', { name: /^Suppressions/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Start import and leave' }));
    await expect(await canvas.findByRole('heading', { name: 'Suppressions' })).toBeVisible();
    await expect(sent).toHaveBeenCalledOnce();
  },
});

/** Leaving before there is a file asks as well. Without a file the import can't start, and the dialog says so. */
export const KeepsWhatWasTyped = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Description' }), 'Bought tyres before October');
    await userEvent.click(canvas.getByRole('link', { name: /^Suppressions/ }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Start import and leave' }));
    await expect(await dialog.findByText('Drop a file of people first')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Stay' }));
    await expect(canvas.getByRole('textbox', { name: 'Description' })).toHaveValue('Bought tyres before October');
    await expect(sent).not.toHaveBeenCalled();
  },
});

/** An unreadable file shows the reason beside it. */
export const RefusedFile = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(failing('v1', '/audience/file', { status: 415, message: 'This is not a CSV', code: 'wrong_type' })),
  play: async ({ canvas, userEvent }) => {
    await pickFiles('File of people', csv());
    await expect(await canvas.findByText(/This is not a CSV/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: /Retry|Try again/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Remove/ }));
    await expect(canvas.queryByText(/This is not a CSV/)).toBeNull();
  },
});

/** When the start fails, the choices stay and the user can try again. */
export const StartFails = meta.story({
  beforeEach: ({ msw }) => msw.use(failing('v1', '/audience')),
  play: async ({ canvas, userEvent }) => {
    await pickFiles('File of people', csv());
    await canvas.findByText('4 columns, read as UTF-8');
    await userEvent.click(canvas.getByRole('button', { name: 'Map columns' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Check a sample' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Start import' }));
    await expect((await screen.findAllByText(/The service is being restarted/))[0]).toBeVisible();
    await expect(canvas.getByRole('table', { name: 'Sample' })).toBeVisible();
  },
});

/** Without a current account, the file waits until an account is chosen. */
export const WithoutAccount = meta.story({
  parameters: { account: null },
  play: async ({ canvas }) => {
    const input = await canvas.findByLabelText('File of people', { selector: 'input' });
    await expect(input).toHaveAccessibleDescription(/Choose the account first/);
  },
});

/** An account that is chosen in the header meanwhile becomes the form's, unless the form has one. */
export const TakesTheAccountOfTheHeader = meta.story({
  parameters: { account: null },
  play: async ({ canvas }) => {
    const input = await canvas.findByLabelText('File of people', { selector: 'input' });
    await expect(input).toHaveAccessibleDescription(/Choose the account first/);
    await chooseInHeader('Northlight Outdoor');
    await waitFor(() => expect(input).not.toHaveAccessibleDescription(/Choose the account first/));
  },
});

export const Forbidden = meta.story({
  parameters: { permissions: ['can_view_audience', 'can_add_audience'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/can_upload_file/)).toBeVisible();
  },
});
