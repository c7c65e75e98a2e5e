import { describe, expect, it } from 'vitest';
import { mendHtml } from '../../mend/mendHtml.ts';
import { analyseHtml } from '../analyseHtml.ts';
import { analyseText } from '../analyseText.ts';
import { REQUIRED_CLIENTS } from '@mailroom/domain/verdicts/emailClients';
import { expectMeasured } from '../../../../testing/measured.ts';
import { sameNameFindings } from '../judge/sameNames.ts';
import { showsPostalAddress } from '../postalAddress.ts';
import { NOT_ASKED } from '../outside/checkLink.ts';
import { linkFindings } from '../outside/checkLinks.ts';
import { wholeEmails } from './wholeEmails.samples.ts';
import { writtenEmails } from './writtenEmails.samples.ts';

describe('what the check says about whole e-mails', () => {
  it.each([...wholeEmails, ...writtenEmails])(
    '$name',
    ({ html, subject = 'The autumn coats are here', preheader, expected }) => {
      const analysis = analyseHtml({ html, subject, postalAddress: null, requiredClients: REQUIRED_CLIENTS });
      const asked = analysis.links.map((link) => ({ ...link, ...NOT_ASKED }));
      const findings = [...analysis.findings, ...sameNameFindings(asked, analysis.language)];
      const found = Map.groupBy(findings, ({ kind }) => kind);
      const lines = [...found].map(([kind, all]) => [kind, all.map(({ place }) => place?.line ?? null)]);
      expect(Object.fromEntries(lines)).toEqual(expected);
      if (preheader !== undefined) expect(analysis.preheader).toBe(preheader);
    },
  );
});

it('names one cause once: a link to a field that nobody fills is a broken link, and nothing else', () => {
  const html = '<a href="{{action_url}}">Pay</a>';
  const { findings, links } = analyseHtml({ html, subject: 'x', postalAddress: null, requiredClients: [] });
  expect(findings.map(({ kind }) => kind)).not.toContain('unknown_merge_field');
  const problem = '{{action_url}} is not a Mailroom field, so the link stays broken';
  const checked = links.map((link) => ({
    ...link,
    result: 'Error' as const,
    problem,
    finalUrl: null,
    httpStatus: null,
    redirects: null,
  }));
  expect(linkFindings(checked)).toMatchObject([{ kind: 'broken_link' }]);
});

it('names one cause once: an unsubscribe link of another tool is the missing unsubscribe link', () => {
  const html = '<a href="*|UNSUB|*">Unsubscribe</a>';
  const { findings, links } = analyseHtml({ html, subject: 'x', postalAddress: null, requiredClients: [] });
  expect(findings.find(({ kind }) => kind === 'no_unsubscribe_link')?.message).toBe(
    "The link 'Unsubscribe' is a field of Mailchimp, *|UNSUB|*; use {{unsubscribe_url}}",
  );
  expect(links).toMatchObject([{ isTold: true }]);
});

it('names one cause once: an unsubscribe field in the text is the missing unsubscribe link, and the mend draws it', async () => {
  const html = '<html lang="de"><p>Sie möchten keine Mails mehr? {% unsubscribe %} oder *|UNSUB|*</p></html>';
  const facts = { subject: 'x', postalAddress: null };
  const { findings } = analyseHtml({ ...facts, html, requiredClients: [] });
  expect(findings.map(({ kind }) => kind)).not.toContain('foreign_merge_field');
  expect(findings.find(({ kind }) => kind === 'no_unsubscribe_link')?.message).toBe(
    'The unsubscribe link is a field of Klaviyo, {% unsubscribe %}; add a link with the target {{unsubscribe_url}}',
  );
  const link = '<a href="{{unsubscribe_url}}" style="color:inherit">Abmelden</a>';
  const asked = { ...facts, html, imageSizes: new Map() };
  const { html: mended } = await mendHtml({ ...asked, kinds: ['no_unsubscribe_link', 'foreign_merge_field'] });
  expect(mended).toBe(html.replace('{% unsubscribe %}', link).replace('*|UNSUB|*', link));
});

it('draws a link for a field in the text beside a good unsubscribe link too', async () => {
  const html =
    '<html lang="en"><p>Leave: [unsubscribe], <a href="{{unsubscribe_url}}">{{{unsubscribe}}}</a></p></html>';
  const asked = { html, subject: 'x', postalAddress: null, imageSizes: new Map() };
  const { html: mended } = await mendHtml({ ...asked, kinds: ['foreign_merge_field'] });
  expect(mended).toBe(
    '<html lang="en"><p>Leave: <a href="{{unsubscribe_url}}" style="color:inherit">Unsubscribe</a>, ' +
      '<a href="{{unsubscribe_url}}">{{unsubscribe_url}}</a></p></html>',
  );
});

