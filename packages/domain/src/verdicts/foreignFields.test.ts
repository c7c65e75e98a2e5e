import { expect, it } from 'vitest';
import { foreignField } from './foreignFields.ts';

it.each([
  ['*|UNSUB|*', 'Mailchimp', '{{unsubscribe_url}}'],
  ['{{{unsubscribe}}}', 'SendGrid', '{{unsubscribe_url}}'],
  ['[Unsubscribe]', 'SendGrid', '{{unsubscribe_url}}'],
  ['<%asm_group_unsubscribe_raw_url%>', 'SendGrid', '{{unsubscribe_url}}'],
  ['%%unsub%%', 'Salesforce Marketing Cloud', '{{unsubscribe_url}}'],
  ['{% unsubscribe_link %}', 'Klaviyo', '{{unsubscribe_url}}'],
  ['{{ contact.FIRSTNAME }}', 'HubSpot', '{{first_name}}'],
  ['{{ site_settings.company_street_address_1 }}', 'HubSpot', '{{postal_address}}'],
])('%s is a field of %s and means %s', (placeholder, tool, field) => {
  expect(foreignField(placeholder)).toEqual({ tool, field });
});

it('knows nothing about a placeholder that no tool documents', () => {
  expect(foreignField('{{shoe_size}}')).toBeUndefined();
});

it('knows its own fields when an editor has encoded their braces', () => {
  const tool = 'Mailroom with encoded braces';
  expect(foreignField('%7B%7Bfirst_name%7D%7D')).toEqual({ tool, field: '{{first_name}}' });
  expect(foreignField('%7b%7bfirst_name%7Cfriend%7d%7d')).toEqual({ tool, field: '{{first_name|friend}}' });
  expect(foreignField('%7B%7Bcity%7D%7D')).toBeUndefined();
});
