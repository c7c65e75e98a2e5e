import { describe, expect, it } from 'vitest';
import { analyseHtml } from '../analyseHtml.ts';
import { findLinks } from '../../html/links.ts';
import { readMail } from '../../html/mail.ts';
import { sameNameFindings } from './sameNames.ts';

function messages(html: string, kind: string): string[] {
  const { findings } = analyseHtml({ html, subject: 'x', postalAddress: null, requiredClients: [] });
  return findings.filter((finding) => finding.kind === kind).map(({ message }) => message);
}

describe('a link that reads like the unsubscribe link', () => {
  const REAL = '<a href="{{unsubscribe_url}}">Unsubscribe</a>';
  const found = (text: string, url = 'https://shop.example/coats', rest = REAL) =>
    messages(`<a href="${url}">${text}</a>${rest}`, 'unsubscribe_elsewhere');

  it.each([
    'Unsubscribe',
    'Click here to unsubscribe',
    'Unsubscribe from all e-mails',
    'Jetzt vom Newsletter abmelden',
  ])('leads elsewhere: %s', (text) => {
    expect(found(text)).toEqual([
      `The link '${text}' leads to https://shop.example/coats, which is not an unsubscribe address; use {{unsubscribe_url}}`,
    ]);
  });

  it.each([
    ['Unsubscribe', 'https://shop.example/unsubscribe?u=1'],
    ['Unsubscribe', 'https://shop.example/preferences'],
    ['Unsubscribe', 'https://shop.example/manage/e-mail'],
    ['Unsubscribe', 'mailto:leave@shop.example?subject=unsubscribe'],
    ['How to unsubscribe from spam', 'https://blog.example/spam'],
    ['The unsubscribe report', 'https://blog.example/report'],
    ['Coats', 'https://shop.example/coats'],
  ])('does not: %s to %s', (text, url) => {
    expect(found(text, url)).toEqual([]);
  });

  it('is the missing unsubscribe link where there is no other', () => {
    expect(found('Unsubscribe', 'https://shop.example/coats', '')).toEqual([]);
    expect(messages('<a href="https://shop.example/coats">Unsubscribe</a>', 'no_unsubscribe_link')).toHaveLength(1);
  });
});

describe('links with the same text', () => {
  type Ends = Readonly<Record<string, string>>;

  /** Links by their targets and texts, and where some of them end. */
  function found(links: readonly (readonly [string, string])[], language = 'en', ends: Ends = {}) {
    const html = links.map(([url, text]) => `<a href="${url}">${text}</a>`).join('\n');
    const checked = findLinks(readMail(html)).map((link) => ({
      ...link,
      result: link.url.endsWith('/gone') ? ('Error' as const) : ('Success' as const),
      finalUrl: ends[link.url] ?? link.url,
      httpStatus: 200,
      redirects: 0,
      problem: null,
    }));
    return sameNameFindings(checked, language).map(({ message, place }) => [message, place?.line]);
  }
  const two = (text: string, language?: string) =>
    found(
      [
        ['https://shop.example/a', text],
        ['https://shop.example/b', text],
      ],
      language,
    );

  it('lead to different pages', () => {
    const ends = { 'https://t.example/2': 'https://shop.example/b?session=7' };
    const links = [
      ['https://www.shop.example/a/?utm_content=picture', '<img alt="Red winter boots" src="a.png">'],
      ['https://shop.example/a#sizes', 'Red winter boots ›'],
      ['https://t.example/2', 'RED WINTER BOOTS'],
    ] as const;
    expect(found(links, 'en-GB', ends)).toEqual([
      ["Links that read 'Red winter boots' lead to different pages: shop.example/a and shop.example/b", 3],
    ]);
    expect(found(links, 'en', { 'https://t.example/2': 'https://shop.example/a' })).toEqual([]);
    expect(two('Die roten Stiefel', 'de')).toHaveLength(1);
  });

  it.each([
    ['Read more', 'en'],
    ['READ MORE »', 'en'],
    ['Click here', 'en'],
    ['Learn more about it', 'en'],
    ['Shop the look', 'en'],
    ['Add to cart', 'en'],
    ['View job details', 'en'],
    ['Write a review', 'en'],
    ['5 min read', 'en'],
    ['From $49 per person', 'en'],
    ['Boots', 'en'],
    ['Jetzt entdecken', 'de'],
    ['Mehr erfahren', 'de-AT'],
    ['En savoir plus', 'fr'],
    ['Découvrir l’offre', 'fr'],
    ['Leer más', 'es'],
    ['Scopri di più', 'it'],
    ['Lees verder', 'nl'],
    ['Saiba mais', 'pt'],
    ['Läs mer', 'sv'],
    ['Czytaj więcej', 'pl'],
    // Languages whose calls to act nobody has listed.
    ['Číst více', 'cs'],
    ['Lue lisää', ''],
    ['Читать далее', 'ru'],
    // The name of the site.
    ['Shop Example', 'en'],
  ])('may lead to different pages: %s', (text, language) => {
    expect(two(text, language)).toEqual([]);
  });

  it('are a heading that repeats if they have more targets, and never a broken link', () => {
    const links = ['a', 'b', 'c'].map((page) => [`https://shop.example/${page}`, 'Warm and dry'] as const);
    expect(found(links)).toEqual([]);
    const broken = [
      ['https://shop.example/a', 'Warm and dry'],
      ['https://shop.example/gone', 'Warm and dry'],
    ] as const;
    expect(found(broken)).toEqual([]);
  });
});

describe('a link that is tracked unlike the others', () => {
  const TRACKED = 'utm_source=mail&amp;utm_campaign=autumn';
  const html = (...links: string[]) =>
    links.map((url, at) => `<a href="https://shop.example/${url}">No ${at}</a>`).join('');
  const usual = [1, 2, 3].map((page) => `p${page}?${TRACKED}`);
  const found = (...links: string[]) => messages(html(...links), 'tracking_differs');

  it('has no parameters', () => {
    const message = "The link 'No 3' has no utm parameters, and the other 3 links to shop.example have them";
    expect(found(...usual, 'sale')).toEqual([message]);
    expect(found(...usual, 'sale', 'sale')).toEqual([message]);
  });

  it('has another campaign, source or medium', () => {
    expect(found(...usual, 'sale?utm_source=mail&amp;utm_campaign=Autumn')).toEqual([
      "The link 'No 3' has utm_campaign Autumn, and the other 3 links to shop.example have autumn",
    ]);
    expect(found(...usual, 'sale?utm_source=emial&amp;utm_campaign=autumn')).toEqual([
      "The link 'No 3' has utm_source emial, and the other 3 links to shop.example have mail",
    ]);
  });

  it.each([
    ['two pages without', ['sale', 'new']],
    ['a legal page', ['privacy-policy']],
    ['a help page', ['help/returns']],
    ['a file', ['sizes.pdf']],
    ['another content', [`sale?${TRACKED}&amp;utm_content=foot`]],
    ['a value for each reader', ['sale?utm_source=mail&amp;utm_campaign={{custom.wave}}']],
    ['two other campaigns', ['a?utm_source=mail&amp;utm_campaign=x', 'b?utm_source=mail&amp;utm_campaign=y']],
  ])('is not one with %s', (_, links) => {
    expect(found(...usual, ...links)).toEqual([]);
  });

  it('is not known among few links, nor on another host', () => {
    expect(found(...usual.slice(1), 'sale')).toEqual([]);
    expect(messages(`${html(...usual)}<a href="https://other.example/">Other</a>`, 'tracking_differs')).toEqual([]);
  });
});
