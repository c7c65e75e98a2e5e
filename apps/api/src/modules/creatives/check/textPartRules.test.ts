import { expect, it } from 'vitest';
import { findLinks } from '../html/links.ts';
import { readMail } from '../html/mail.ts';
import { textPartFindings } from './textPartRules.ts';

const HTML = `<a href="https://shop.test/boots">Boots</a> <a href="https://shop.test/boots">Boots again</a>
  <a href="https://shop.test/socks">Socks</a> <a href="{{unsubscribe_url}}">Unsubscribe</a> <a href="mailto:a@shop.test">Mail</a>`;
const links = findLinks(readMail(HTML));

function messages(text: string) {
  return textPartFindings(text, links).map(({ kind, message }) => `${kind}: ${message}`);
}

it('finds nothing in a text that leads where the HTML leads', () => {
  expect(
    messages(
      'Dear {{first_name|friend}}, boots: https://shop.test/boots. Socks (https://shop.test/socks) {{unsubscribe_url}}',
    ),
  ).toEqual([]);
});

it('misses the way to unsubscribe and each address of the HTML, once', () => {
  expect(messages('Boots and socks are here.')).toEqual([
    'text_no_unsubscribe: The text part has no link to unsubscribe',
    'text_link_missing: The text part does not have the link to https://shop.test/boots',
    'text_link_missing: The text part does not have the link to https://shop.test/socks',
  ]);
});

it('names a field for the unsubscribe link once', () => {
  const text = 'https://shop.test/boots https://shop.test/socks *|UNSUB|*';
  expect(messages(text)).toEqual([
    'text_merge_field: *|UNSUB|* in the text part is a field of Mailchimp; use {{unsubscribe_url}}',
  ]);
});

it('names fields that nobody fills, each once', () => {
  const text = 'https://shop.test/boots https://shop.test/socks {{unsubscribe_url}} *|FNAME|* *|FNAME|* {{salutation}}';
  expect(messages(text)).toEqual([
    'text_merge_field: *|FNAME|* in the text part is a field of Mailchimp; use {{first_name}}',
    'text_merge_field: {{salutation}} in the text part is not a Mailroom field',
  ]);
});
