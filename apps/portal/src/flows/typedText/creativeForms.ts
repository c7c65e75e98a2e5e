import { creative } from '../../fixtures/builders/creative.builders.ts';
import { losingClient } from '../../fixtures/builders/creativeParts.builders.ts';
import { chooseOptions, pickFiles } from '@mailroom/design-system/testing';
import { screen, userEvent, waitFor } from 'storybook/test';
import { mock } from '../../fixtures/handlers/mock.ts';
import { chosen, lines, moment, text, untyped } from './fieldKinds.ts';
import type { FormCase } from './formCase.ts';
import { byRole, openDialog } from './openForm.ts';

const detailFields = {
  Name: text('name', 'Members evening'),
  Advertiser: untyped('combobox'),
  Subject: text('subject', 'An evening among the glass'),
  Preheader: text('preheader', 'Doors at six'),
  'Sender profile': untyped('combobox'),
};

async function press(name: string): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name }));
}

async function pickPeople(): Promise<void> {
  const people = new File(['E-Mail Adresse;Vorname\r\nanna@brueckner.example;Anna\r\n'], 'tyre-customers.csv');
  await pickFiles('File of people', people);
  await screen.findByText('4 columns, read as UTF-8');
}

function page(): HTMLElement {
  return screen.getByRole('main');
}

/** Presses the button that leads on, unless it says that something is missing. */
async function goOn(name: string): Promise<boolean> {
  const button = await screen.findByRole('button', { name });
  await userEvent.click(button);
  return button.getAttribute('aria-disabled') !== 'true';
}

function addressesIn(text: string): string[] {
  return [...new Set(text.toLowerCase().match(/[^\s,;<>"]+@[^\s,;<>"]+/g))];
}

async function hasError(): Promise<boolean> {
  return document.querySelector('[aria-invalid="true"]') !== null;
}

