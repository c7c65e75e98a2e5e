import { emailClients } from '@mailroom/domain/verdicts/emailClients';
import { expect, it } from 'vitest';
import { clientIssuesOf } from './clientIssues.ts';
import type { DemoMail } from './creativeHtml.ts';

const mail: DemoMail = {
  advertiser: 'Kestrel Museum',
  domain: 'kestrel.example',
  headline: 'Come and see',
  body: 'The workshop is open.',
  action: 'Read more',
  sender: 'Kestrel',
  address: '1 Harbour Road, Portland',
  colour: '#1d4f7a',
  hasUnsubscribe: true,
  hasBrokenLink: false,
  hasScript: false,
  look: 'drawn',
  greeting: 'Hello {{first_name}}',
};

it('names the lines of what a client does not support', () => {
  const found = emailClients.map(({ id }) => clientIssuesOf(mail, id));
  expect(found.filter((issues) => issues.some(({ losesContent }) => losesContent))).toHaveLength(6);
  expect(found.flat().every(({ line }) => line > 1)).toBe(true);
  expect(found.flat().every(({ testedOn }) => /^20\d\d-\d\d-\d\d$/.test(testedOn))).toBe(true);
  expect(clientIssuesOf({ ...mail, look: 'plain' }, 'gmail.ios')).toEqual([]);
});
