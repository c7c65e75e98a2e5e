import { expect, it } from 'vitest';
import { lineFieldFindings } from './fieldRules.ts';

const GOOD = {
  subject: 'For {{first_name|you}} at {{email}}',
  preheader: 'New at {{from_name}}',
  fromName: 'Kestrel',
  replyTo: 'hello@kestrel.example',
  postalAddress: '1 Harbour Road',
};

function found(lines: Partial<typeof GOOD>) {
  return lineFieldFindings({ ...GOOD, ...lines }).map(({ kind, message }) => `${kind}: ${message}`);
}

it('says nothing of fields that everybody has or that have a fallback', () => {
  expect(found({})).toEqual([]);
});

it('reads the subject and the preheader as it reads the HTML', () => {
  expect(found({ subject: 'Hi {{contact.FIRSTNAME}} *|FNAME|* %%x%% {{city}} {{city}} {{company}}' })).toEqual([
    'foreign_merge_field: {{contact.FIRSTNAME}} in the subject is a field of HubSpot and goes out unchanged; use {{first_name}}',
    'foreign_merge_field: *|FNAME|* in the subject is a field of Mailchimp and goes out unchanged; use {{first_name}}',
    'unknown_merge_field: %%x%% in the subject is not a Mailroom field and goes out unchanged',
    'unknown_merge_field: {{city}} in the subject is not a Mailroom field and goes out unchanged',
    'missing_fallback: {{company}} has no fallback: for a reader without a value it leaves a gap in the subject',
  ]);
  expect(found({ preheader: 'In [[CITY]]' })).toEqual([
    'unknown_merge_field: [[CITY]] in the preheader is not a Mailroom field and goes out unchanged',
  ]);
});

it('says that nobody fills in the sender’s name and addresses', () => {
  expect(found({ fromName: '{{company}}', replyTo: '{{email}}', postalAddress: '{{postal_address}}' })).toEqual([
    'unknown_merge_field: {{company}} in the from name goes out unchanged: nobody fills in a field there',
    'unknown_merge_field: {{email}} in the reply-to address goes out unchanged: nobody fills in a field there',
    'unknown_merge_field: {{postal_address}} in the postal address goes out unchanged: nobody fills in a field there',
  ]);
});