it('names one cause once: the field of another tool for the address brings the address', async () => {
  const html = `<html lang="en"><title>x</title><p>Hello from the mill. *|LIST:ADDRESS|* <a href="{{unsubscribe_url}}">Leave</a></p></html>`;
  const asked = { html, subject: 'x', postalAddress: null, imageSizes: new Map() };
  const { html: mended, mends } = await mendHtml({ ...asked, kinds: ['foreign_merge_field', 'no_postal_address'] });
  expect(mends.map(({ kind }) => kind)).toEqual(['foreign_merge_field']);
  expect(analyseHtml({ ...asked, html: mended, requiredClients: [] }).findings).toEqual([]);
  // A field that markup splits has no finding of its own.
  const split = html.replace('ADDRESS', '<b></b>ADDRESS');
  const kinds = analyseHtml({ ...asked, html: split, requiredClients: [] }).findings.map(({ kind }) => kind);
  expect(kinds).toEqual(['no_postal_address']);
});

it('names one cause once in plain text', () => {
  const text = 'Hello from the mill. Leave: *|UNSUB|* *|LIST:ADDRESS|*';
  const { findings } = analyseText({ text, subject: 'x', postalAddress: null });
  expect(findings.map(({ kind, place }) => [kind, place?.col])).toEqual([
    ['no_unsubscribe_link', 29],
    ['foreign_merge_field', 39],
  ]);
  expect(analyseText({ text: ' ', subject: 'x', postalAddress: null }).findings.map(({ kind }) => kind)).toEqual([
    'no_body',
  ]);
});

it.each(['A', 'A.', '가', '漢', '1 ', 'A 1, '])('looks for an address in a hostile text: %j', (piece) => {
  const started = performance.now();
  expect(showsPostalAddress(piece.repeat(200_000), null)).toBe(false);
  expectMeasured(`an address in ${JSON.stringify(piece)}, ms`, performance.now() - started, 2_000);
});

describe('a complete postal address of any country', () => {
  it.each([
    '7-11 Commercial Ct, Belfast BT1 2NB',
    '12 Grafton Street, Dublin 2, D02 X285, Ireland',
    'Flat 4, 12 MG Road, Bengaluru 560001, India',
    '1-1 Chiyoda, Chiyoda-ku, Tokyo 100-0001, Japan',
    '〒150-0002 東京都渋谷区渋谷2-21-1',
    'Av. Paulista 1578, São Paulo - SP, 01310-200',
    '350 Fifth Avenue, New York, NY 10118',
    '18 rue Saint-Paul Ouest, Montréal QC H2Y 1Y7',
    'Level 4, 259 George Street, Sydney NSW 2000',
    'Via Roma 5, 20121 Milano',
    'ul. Marszałkowska 10, 00-590 Warszawa',
    'Drottninggatan 12, 111 51 Stockholm',
    'Rua Augusta 100, 1100-053 Lisboa',
    'Lange Straße 4, 70173 Stuttgart',
    '12 HARBOUR ROAD, PORTSMOUTH NH 03801',
    '2901 Marmara road, Newyork, WA 98122-1090',
    '123 Van Ness, San Francisco 94102',
    'Am Kai 14, 20457 Hamburg',
    'An der Alster 3, 20099 Hamburg',
    'Unter den Linden 77, 10117 Berlin',
    'Strøget 4, 1160 København K',
    'Vodičkova 12, 110 00 Praha 1',
    'ул. Тверская, д. 7, Москва, 125009',
    '125009, Москва, Тверская улица, 7',
    'Tverskaya 7, Moscow 125009',
    '110 Sejong-daero, Jung-gu, Seoul 04524',
    '서울특별시 중구 세종대로 110 (04524)',
  ])('%s', (address) => {
    expect(showsPostalAddress(`You get this because you asked. ${address}. Unsubscribe`, null)).toBe(true);
  });

  it.each([
    'Only 20 pairs left on the way, sale 2026, order 12345',
    'Ship to: Ana Roy, 44 Harbour Road, Portsmouth NH 03801',
    'Lieferadresse: Ana Roy, Lange Straße 4, 70173 Stuttgart',
    '1234 Street Rd. Suite 1234',
    'Meet us at 12 Baker Street in March 2026',
    'Flights from $199, 3-5 Days, call 800-555-0199',
    'The sale ends on October 14, 2026 Hamburg time',
    'Order 14, 20457 Pieces left',
    'Version 4, 12345 Users',
    'We sold 12 Boots, Red Leather, and 44 more',
    'Rechnungsanschrift: Am Kai 14, 20457 Hamburg',
  ])('and nothing else: %s', (text) => {
    expect(showsPostalAddress(text, null)).toBe(false);
  });
});
