import { MEND_KINDS, type MendKind } from '@mailroom/domain/verdicts/creativeMends';
import { describe, expect, it } from 'vitest';
import { analyseHtml } from '../check/analyseHtml.ts';
import { mendHtml } from './mendHtml.ts';

const FOOT = '<p>Northlight, 12 Harbour Road, Portsmouth NH 03801. <a href="{{unsubscribe_url}}">Unsubscribe</a></p>';

function page(body: string): string {
  return `<!doctype html>\n<html lang="en"><head><title>x</title></head><body><p>Winter is here, with coats for everybody who likes to walk in it.</p>${body}${FOOT}</body></html>`;
}

async function mended(body: string, kinds: readonly MendKind[] = ['link_without_name']) {
  const asked = { html: page(body), subject: 'Winter', postalAddress: null, kinds, imageSizes: new Map() };
  const { html, mends, edits } = await mendHtml(asked);
  const counts = mends.map(({ kind, mended: done, left }) => [kind, done, left]);
  return { html, counts, edits };
}

function kindsOf(html: string): string[] {
  const { findings } = analyseHtml({ html, subject: 'Winter', postalAddress: null, requiredClients: [] });
  return findings.map(({ kind }) => kind);
}

const SIZE = 'width="80" height="40"';
const COAT = `src="https://img.example/winter_coat@2x.png" ${SIZE}`;
const LINK = 'href="https://shop.example/coats"';

describe('a link without a name', () => {
  it.each([
    ['no alt text', `<img ${COAT}>`, `<img alt="Winter coat" ${COAT}>`],
    ['an empty one', `<img ${COAT} ALT=''>`, `<img ${COAT} alt="Winter coat">`],
    [
      'a spacer in front',
      `<img src="spacer.gif" alt="" ${SIZE}><img ${COAT} alt>`,
      `<img src="spacer.gif" alt="" ${SIZE}><img ${COAT} alt="Winter coat">`,
    ],
  ])('is named by its picture: %s', async (_, before, after) => {
    const { html, counts } = await mended(`<a ${LINK}>${before}</a>`);
    expect(html).toBe(page(`<a ${LINK}>${after}</a>`));
    expect(counts).toEqual([['link_without_name', 1, 0]]);
    expect(kindsOf(html)).toEqual([]);
  });

  it.each([
    ['nothing', ''],
    ['a picture whose file says nothing', `<img src="https://img.example/IMG_0231.jpg" alt="" ${SIZE}>`],
    ['decoration', `<img src="https://img.example/divider.png" alt="" ${SIZE}>`],
    ['a pixel', '<img src="https://img.example/winter-coat.gif" alt="" width="1" height="1">'],
  ])('is left to a person if it holds %s', async (_, inside) => {
    const { html, counts } = await mended(`<a ${LINK}>${inside}</a>`);
    expect(html).toBe(page(`<a ${LINK}>${inside}</a>`));
    expect(counts).toEqual([['link_without_name', 0, 1]]);
  });

  it('that only Outlook shows is left too', async () => {
    const { counts } = await mended(
      `<!--[if mso]><a ${LINK}><img ${COAT} alt=""></a><![endif]--><a ${LINK}><img ${COAT} alt=""></a>`,
    );
    expect(counts).toEqual([['link_without_name', 1, 1]]);
  });

  it('is one finding with its only picture, which lacks the alt text', async () => {
    const before = `<a ${LINK}><img ${COAT}></a>`;
    expect(kindsOf(page(before))).toEqual(['link_without_name']);
    const { html, counts, edits } = await mended(before, MEND_KINDS);
    expect(html).toBe(page(`<a ${LINK}><img alt="Winter coat" ${COAT}></a>`));
    expect({ counts, edits }).toEqual({ counts: [['link_without_name', 1, 0]], edits: 1 });
    const silent = `<a ${LINK}><img src="https://img.example/IMG_0231.jpg" ${SIZE}></a>`;
    expect((await mended(silent, MEND_KINDS)).counts).toEqual([['link_without_name', 0, 1]]);
  });

  it('shares one alt text with a picture among others, each of which lacks its own', async () => {
    const { html, counts, edits } = await mended(`<a ${LINK}><img ${COAT}><img ${COAT}></a>`, MEND_KINDS);
    const picture = `<img alt="Winter coat" ${COAT}>`;
    expect(html).toBe(page(`<a ${LINK}>${picture}${picture}</a>`));
    expect({ counts, edits }).toEqual({
      counts: [
        ['image_without_text', 2, 0],
        ['link_without_name', 1, 0],
      ],
      edits: 2,
    });
  });

  it('keeps what it has', async () => {
    const named = `<a ${LINK} title="Coats"><img ${COAT} alt=""></a><a ${LINK}>Coats <img ${COAT} alt=""></a>`;
    expect(await mended(named)).toMatchObject({ html: page(named), counts: [] });
  });
});
