import { MEND_KINDS, type MendKind } from '@mailroom/domain/verdicts/creativeMends';
import { describe, expect, it } from 'vitest';
import { leftFindings } from './leftFindings.ts';
import { mendHtml } from './mendHtml.ts';

const NOTHING = { text: false, links: false, images: false };
const WORDS = 'Order before Sunday evening and we send your parcel without charge, wherever you live in the country.';
const FOOT = '<p>Northlight, 12 Harbour Road, Portsmouth NH 03801. <a href="{{unsubscribe_url}}">Unsubscribe</a></p>';
const EMAIL = `<!doctype html>\n<html lang="en"><head><title>x</title></head>\n<body><p>${WORDS}</p>${FOOT}</body></html>`;

function mend(html: string, kinds: readonly MendKind[] = MEND_KINDS) {
  const httpsBeginnings = new Map([['http://shop.example/', 'https://']]);
  const facts = { subject: 'Winter coats', postalAddress: null, imageSizes: new Map(), httpsBeginnings };
  return mendHtml({ html, kinds, ...facts });
}

function seen(...parts: (keyof typeof NOTHING)[]) {
  return { ...NOTHING, ...Object.fromEntries(parts.map((part) => [part, true])) };
}

describe('what a reader sees change', () => {
  it('is nothing, with the number of edits and their bytes, where only programs read the difference', async () => {
    const before = EMAIL.replace(' lang="en"', '').replace('<title>x</title>', '<title></title>');
    const { html, edits, bytes, visible_changes: visible, mends } = await mend(before);
    expect({ edits, bytes, visible }).toEqual({ edits: 2, bytes: html.length - before.length, visible: NOTHING });
    expect(mends.map((each) => each.visible_changes)).toEqual([NOTHING, NOTHING]);
  });

  it('is nothing where nothing is mended', async () => {
    const unchanged = { html: EMAIL, mends: [], edits: 0, bytes: 0, visible_changes: NOTHING, cleared: {} };
    expect(await mend(EMAIL)).toEqual(unchanged);
  });

  it.each<[MendKind, string, string, ReturnType<typeof seen>]>([
    ['no_unsubscribe_link', FOOT, '<p>12 Harbour Road, Portsmouth NH 03801</p>', seen('text', 'links')],
    ['no_unsubscribe_link', '{{unsubscribe_url}}', '#', seen('links')],
    ['no_postal_address', 'Northlight, 12 Harbour Road, Portsmouth NH 03801. ', '', seen('text')],
    ['foreign_merge_field', 'Order', 'Dear *|FNAME|*, order', seen('text')],
    ['windows_character', 'Order', 'We\u0092re open', seen('text')],
    ['text_escaped_twice', 'Order', 'Boots &amp;ndash; and hats', seen('text')],
    ['insecure_link', 'Order', '<a href="http://shop.example/">Shop</a>', seen('links')],
    ['link_escaped_twice', 'Order', '<a href="https://shop.example/?a=1&amp;amp;b=2">Shop</a>', seen('links')],
    ['image_without_text', 'Order', '<img width="9" src="https://shop.example/winter-coat.png">', seen('images')],
    ['image_without_text', 'Order', '<img width="9" src="https://shop.example/spacer.gif">', NOTHING],
    [
      'link_without_name',
      'Order',
      '<a href="https://shop.example/"><img width="9" alt="" src="https://shop.example/winter-coat.png"></a>',
      seen('images'),
    ],
    ['layout_table', 'Order', '<table><tr><td>Order</td></tr></table>', NOTHING],
    ['no_language', ' lang="en"', '', NOTHING],
  ])('is told for each kind: %s, for %s', async (kind, good, bad, visible) => {
    const mended = await mend(EMAIL.replace(good, bad), [kind]);
    expect(mended.mends).toEqual([{ kind, mended: 1, left: 0, visible_changes: visible }]);
    expect(mended).toMatchObject({ edits: 1, visible_changes: visible, cleared: { [kind]: 1 } });
  });

  it('is told by kind, so that each can be left out', async () => {
    const { mends, visible_changes: all } = await mend(
      EMAIL.replace(' lang="en"', '').replace('Order', '<a href="http://shop.example/">Dear</a> *|FNAME|*, order'),
    );
    expect(Object.fromEntries(mends.map(({ kind, visible_changes: visible }) => [kind, visible]))).toEqual({
      no_language: NOTHING,
      foreign_merge_field: seen('text'),
      insecure_link: seen('links'),
    });
    expect(all).toEqual(seen('text', 'links'));
  });

  it('is told as a whole in a large file, whose kinds would take too long one by one', async () => {
    const before = EMAIL.replace(
      'Order',
      `We\u0092re ${'word '.repeat(50_000)}<a href="http://shop.example/">open</a>`,
    );
    const { mends, visible_changes: all } = await mend(before, ['windows_character', 'insecure_link']);
    expect(all).toEqual(seen('text', 'links'));
    expect(mends.map((each) => each.visible_changes)).toEqual([null, null]);
    const quiet = await mend(before.replace(' lang="en"', ''), ['no_language', 'no_title']);
    expect(quiet.mends).toMatchObject([{ kind: 'no_language', visible_changes: NOTHING }]);
  });

  it('counts what only Outlook shows', async () => {
    const forOutlook = '<!--[if mso]><p>Dear *|FNAME|*</p><![endif]--><p>Order';
    const { visible_changes: visible } = await mend(EMAIL.replace('<p>Order', forOutlook));
    expect(visible).toEqual(seen('text'));
  });

  it('counts bytes as UTF-8, and each declaration of another encoding as an edit', async () => {
    const before = EMAIL.replace(' lang="en"', '').replace('<head>', '<head><meta charset="iso-8859-1">');
    const { edits, bytes } = await mend(before, ['no_language']);
    expect({ edits, bytes }).toEqual({ edits: 2, bytes: ' lang="en"'.length + 'utf-8'.length - 'iso-8859-1'.length });
    const letter = await mend(EMAIL.replace('Order', 'We\u0092re'), ['windows_character']);
    expect(letter).toMatchObject({ edits: 1, bytes: Buffer.byteLength('’') - Buffer.byteLength('\u0092') });
  });
});

it('leaves to a person what no change clears, and nothing that another click may clear', () => {
  const open = [
    { kind: 'broken_link', findings: 2 },
    { kind: 'image_without_text', findings: 3 },
    { kind: 'foreign_merge_field', findings: 1 },
    { kind: 'no_title', findings: 1 },
    { kind: 'insecure_link', findings: 1 },
  ];
  const kinds = ['image_without_text', 'foreign_merge_field', 'no_title'] as const;
  expect(leftFindings({ open, kinds }, { image_without_text: 1, no_title: 1 })).toEqual([
    { kind: 'broken_link', findings: 2 },
    { kind: 'image_without_text', findings: 2 },
    { kind: 'foreign_merge_field', findings: 1 },
  ]);
});

it('leaves to a person what a change brings to light, of any kind', () => {
  const open = [{ kind: 'base_address', findings: 1 }];
  const asked = { open, kinds: ['base_address'] as const };
  expect(leftFindings(asked, { base_address: 1, insecure_link: -2, no_title: 1 })).toEqual([
    { kind: 'insecure_link', findings: 2 },
  ]);
});
