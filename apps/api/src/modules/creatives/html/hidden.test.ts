import { describe, expect, it } from 'vitest';
import { analyseHtml } from '../check/analyseHtml.ts';
import { withoutHidden } from './hidden.ts';
import { parseHtml } from './tree.ts';
import { expectMeasured } from '../../../testing/measured.ts';

function textOf(html: string): string {
  return analyseHtml({ html, subject: 'x', postalAddress: null, requiredClients: [] }).derivedText;
}

describe('the text made of an e-mail', () => {
  it.each([
    'display:none',
    'DISPLAY : NONE !important; mso-hide: all',
    'max-height:0px;overflow:hidden;mso-hide:all',
    'font-size:0;line-height:0',
    'font-size: 0px',
    'opacity:0',
    'visibility:hidden',
    'height:0;overflow:hidden',
    'color:#fff;display:none;font-size:1px',
  ])('leaves out a preheader hidden by %s', (style) => {
    expect(textOf(`<body><div style="${style}">Only today <b>and</b> now</div><p>Dear reader</p></body>`)).toBe(
      'Dear reader',
    );
  });

  it('keeps what people see', () => {
    for (const style of [
      'font-size:0.5em',
      'max-height:100px',
      'mso-hide:all',
      'display:block',
      'height:0',
      'opacity:.9',
    ])
      expect(textOf(`<div style="${style}">Seen</div>`)).toBe('Seen');
    expect(textOf('<td style="font-size:0"><div style="font-size:16px">Column</div></td>')).toBe('Column');
    expect(textOf('<body style="display:none"><p>Shown by a style sheet</p></body>')).toBe('Shown by a style sheet');
  });

  it('leaves out what the attribute hides', () => {
    expect(textOf('<p hidden>Not seen</p><p>Seen</p>')).toBe('Seen');
  });

  it.each([
    ['a class', '.preheader { display: none !important; }'],
    ['a class of an element', '/* hidden */ div.preheader{max-height:0}'],
    ['one of several selectors', 'p.x, .preheader, a:hover { max-width:0 }'],
    ['an id', '@import url("x.css"); #first { visibility: hidden }'],
    ['a rule behind a media query', '@media (max-width: 600px) { .preheader { display:block } } .preheader{opacity:0}'],
    ['a rule that outweighs a later one', '.preheader.top { display: none } .preheader { display: block }'],
    ['a rule that outweighs the attribute', '.preheader { color: red !important; font-size: 0 !important }'],
  ])('leaves out a preheader hidden by %s in a style sheet', (_, css) => {
    const preheader = '<div id="first" class="preheader top" style="font-size:13px">Only today</div>';
    expect(textOf(`<head><style>${css}</style></head><body>${preheader}<p>Dear reader</p></body>`)).toBe('Dear reader');
  });

  it.each([
    ['on small screens only', '@media (max-width: 600px) { .part { display:none } }'],
    ['on paper only', '', ' media="print"'],
    ['below another element', '.other .part { display:none }'],
    ['while the pointer is over it', '.part:hover { display: none }'],
    ['until a later rule shows it', '.part { display:none } .part { display:block }'],
    ['but shown by its attribute', 'p { display: none }'],
    ['for another class', '.parts, .pa { display:none }'],
  ])('keeps what a style sheet hides %s', (_, css, media = '') => {
    const sheet = media === '' ? css : '.part { display: none }';
    expect(textOf(`<style${media}>${sheet}</style><p class="part" style="display:block">Seen</p>`)).toBe('Seen');
    if (!css.startsWith('p ')) expect(textOf(`<style${media}>${sheet}</style><p class="part">Seen</p>`)).toBe('Seen');
  });

  it('reads a hostile style sheet within the 15 seconds of a check', () => {
    const rules = Array.from({ length: 20_000 }, (_, n) => `.a${n},.b.c${n}{display:none}`).join('');
    const elements = Array.from({ length: 5000 }, (_, n) => `<i class="b c${n % 7} d${n}">x</i>`).join('');
    const html = `<style>${rules}</style>${elements}<p>Seen</p>`;
    const started = performance.now();
    expect(withoutHidden(parseHtml(html), html)).toMatch(/<p>Seen<\/p>$/);
    expectMeasured('hidden parts of a hostile file, ms', performance.now() - started, 15_000);
  });
});
