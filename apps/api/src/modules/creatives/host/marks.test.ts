import { describe, expect, it } from 'vitest';
import { attributeOf, elementsOf, parseHtml } from '../html/tree.ts';
import type { Place } from '../html/finding.ts';
import { marksIn, type Numbered } from './marks.ts';
import { drawPage } from './drawing.ts';
import { withOwnParts } from './ownParts.ts';
import { previewHtml } from './previewHtml.ts';
import { expectMeasured } from '../../../testing/measured.ts';

const MAIL = [
  '<html><head><style>p{color:red}</style></head><body>',
  '<p>Hello <a class="b" href="https://a.test/">One</a> <a href="https://b.test/">Two</a></p>',
  '<table><tr><td id="cell">Text that',
  'goes on</td></tr></table><img src="x.png" alt="Hat"></body></html>',
].join('\n');

function withMarks(
  source: string,
  marks: readonly Place[],
  boxes: readonly Place[] = [],
  numbered: Numbered | null = null,
) {
  return withOwnParts(source, { marks, boxes, numbered, portal: null });
}

/** The elements with a tag, and what it says. */
function tagsOf(own: ReturnType<typeof withMarks>): string[] {
  const name = /\[(data-m[0-9a-f]{16}n)\]/.exec(own.sheet)?.[1] ?? '';
  expect(own.sheet).toContain(`content:attr(${name})`);
  return [...elementsOf(parseHtml(previewHtml(own.html, () => undefined, own)))].flatMap((element) =>
    attributeOf(element, name) === undefined ? [] : `${element.tagName} ${attributeOf(element, name)}`,
  );
}

/** The marked elements as a browser would see them, first the solid one. */
function marked(source: string, marks: string): string[] {
  const own = withMarks(source, marksIn(marks) ?? []);
  const name = /\[(data-m[0-9a-f]+)\]/.exec(own.sheet)?.[1] ?? '';
  return [...elementsOf(parseHtml(previewHtml(own.html, () => undefined, own)))]
    .filter((element) => attributeOf(element, name) !== undefined)
    .toSorted((one, other) => (attributeOf(one, name) ?? '').localeCompare(attributeOf(other, name) ?? ''))
    .map((element) => `${element.tagName} ${attributeOf(element, name)}`);
}

