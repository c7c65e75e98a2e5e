import { describe, expect, it } from 'vitest';
import { inertCss } from './css.ts';
import { findActiveContent } from '../active.ts';
import { findImages } from '../images.ts';
import { readMail } from '../mail.ts';
import { previewHtml } from '../../host/previewHtml.ts';
import { expectMeasured } from '../../../../testing/measured.ts';

const IMPORT = 'Active content: a CSS import';
const EXPRESSION = 'Active content: a CSS expression';
const BEHAVIOUR = 'Active content: a CSS behaviour';
const SCRIPT = 'Active content: a script URL in CSS';
const X = 'https://evil.test/x';
const FONT = 'https://fonts.googleapis.com/css?family=Inter';

/** The disguise, the style sheet, and what the check must find: active content by message, images by address. */
type Row = readonly [disguise: string, css: string, ...found: string[]];

const sheets: readonly Row[] = [
  ['no disguise', `@import url(${X});`, IMPORT],
  ['a comment that opens within a string', `@import url("${FONT}/*"); @import url(${X}); /* */`, IMPORT],
  ['a comment that opens within an address', `@import url(${FONT}/*); @import url(${X}); /* */`, IMPORT],
  ['a comment that opens in content', `p{content:"/*"} @import "${X}"; p{content:"*/"}`, IMPORT],
  ['a string that opens in a comment', `/* " */ @import "${X}"; /* " */`, IMPORT],
  ['an escaped letter', String.raw`@\69mport "${X}";`, IMPORT],
  ['an escape of six digits', String.raw`@\000069mport "${X}";`, IMPORT],
  ['an escape that ends with a line break', `@im\\70\nort "${X}";`, IMPORT],
  ['capitals', `@IMPORT URL(${X});`, IMPORT],
  ['no space', `@import"${X}"`, IMPORT],
  ['a comment before the address', `@import/**/"${X}";`, IMPORT],
  ['line breaks', `@import\n\turl(\n ${X} \n);`, IMPORT],
  ['a function named by escapes', String.raw`@import \75 rl(${X});`, IMPORT],
  ['the function src()', `@import src("${X}");`, IMPORT],
  ['a layer', `@import "${X}" layer(base);`, IMPORT],
  ['a condition', `@import url(${X}) supports(display: grid) screen and (width > 1px);`, IMPORT],
  ['a font before it', `@import "${FONT}"; @import "${X}";`, IMPORT],
  ['a font behind it', `@import "${X}" layer("${FONT}");`, IMPORT],
  ['a font as its path', `@import "${X}/${FONT}";`, IMPORT],
  ['a font as its user', '@import "https://fonts.googleapis.com@evil.test/x";', IMPORT],
  ['a font with a backslash', String.raw`@import "https://fonts.googleapis.com\\@evil.test/x";`, IMPORT],
  ['HTML comment signs', `<!-- @import "${X}"; -->`, IMPORT],
  ['@media', `@media screen { @import "${X}"; }`, IMPORT],
  ['@supports', `@supports (display: grid) { @import "${X}"; }`, IMPORT],
  ['a block that is never closed', `p { color: red; @import "${X}";`, IMPORT],
  ['a parenthesis that is never closed', `p { width: calc(1px; } @import "${X}";`, IMPORT],
  ['a string that is never closed', `@import "${X}`, IMPORT],
  ['a string with a line break', `p{content:"x\n} @import "${X}";`, IMPORT],
  ['an address that is never closed', `@import url(${X}`, IMPORT],
  ['a comment that is never closed', `@import "${X}"; /* `, IMPORT],
  ['a byte order mark', `\ufeff@import "${X}";`, IMPORT],
  ['NUL in the name', `@import\0 "${X}";`, IMPORT],
  ['a quote in a merge field', `{{first_name|"}} @import "${X}"; p{content:"x"}`, IMPORT],
  ['a comment in merge fields', `{{first_name|/*}} @import "${X}"; {{first_name|*/}}`, IMPORT],
  ['an empty merge field', `@im{{custom.x}}port "${X}";`, IMPORT],
  ['no disguise', `p{width:expression(alert(1))}`, EXPRESSION],
  ['capitals and escapes', String.raw`p{width:EX\50 RESSION(alert(1))}`, EXPRESSION],
  ['a comment within the word', 'p{width:exp/**/ression(alert(1))}', EXPRESSION],
  ['a comment before the parenthesis', 'p{width:expression/**/(alert(1))}', EXPRESSION],
  ['a custom property', 'p{--x:expression(alert(1));width:var(--x)}', EXPRESSION],
  ['a merge field within the word', 'p{width:expr{{custom.x|es}}sion(alert(1))}', EXPRESSION],
  ['no disguise', `p{behavior:url(${X}.htc)}`, BEHAVIOUR, `${X}.htc`],
  ['a hack of old browsers', `p{*behavior:url(${X}.htc)}`, BEHAVIOUR, `${X}.htc`],
  ['a prefix', String.raw`p{-moz-b\69nding:url(${X}.xml)}`, BEHAVIOUR, `${X}.xml`],
  ['a comment before the colon', `p{beh/**/avior/**/:url("${X}.htc")}`, BEHAVIOUR, `${X}.htc`],
  ['no disguise', 'p{background:url(javascript:x)}', SCRIPT, 'javascript:x'],
  ['white space and escapes', String.raw`p{background:url(" java\9script:alert`, SCRIPT, 'java\tscript:alert'],
  ['a set of images', 'p{background:image-set("vbscript:x" 1x)}', SCRIPT, 'vbscript:x'],
  ['no disguise', `p{background:url(${X})}`, X],
  ['quotes and white space', `p{background:url( '${X}' )}`, X],
  ['a comment sign within the address', `p{background:url(${X}/*)} b{background:url(${X}*/)}`, `${X}/*`, `${X}*/`],
  [
    'a function named by escapes',
    String.raw`p{background:u\72 l(${X}/*)} b{background:url(${X}*/)}`,
    `${X}/*`,
    `${X}*/`,
  ],
  ['escapes within the address', String.raw`p{background:url(https:\2f/evil.test/x)}`, X],
  ['a space within the address', `p{background:url(${X} y)}`, `${X} y`],
  ['a set of images', `p{background:image-set("${X}" 1x, url(${X}2) 2x)}`, X, `${X}2`],
  ['the type of an image', `p{background:image-set("${X}" type("image/png"))}`, X],
  ['a set of images with a prefix', `p{background:-webkit-image-set(url(${X}) 1x)}`, X],
  ['a nested function', `p{background:cross-fade(image-set("${X}" 1x), url("${X}2"), 50%)}`, X, `${X}2`],
  ['the function src()', `p{background:src("${X}")}`, X],
  ['the fallback of a variable', `p{background:image-set(var(--a, "${X}") 1x)}`, X],
  ['a custom property', `p{--a:"${X}";background:image-set(var(--a) 1x)}`, X],
  ['a registered property', `@property --a{syntax:"*";initial-value:"${X}"}`, X],
  ['a font before it', `@font-face{font-family:a;src:url("${X}.woff")} p{background:url(${X})}`, X],
  ['a brace within a string', `@font-face{font-family:"{"} p{background:url(${X})}`, X],
  ['an import without an end', `@import "${FONT}" p{background:url(${X})}`, X],
  ['a block that is never closed', `@media screen{p{background:url("${X}`, X],
];

