import { describe, expect, it } from 'vitest';
import { parseHtml } from '../../html/tree.ts';
import { mendHtml } from '../../mend/mendHtml.ts';
import { headingFindings } from './headings.ts';
import { layoutTableFindings } from './layoutTables.ts';

function headings(html: string): string[] {
  return headingFindings(parseHtml(html), html).map(({ message }) => message);
}

function tables(html: string): (number | undefined)[] {
  return layoutTableFindings(parseHtml(html), html).map(({ place }) => place?.line);
}

describe('the order of headings', () => {
  it('names a level that is skipped and every h1 after the first', () => {
    expect(headings('<h1>Coats</h1><h3>Wool</h3><h1>Boots</h1>')).toEqual([
      "The heading 'Wool' is h3 right after h1; screen readers list headings by level, and expect h2",
      "The heading 'Boots' is a second h1; one names the whole e-mail, and h2 is for its parts",
    ]);
  });

  it.each([
    '<h1>a</h1><h2>b</h2><h3>c</h3><h2>d</h2><h3>e</h3>',
    '<h3>An e-mail may begin with any level</h3><h2>b</h2>',
    '<h1>a</h1><h1> </h1><h1><img alt="" src="line.png"></h1>',
    '<h1>For wide screens</h1><div style="display:none"><h1>For phones</h1></div>',
    '<h1>a</h1><h1 role="presentation">b</h1>',
    '<p>none</p>',
  ])('is in order: %s', (html) => {
    expect(headings(html)).toEqual([]);
  });
});

describe('a table for the layout', () => {
  it.each([
    '<table><tr><td>a</table>',
    '<table role=" " summary=""><tr><td>a</table>',
    '<table border="0"><tr><td>a</table>',
  ])('is found where it doesn’t say so: %s', (html) => {
    expect(tables(html)).toEqual([1]);
  });

  it.each([
    '<table role="presentation"><tr><td>a</table>',
    '<table role=none><tr><td>a</table>',
    '<table><tr><th>Price<tr><td>a</table>',
    '<table><caption>Prices</caption><tr><td>a</table>',
    '<table summary="Prices"><tr><td>a</table>',
    '<table aria-label="Prices"><tr><td>a</table>',
    '<table border="1"><tr><td>a</table>',
    '<table style="display:none"><tr><td>a</table>',
    '<!--[if mso]><table><tr><td><![endif]-->a',
  ])('is not one that holds data, says what it is, or is not shown: %s', (html) => {
    expect(tables(html)).toEqual([]);
  });

  it('may hold one with data, and the other way round', () => {
    expect(tables('<table><tr><td>\n<table><tr><th>Price</table></table>')).toEqual([1]);
    expect(tables('<table><tr><th>Price\n<table><tr><td>a</table></table>')).toEqual([2]);
  });

  it('says so once it is mended, and tables with data stay as they are', async () => {
    const html = '<table role="" width="9"><tr><td><TABLE><tr><td>a</TABLE><table><tr><th>Price</table></table>';
    const kinds = ['layout_table'] as const;
    const mended = await mendHtml({ html, subject: 'x', postalAddress: null, kinds, imageSizes: new Map() });
    expect(mended.html).toBe(
      '<table role="presentation" role="" width="9"><tr><td><TABLE role="presentation"><tr><td>a</TABLE><table><tr><th>Price</table></table>',
    );
    expect(mended.mends).toMatchObject([{ kind: 'layout_table', mended: 2, left: 0 }]);
    expect(tables(mended.html)).toEqual([]);
  });
});
