import { expect, it } from 'vitest';
import { expectMeasured } from '../../../../testing/measured.ts';
import { attributeOf, elementsOf, parseHtml } from '../tree.ts';
import type { Document, Element } from '../tree.ts';
import { stylesOf, UNTOLD } from './styleRules.ts';

const COLOR: ReadonlySet<string> = new Set(['color']);

function asked(document: Document): Element | undefined {
  return [...elementsOf(document)].find((element) => attributeOf(element, 'href') === 'asked');
}

/** The colour that a sheet gives the link to 'asked'. */
function colorOf(css: string, body = '<a href="asked">Sale</a>', head = ''): string | undefined {
  const source = `<head>${head}<style>${css}</style></head>${body}`;
  const document = parseHtml(source);
  const link = asked(document);
  return link && stylesOf(document, source, COLOR)(link).get('color');
}

const DEEP =
  '<body id="top"><u></u><table class="b"><tr><td><p><b>x</b><a class="x y" id="i" lang="en-GB" href="asked">Sale</a>';

it.each([
  ['a:link', true],
  ['A:Link', true],
  [':any-link', true],
  ['a:visited', false],
  ['a:hover', false],
  ['.b a:active', false],
  ['a::first-line', false],
  ['a:before', false],
  ['td a', true],
  ['td a:link', true],
  ['.b td a', true],
  ['.b > a', false],
  ['p > a', true],
  ['td > p > a', true],
  ['td > a', false],
  ['.b > tbody > tr a', true],
  ['td td a', false],
  ['td:hover a', false],
  ['#top .b a.x.y', true],
  ['#bottom a', false],
  ['a#i', true],
  ['b + a', true],
  ['p + a', false],
  ['u + .b a', true],
  ['#top > u + table a', true],
  ['u + #top a', false],
  ['[lang]', true],
  ['a[dir]', false],
  ['a[lang="en-gb"]', false],
  ['a[lang="EN-gb" i]', true],
  ['a[lang|=en]', true],
  ['a[lang^=en-]', true],
  ['a[lang$=gb]', false],
  ['a[lang*=n-G]', true],
  ['a[class~=y]', true],
  ['a[class~="x y"]', false],
  ['[data-ogsc] a', false],
  [':root a', true],
  ['*', true],
  ['* a', true],
  ['a:first-child', UNTOLD],
  ['i:first-child', false],
  ['p:not(.z) a', UNTOLD],
  ['b ~ a', UNTOLD],
  ['b ~ i', false],
  ['a:link, i b', true],
  ['a:link, i b {', false],
])('%s: %s', (selector, applies) => {
  const expected = { true: '#fff', false: undefined, [UNTOLD]: UNTOLD }[String(applies)];
  expect(colorOf(`${selector}{color:#fff}`, DEEP)).toBe(expected);
});

it.each([
  ['an id before classes', '#i{color:red} .b td a.x.y:link{color:blue}', 'red'],
  ['a class before tags', 'a.x{color:red} table tbody tr td p a{color:blue}', 'red'],
  ['as many classes, and a tag more', 'a.x{color:red} .x{color:blue}', 'red'],
  ['a pseudo-class counts as a class', 'a:link{color:red} td a{color:blue}', 'red'],
  ['an attribute counts as a class', 'a[lang]{color:red} td p a{color:blue}', 'red'],
  ['the later one of two that weigh the same', 'td a{color:red} p a{color:blue}', 'blue'],
  ['each selector of a list by its own weight', 'a,#i{color:red} .x{color:blue}', 'red'],
  ['what is important', 'a{color:red!important} #i{color:blue}', 'red'],
  ['a sure rule before an uncertain one that weighs less', '#i{color:red} a:first-child{color:blue}', 'red'],
  ['nobody where an uncertain rule weighs more', 'a{color:red} a:first-child{color:blue}', UNTOLD],
  ['nobody where a negation may weigh more', 'td a{color:red} a:not(#j){color:blue}', UNTOLD],
  ['a sheet inside an HTML comment', '<!-- a{color:red} -->', 'red'],
])('wins: %s', (_, css, color) => {
  expect(colorOf(css, DEEP)).toBe(color);
});

it('gives each of two alike links the colour of its own place', () => {
  const source = `<style>.b a{color:red}</style><a href="out">x</a><p class="b"><a href="asked">x</a></p>`;
  const document = parseHtml(source);
  const styleOf = stylesOf(document, source, COLOR);
  const links = [...elementsOf(document)].filter(({ tagName }) => tagName === 'a');
  expect(links.map((link) => styleOf(link).get('color'))).toEqual([undefined, 'red']);
});

it('costs little whatever a sheet asks for', () => {
  const start = Date.now();
  const rules = Array.from({ length: 500 }, (_, n) => `${'div '.repeat(40 + (n % 3))}a[title*="${n}b"]{color:red}`);
  const links = `<a href="x" title="${'a'.repeat(900)}">x</a>`.repeat(3_000);
  const source = `<style>${rules.join('')}</style>${'<div>'.repeat(900)}${links}<a href="asked">x</a>`;
  const document = parseHtml(source);
  const styleOf = stylesOf(document, source, COLOR);
  for (const element of elementsOf(document)) styleOf(element);
  expectMeasured('styles of a hostile file, ms', Date.now() - start, 3_000);
});

it('reads no selector that is nested without end', () => {
  expect(colorOf(`a${':not('.repeat(50_000)}{color:red}`)).toBeUndefined();
});