const ordinary: readonly (readonly [what: string, css: string])[] = [
  ['web fonts', `@import url('${FONT}');`],
  ['web fonts with a layer', `@import "${FONT}" layer(fonts) screen;`],
  [
    'web fonts of every host',
    ['use.typekit.net/a.css', 'fonts.bunny.net/css', 'fast.fonts.net/a.css', 'cloud.typography.com/a.css']
      .map((each) => `@import "https://${each}";`)
      .join(''),
  ],
  ['words in a string', 'p{content:"@import x; expression(1) behavior: url(javascript:x)"}'],
  ['words in a comment', '/* @import "x"; expression(1); behavior:url(x) */ p{color:red}'],
  ['smooth scrolling', 'p{scroll-behavior:smooth;overscroll-behavior:none}'],
  ['a class by that name', '.behavior:hover{color:red} #behavior{color:red}'],
  ['a drawing within the file', 'p{fill:url(#a)}'],
  ['an image in the style', 'p{background:url(data:image/png;base64,iVBORw0KGgo=)}'],
  ['a namespace', '@namespace svg url(http://www.w3.org/2000/svg);'],
];

function page(css: string): string {
  return `<html><head><style>${css}</style></head><body><p>Words</p></body></html>`;
}

function check(html: string): string[] {
  const mail = readMail(html);
  const images = findImages(mail).map((image) => image.url);
  return [
    ...findActiveContent(mail).map((finding) => finding.message),
    ...images.filter((url) => !url.startsWith('data:')),
  ];
}