export const creativeForms: readonly FormCase[] = [
  {
    name: 'New creative',
    files: [
      'modules/campaign-creatives/new/NewCreativeForm.tsx',
      'modules/campaign-creatives/form/CreativeDetailFields.tsx',
    ],
    route: '/campaign-creatives/new?start=details',
    open: async () => {
      await chooseOptions(/Advertiser/, 'Kestrel Museum');
    },
    root: byRole('form', 'New creative'),
    save: 'Save as draft',
    sends: { version: 'v1', method: 'post', path: '/creative' },
    fields: {
      Account: chosen('combobox', 'account_id', 3),
      ...detailFields,
      HTML: untyped('file'),
      Banner: untyped('file'),
      'Test seed list': untyped('file'),
      'Live seed list': untyped('file'),
    },
  },
  {
    name: 'Finish a draft',
    files: ['modules/campaign-creatives/new/useFinishDraft.ts'],
    route: '/campaign-creatives/new?draft=413',
    serves: [mock.get('v1', '/creative/{id}', () => creative({ id: 413, status: 'Draft' }))],
    open: async () => {
      await screen.findByRole('form', { name: 'New creative' });
    },
    root: byRole('form', 'New creative'),
    save: 'Save as draft',
    // Its button is in the header of the page.
    press: () => press('Save as draft'),
    sends: { version: 'v1', method: 'patch', path: '/creative/{id}' },
    fields: {
      ...detailFields,
      Banner: untyped('file'),
      'Test seed list': untyped('file'),
      'Live seed list': untyped('file'),
    },
  },
  {
    name: 'Edit details of a creative',
    files: ['modules/campaign-creatives/creative/EditDetailsDialog.tsx'],
    route: '/campaign-creatives/412',
    open: openDialog('Edit details', 'Edit details'),
    root: byRole('dialog', 'Edit details'),
    save: 'Save details',
    sends: { version: 'v1', method: 'patch', path: '/creative/{id}' },
    fields: { ...detailFields, Labels: untyped('combobox') },
  },
  {
    name: 'Labels of a creative',
    files: ['modules/campaign-creatives/labels/LabelsForm.tsx'],
    route: '/campaign-creatives/412',
    open: async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Edit labels' }));
      await screen.findByRole('combobox', { name: 'Labels' });
    },
    root: byRole('form', 'Labels'),
    save: 'Save labels',
    sends: { version: 'v1', method: 'patch', path: '/creative/{id}' },
    fields: { Labels: untyped('combobox') },
  },
  {
    name: 'Override findings',
    files: ['modules/campaign-creatives/decide/OverrideDialog.tsx'],
    route: '/campaign-creatives/412?ask=override',
    open: async () => {
      await screen.findByRole('group', { name: 'Findings to override' });
      await screen.findAllByRole('spinbutton', { name: /hour/ });
    },
    root: byRole('dialog', 'Are you sure?'),
    save: 'Confirm',
    sends: { version: 'v2', method: 'post', path: '/creative/{id}/email/override-errors' },
    fields: {
      'Link 3 “Reserve two places” answers 404': untyped('checkbox'),
      [`${losingClient.title} loses content`]: untyped('checkbox'),
      Reason: lines('reason', 'The box office opens on Monday'),
      Until: moment('until', '112820260800am', 'America/New_York'),
    },
  },
  {
    name: 'Text part of a creative',
    files: ['modules/campaign-creatives/text/TextPartForm.tsx'],
    route: '/campaign-creatives/412?tab=text',
    open: async () => {
      await screen.findByRole('form', { name: 'Text part' });
    },
    root: byRole('form', 'Text part'),
    save: 'Save as revision 3',
    sends: { version: 'v1', method: 'patch', path: '/creative/{id}' },
    fields: { 'Text part': lines('text_part', 'An evening among the glass') },
  },
  {
    name: 'Edit test seeds',
    files: ['modules/campaign-creatives/seeds/SeedListDialog.tsx'],
    route: '/campaign-creatives/412?tab=seeds&ask=test-seeds',
    open: async () => {
      await screen.findByRole('dialog', { name: 'Edit test seeds' });
    },
    root: byRole('dialog', 'Edit test seeds'),
    save: 'Save seeds',
    sends: { version: 'v1', method: 'patch', path: '/creative/{id}' },
    fields: {
      'The list is': untyped('radio'),
      Seeds: text('creative_test_seed_list_csv', 'bo@kestrel.example, Bo', {
        isMultiline: true,
        means: (file, shown) => String(addressesIn((file as { text: string }).text)) === String(addressesIn(shown)),
      }),
    },
  },
  {
    name: 'Edit the URL of a link',
    files: ['modules/campaign-creatives/links/EditLinkDialog.tsx'],
    route: '/campaign-creatives/412?tab=links',
    open: async () => {
      await userEvent.click((await screen.findAllByRole('button', { name: /Edit URL/ }))[0] as HTMLElement);
      await screen.findByRole('dialog', { name: /^Edit URL/ });
    },
    root: () => screen.getByRole('dialog', { name: /^Edit URL/ }),
    save: 'Save URL',
    sends: { version: 'v1', method: 'patch', path: '/email_link/{id}' },
    fields: { URL: text('url', 'https://tickets.kestrel.example/december'), Note: lines('note', 'Fixed') },
  },
  {
    name: 'Edit audience',
    files: ['modules/audience-builder/audience/AudienceDialog.tsx'],
    route: '/audience-builder/people/31',
    open: openDialog('Edit audience', 'Edit'),
    root: byRole('dialog', 'Edit audience'),
    save: 'Save audience',
    sends: { version: 'v1', method: 'patch', path: '/audience/{id}' },
    fields: { Name: text('name', 'Tyres'), Description: lines('description', 'Bought tyres') },
  },
  {
    name: 'Add suppression list',
    files: ['modules/audience-builder/suppressions/SuppressionDialog.tsx'],
    route: '/audience-builder/suppressions?dialog=add',
    open: openDialog('Add suppression list'),
    root: byRole('dialog', 'Add suppression list'),
    save: 'Add list',
    sends: { version: 'v1', method: 'post', path: '/suppression' },
    fields: {
      Name: text('name', 'Complaints'),
      'Applies to': untyped('radio'),
      Account: chosen('combobox', 'account_id', 3),
      CSV: untyped('file'),
      Entries: lines('entries', 'nobody@example.org'),
    },
  },
  {
    name: 'New audience',
    files: ['modules/audience-builder/import/FileStep.tsx'],
    route: '/audience-builder/people/new',
    open: async () => {
      await screen.findByRole('textbox', { name: 'Description' });
      await pickPeople();
    },
    root: page,
    save: 'Start import',
    press: async () => {
      if (!(await goOn('Map columns')) || (await hasError())) return;
      await press('Check a sample');
      await press('Start import');
    },
    goBack: async () => {
      await press('Back');
      await press('Back');
      await screen.findByRole('textbox', { name: 'Description' });
    },
    sends: { version: 'v1', method: 'post', path: '/audience' },
    fields: {
      Account: chosen('combobox', 'account_id', 3),
      Name: text('name', 'Tyres'),
      Description: lines('description', 'Bought tyres'),
      'File of people': untyped('file'),
    },
  },
  {
    name: 'Custom fields of an audience',
    files: ['modules/audience-builder/import/ColumnsStep.tsx'],
    route: '/audience-builder/people/new',
    open: async () => {
      await screen.findByRole('textbox', { name: 'Description' });
      await pickPeople();
      await press('Map columns');
      await userEvent.click(await screen.findByRole('combobox', { name: 'Field for Letzter Kauf' }));
      await userEvent.click(await screen.findByRole('option', { name: /Custom field/ }));
      await screen.findByRole('textbox', { name: /^Name for/ });
    },
    root: () => screen.queryByRole('textbox', { name: /^Name for/ })?.closest('section') ?? page(),
    save: 'Start import',
    press: async () => {
      if (!(await goOn('Check a sample')) || (await hasError())) return;
      await press('Start import');
    },
    goBack: async () => {
      await press('Back');
      await waitFor(() => screen.getByRole('textbox', { name: /^Name for/ }));
    },
    sends: { version: 'v1', method: 'post', path: '/audience' },
    fields: { 'Name for Letzter Kauf': text('name', 'last_purchase') },
    valueIn: ({ mapping }) =>
      (mapping as { field: string; name: string }[]).find(({ field }) => field === 'custom')?.name,
  },
];
