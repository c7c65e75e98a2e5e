import { chooseOptions } from '@mailroom/design-system/testing';
import { screen, userEvent } from 'storybook/test';
import { chosen, lines, number, secret, text, untyped } from './fieldKinds.ts';
import type { FormCase } from './formCase.ts';
import { byRole, openDialog } from './openForm.ts';

/** A page whose form has no name of its own. */
function formAround(field: string): () => HTMLElement {
  return () => {
    const form = screen.getByRole('textbox', { name: field }).closest('form');
    if (!form) throw new Error(`'${field}' is in no form`);
    return form;
  };
}

const sftpFields = {
  Name: text('name', 'Nightly lists'),
  Host: text('host', 'files.example'),
  Port: number('port', '22'),
  User: text('user', 'mailroom'),
  Password: secret('password', ' pass word '),
  'Private key': secret('private_key', 'key', { role: 'textbox', isMultiline: true }),
  Folder: text('folder', 'in'),
};

export const administrationForms: readonly FormCase[] = [
  {
    name: 'Add user',
    files: ['modules/administration/users/UserForm.tsx'],
    route: '/administration/users/new',
    open: async () => {
      await chooseOptions(/Role/, 'Order Manager');
    },
    root: formAround('First name'),
    save: 'Add user',
    sends: { version: 'v2', method: 'post', path: '/users' },
    fields: {
      'First name': text('first_name', 'Sam'),
      'Last name': text('last_name', 'Brenner'),
      Email: text('email', 'sam.brenner@mailroom.example'),
      Role: chosen('combobox', 'role_id', 5),
      Accounts: untyped('combobox'),
      Active: chosen('switch', 'active', true),
    },
  },
  {
    name: 'Add role',
    files: ['modules/administration/roles/RoleForm.tsx'],
    route: '/administration/roles/new',
    open: async () => {
      await screen.findByRole('textbox', { name: 'Name' });
    },
    root: () => screen.getByRole('textbox', { name: 'Name' }).closest('section') ?? document.body,
    save: 'Add role',
    press: () => userEvent.click(screen.getByRole('button', { name: 'Add role' })),
    sends: { version: 'v2', method: 'post', path: '/roles' },
    fields: { Name: text('name', 'Night shift'), For: untyped('radio') },
  },
  {
    name: 'Add group',
    files: ['modules/administration/roles/GroupDialog.tsx'],
    route: '/administration/groups',
    open: openDialog('Add group', 'Add group'),
    root: byRole('dialog', 'Add group'),
    save: 'Add group',
    sends: { version: 'v2', method: 'post', path: '/groups' },
    fields: { Name: text('name', 'Night work'), Description: lines('description', 'For the night') },
  },
  {
    name: 'Account settings',
    files: ['modules/administration/accounts/AccountSettings.tsx'],
    route: '/administration/accounts/4',
    open: async () => {
      await screen.findByRole('textbox', { name: /^Email of the test seed/ });
    },
    root: formAround('Account Name'),
    save: 'Save account',
    sends: { version: 'v1', method: 'patch', path: '/account/{id}' },
    fields: {
      'Account Name': text('name', 'Fernwick'),
      'Phone Number': text('owner_phone', '+49 1'),
      Status: chosen('combobox', 'status', 'Active'),
      'Time zone': chosen('combobox', 'time_zone', 'America/New_York'),
      Logo: untyped('file'),
      'Email of the test seed': text('test_seed_email_address', 'seeds@fernwick.example'),
      'ECID of the test seed': text('test_seed_ecid', '12'),
      'Hold time': number('hold_minutes', '10'),
      'Undo time': number('undo_seconds', '60'),
      'Deployment delta': number('deployment_delta_days', '1'),
      'Volume tolerance': number('volume_tolerance_percent', '5'),
      'Reject limit': number('reject_limit_percent', '10'),
      Retention: number('retention_days', '30'),
      HTML: untyped('checkbox'),
      Links: untyped('checkbox'),
      Clients: untyped('checkbox'),
      Seeds: untyped('checkbox'),
      Text: untyped('checkbox'),
    },
  },
  {
    name: 'Add sender profile',
    files: ['modules/administration/accounts/SenderDialog.tsx'],
    route: '/administration/accounts/3?tab=senders',
    open: openDialog('Add sender profile', 'Add sender profile'),
    root: byRole('dialog', 'Add sender profile'),
    save: 'Add sender profile',
    sends: { version: 'v1', method: 'post', path: '/sender_profile' },
    fields: {
      'From name': text('from_name', 'Northlight'),
      'From address': text('from_email', 'news@northlight.example'),
      'Reply to': text('reply_to', 'reply@northlight.example'),
      'Unsubscribe mailbox': text('unsubscribe_email', 'leave@northlight.example'),
      'Postal address': lines('postal_address', '12 Harbour Lane'),
    },
  },
  {
    name: 'Add sending domain',
    files: ['modules/administration/accounts/domains/AddDomain.tsx'],
    route: '/administration/accounts/3?tab=domains',
    open: openDialog('Add sending domain', 'Add sending domain'),
    root: byRole('dialog', 'Add sending domain'),
    save: 'Add sending domain',
    sends: { version: 'v2', method: 'post', path: '/sending_domain' },
    fields: { Domain: text('domain', 'news.northlight.example') },
  },
  {
    name: 'Add advertiser',
    files: ['modules/administration/advertisers/AdvertiserDialog.tsx'],
    route: '/administration/advertisers',
    open: async () => {
      await openDialog('Add advertiser', 'Add advertiser')();
      await chooseOptions(/Vertical/, 'Automotive');
    },
    root: byRole('dialog', 'Add advertiser'),
    save: 'Add advertiser',
    sends: { version: 'v1', method: 'post', path: '/advertiser' },
    fields: {
      'Advertiser name': text('advertiser_name', 'Maison Lavande'),
      Vertical: chosen('combobox', 'vertical_id', 1),
      Website: text('website', 'https://lavande.example'),
      Domain: text('domain', 'lavande.example'),
      'Test seed list': untyped('file'),
      'Live seed list': untyped('file'),
      Banner: untyped('file'),
    },
  },
  {
    name: 'Add a bucket',
    files: ['components/installs/InstallDialog.tsx'],
    route: '/administration/accounts/3?tab=installs',
    open: openDialog('Add destination', 'Add destination'),
    root: byRole('dialog', 'Add destination'),
    save: 'Add destination',
    sends: { version: 'v1', method: 'post', path: '/install' },
    fields: {
      Kind: untyped('radio'),
      Name: text('name', 'Nightly lists'),
      Bucket: text('bucket', 'northlight-lists'),
      Region: text('region', 'eu-central-1'),
      Endpoint: text('endpoint', 'https://s3.example'),
      Prefix: text('prefix', 'mailroom'),
      'Access key ID': text('access_key_id', 'AKIA'),
      'Secret access key': secret('secret_access_key', ' secret '),
    },
  },
  {
    name: 'Add a folder',
    files: ['components/installs/InstallDialog.tsx'],
    route: '/administration/accounts/3?tab=installs',
    open: async () => {
      await openDialog('Add destination', 'Add destination')();
      await userEvent.click(screen.getByRole('radio', { name: 'SFTP folder' }));
    },
    root: byRole('dialog', 'Add destination'),
    save: 'Add destination',
    sends: { version: 'v1', method: 'post', path: '/install' },
    fields: { Kind: untyped('radio'), ...sftpFields },
  },
];
