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
])('%s is a field of %s and means %s', (placeholder, tool, field) => {
  expect(foreignField(placeholder)).toEqual({ tool, field });
});

it('knows nothing about a placeholder that no tool documents', () => {
  expect(foreignField('{{shoe_size}}')).toBeUndefined();
});