describe('marks', () => {
  it('outline the element whose start tag holds the place, or the nearest before it', () => {
    expect(marked(MAIL, '2:23')).toEqual(['a 1']);
    expect(marked(MAIL, '3:25')).toEqual(['td 1']);
    expect(marked(MAIL, '4:3')).toEqual(['td 1']);
    expect(marked(MAIL, '4:40,2:10')).toEqual(['img 1', 'a 2']);
    expect(marked(MAIL, '2:11,2:12,2:13')).toEqual(['a 1']);
  });

  it('are all dashed as boxes, and number nothing', () => {
    const { html, sheet } = withMarks(
      MAIL,
      [],
      [
        { line: 2, col: 23 },
        { line: 4, col: 40 },
      ],
    );
    expect(html.match(/data-m[0-9a-f]{16}="\d"/g)?.map((mark) => mark.at(-2))).toEqual(['2', '2']);
    expect(sheet).not.toContain('content');
    expect(html).not.toContain('mailroom-mark');
  });

  it('say nothing where a reader sees nothing', () => {
    for (const place of ['0:0', '1:1', '1:15'])
      expect(withMarks(MAIL, marksIn(place) ?? [])).toEqual({ html: MAIL, sheet: '', script: '' });
  });

  it('number a link as the check does, and nothing else', () => {
    expect(withMarks(MAIL, [{ line: 2, col: 55 }]).sheet).toContain('content:"2"');
    expect(withMarks(MAIL, [{ line: 4, col: 40 }]).sheet).not.toContain('content');
  });

  it('give each link a tag with its number, beside the one that is chosen', () => {
    const numbers = (marks: readonly Place[]) => tagsOf(withMarks(MAIL, marks, [], 'links'));
    expect(numbers([])).toEqual(['a 1', 'a 2']);
    expect(numbers([{ line: 2, col: 55 }])).toEqual(['a 1', 'a 2']);
    expect(withMarks(MAIL, [], [], 'links').html).not.toContain('mailroom-mark');
    expect(marked(MAIL, '2:55')).toEqual(['a 1']);
  });

  it('give each box a tag with its place in the list: a picture’s is at its parent, and a style sheet has none', () => {
    const html = [
      '<html><head><style>p{gap:1px}</style></head>',
      '<body><p style="gap:1px">x</p>',
      '<div><svg></svg><img src="a.png"></div></body></html>',
    ].join('\n');
    const places = marksIn('2:7,1:20,3:17,3:6,9:1') ?? [];
    expect(tagsOf(withMarks(html, [], places, 'boxes'))).toEqual(['p 1', 'div 3, 4']);
    expect(withMarks(html, [], places).sheet).not.toContain('content:attr');
    const own = withMarks('<body><svg></svg></body>', [], marksIn('1:7') ?? [], 'boxes');
    expect(tagsOf(own)).toEqual(['body 1']);
    expect(own.sheet).toMatch(/body(\[data-m[0-9a-f]{16}n\]){4}::before\{inset:2px/);
  });

  it('open the frame at the first mark, and keep an id that the e-mail uses', () => {
    expect(withMarks(MAIL, [{ line: 2, col: 23 }]).html).toContain('name="mailroom-mark" inert class="b"');
    expect(withMarks(MAIL, [{ line: 4, col: 40 }]).html).toContain('id="mailroom-mark" src');
    expect(withMarks(MAIL, [{ line: 3, col: 20 }]).html).not.toContain('mailroom-mark');
  });

  it.each([
    ['the parser renames the tag', '<image src="a.png" alt="x"onerror=alert(1)>'],
    ['the tag has no end', '<p>x</p><a href="x" '],
    ['the tag ends without a space', '<a/href="x"/>y</a>'],
    ['elements are misnested', '<a href="1"><table><a href="2">x</a></table></a>'],
    ['the upload draws marks of its own', '<a data-m0123456789abcdef="1" href="x">x</a>'],
    ['values hold tags', '<a title="<script>" href="x>y" onclick="alert(1)">z</a>'],
  ])('stay clean when %s', (_case, html) => {
    for (let col = 1; col <= html.length; col += 1) {
      const own = withMarks(html, [{ line: 1, col }]);
      expect(own.html.replace(/ data-m[0-9a-f]{16}="1"(?: (?:name|id)="mailroom-mark"(?: inert)?)?/, '')).toBe(html);
      const page = previewHtml(own.html, () => undefined, own);
      const attributes = [...elementsOf(parseHtml(page))].flatMap(({ attrs }) => attrs.map(({ name }) => name));
      expect(attributes.filter((name) => name.startsWith('on'))).toEqual([]);
    }
  });

  it('are found in time in a hostile file', () => {
    const deep = '<b>'.repeat(50_000);
    const places = Array.from({ length: 50 }, (_, at) => ({ line: 1, col: 149_000 + at }));
    const before = performance.now();
    withMarks(deep, places);
    expectMeasured('marks in a hostile file, ms', performance.now() - before, 2_000);
  });
});

it('outlines a link that only Outlook shows, with its number, on the page that shows it', async () => {
  const html =
    '<body>\n<!--[if !mso]><!--><a href="https://a.test/">One</a><!--<![endif]-->\n' +
    '<!--[if mso]><v:rect href="https://b.test/"><center>Two</center></v:rect><![endif]--></body>';
  const page = async (client: 'outlook.windows' | null) => {
    const wishes = {
      marks: [{ line: 3, col: 14 }],
      boxes: [],
      numbered: null,
      portal: null,
      images: new Map(),
      reader: null,
      mend: null,
    };
    return (await drawPage({ html, ...wishes, client, isDark: false })).html;
  };
  const outlook = await page('outlook.windows');
  expect(outlook).toMatch(
    /<a style="[^"]*" data-m[0-9a-f]{16}="1" id="mailroom-mark" inert href="https:\/\/b\.test\/">/,
  );
  expect(outlook).toContain('content:"2"');
  expect(await page(null)).not.toContain('mailroom-mark" href="https://b.test/"');
});