const ATTRIBUTES: readonly Row[] = [
  ['entities', `<p style="background:url(&quot;${X}&quot;)">x</p>`, X],
  ['entities in a word', '<p style="width:e&#120;pression(alert(1))">x</p>', EXPRESSION],
  ['an attribute that is never closed', `<p style="background:url('${X}">x</p>`, X],
  ['a drawing', `<svg><rect fill="url(${X}#a)"/></svg>`, `${X}#a`],
  ['a style sheet in a drawing', `<svg><style>&#64;import "${X}";</style></svg>`, IMPORT],
  ['markup in a style sheet in a drawing', `<svg><style>@im<!-- -->port "${X}";</style></svg>`, IMPORT],
  ['a style sheet that is never closed', `<style>@import "${X}"; p{background:url(${X})}`, IMPORT, X],
  ['an element for readers without scripts', `<noscript><style>@import "${X}";</style></noscript>`, IMPORT],
  ['a template', `<template><style>@import "${X}";</style></template>`, IMPORT],
];

describe('S21 active CSS and images of a style sheet', () => {
  const rows = [
    ...sheets.map(([disguise, css, ...found]) => [disguise, css, page(css), found] as const),
    ...ATTRIBUTES.map(([disguise, html, ...found]) => [disguise, html, `<body>${html}`, found] as const),
  ];

  it.each(rows)('the check sees through %s: %s', (_, __, html, found) => {
    expect(check(html)).toEqual(found);
  });

  it.each(rows)('the preview leaves out %s: %s', (_, __, html) => {
    const served = previewHtml(html, () => undefined);
    expect(check(served)).toEqual([]);
    expect(served.replaceAll('\\2f', '/')).not.toMatch(/evil\.test|expression\(|script:/i);
  });
});

describe('ordinary CSS', () => {
  it.each(ordinary)('%s passes, and the preview keeps it', (_, css) => {
    expect(check(page(css))).toEqual([]);
    expect(previewHtml(page(css), () => undefined)).toContain(`<style>${css}</style>`);
  });
});

it('shows the copy of an image however its address is written', () => {
  const html = page(String.raw`p{background:u\72l( https:\2f/evil.test/x ) red}b{background:image-set('${X}' 1x)}`);
  expect(previewHtml(html, (url) => (url === X ? 'https://copy.test/1' : undefined))).toContain(
    '<style>p{background:url("https://copy.test/1") red}b{background:image-set("https://copy.test/1" 1x)}</style>',
  );
});

it('leaves out an element that is never closed', () => {
  expect(previewHtml('<p>x</p><iframe src="https://evil.test/">', () => undefined)).not.toContain('evil.test');
});

it('leaves the rest of a style sheet in place', () => {
  expect(inertCss(`p{color:red}@import "${X}";b{behavior:url(x);color:blue}`)).toBe('p{color:red} b{ color:blue}');
});

it('reads a hostile style sheet within the 15 seconds of a check', () => {
  for (const piece of [
    '@import;',
    '@import ',
    'behavior:',
    'expression(',
    'url("x")',
    '\\75 rl(',
    '((((',
    '("x"',
    '/**/',
    '"\n',
    '{{first_name}}',
  ]) {
    const css = piece.repeat(Math.ceil(300_000 / piece.length));
    const begun = performance.now();
    inertCss(css);
    expectMeasured(`inert CSS of ${piece}, ms`, performance.now() - begun, 15_000);
  }
});
