import { STANDARD_THRESHOLDS } from '@mailroom/domain/verdicts/checkSettings';
import { describe, expect, it } from 'vitest';
import { parseHtml } from '../html/tree.ts';
import { readabilityFindings } from './readability.ts';
import { expectMeasured } from '../../../testing/measured.ts';

const META = '<meta name="color-scheme" content="light dark">';

function found(html: string): string[] {
  return readabilityFindings(parseHtml(html), html, STANDARD_THRESHOLDS)
    .filter(({ kind }) => kind === 'dark_contrast')
    .map(({ message }) => message);
}

/** The e-mail with rules for dark mode. */
function dark(rules: string, body: string, more = ''): string {
  return `<style>${more}@media (prefers-color-scheme: dark) { ${rules} }</style>${body}`;
}

describe('a text in dark mode', () => {
  it('is hard to read where the rules darken its ground only', () => {
    const html = dark(
      '.card { background-color: #222 !important }',
      '<p class="card" style="color:#333;background:#fff">Hi</p>',
    );
    expect(found(html)).toEqual(["'Hi': in dark mode, #333 on #222 has a contrast of 1.2; 4.5 and more are readable"]);
  });

  it('is hard to read where it trusts in black and its ground stays white', () => {
    expect(found(`${META}<body bgcolor="#ffffff"><p>Hi</p>`)).toEqual([
      "'Hi': in dark mode, #ffffff on #ffffff has a contrast of 1.0; 4.5 and more are readable",
    ]);
    expect(found(`${META}<body bgcolor="#ffffff" style="color:#111111"><p>Hi</p>`)).toEqual([]);
    expect(found(`${META}<p>Hi <a href="x">there</a></p>`)).toEqual([]);
  });

  it('is hard to read where only Outlook would lighten it', () => {
    const outlook = '[data-ogsc] .card{color:#fff!important}';
    const html = dark('.card{background:#222!important}', '<p class="card" style="color:#333">Hi</p>', outlook);
    expect(found(html)).toHaveLength(1);
  });

  it('is in a light box on dark ground', () => {
    const html = dark(
      '.page{background:#10151c!important}',
      '<div class="page" style="background:#fff"><p style="background:#fff;color:#222">Hi <b>you</b></p></div>',
    );
    const boxes = readabilityFindings(parseHtml(html), html, STANDARD_THRESHOLDS).map(({ message }) => message);
    expect(boxes).toEqual(["'Hi' and 1 more: in dark mode, its box stays #fff on #10151c"]);
  });

  it('is judged by a whole style sheet for dark mode too', () => {
    const sheet = '<style media="screen and (prefers-color-scheme:dark)">.card{background-color:#222}</style>';
    expect(found(`${sheet}<div class="card"><p style="color:#333">Hi</p></div>`)).toHaveLength(1);
  });

  it.each([
    ['nothing is said about dark mode', '<body bgcolor="#ffffff"><p>Hi</p>'],
    ['it is light as well', dark('p{font-weight:bold}', '<p style="color:#999;background:#fff">Hi</p>')],
    [
      'the colours fit',
      dark('.card{background:#222!important;color:#fff!important}', '<p class="card" style="color:#333">Hi</p>'),
    ],
    [
      'the style attribute wins',
      dark('.card{background:#222}', '<p class="card" style="color:#333;background:#fff">Hi</p>'),
    ],
    ['only its ground is known', dark('.card{background:#222}', '<div class="card"><p>Hi</p></div>')],
    [
      'a rule may lighten it',
      dark(
        '.card{background:#222!important}.card p:first-child{color:#fff!important}',
        '<div class="card"><p style="color:#333">Hi</p></div>',
      ),
    ],
    [
      'another condition is asked for',
      '<style>@media (prefers-color-scheme:dark) and (max-width:480px){.card{background:#222!important}}</style><p class="card" style="color:#333;background:#fff">Hi</p>',
    ],
    [
      'it is shown in the light only',
      dark('.card{background:#222!important;display:none!important}', '<p class="card" style="color:#333">Hi</p>'),
    ],
    [
      'a rule may hide it',
      dark('.card{background:#222!important}p:first-child{display:none}', '<p class="card" style="color:#333">Hi</p>'),
    ],
    [
      'a pointer darkens it',
      dark('.card:hover{background:#222!important}', '<p class="card" style="color:#333;background:#fff">Hi</p>'),
    ],
    [
      'the rules are for the light',
      '<style>@media (prefers-color-scheme:light){p{background:#222}}</style><p style="color:#333">Hi',
    ],
    [
      'it may be large',
      dark(
        '.card{background:#4a4a4a!important}p:first-child{font-size:30px}',
        '<div class="card"><p style="color:#a0a0a0">Hi</p></div>',
      ),
    ],
  ])('finds nothing where %s', (_, html) => {
    expect(found(html)).toEqual([]);
  });

  it('costs little where rules are nested without end', () => {
    const start = Date.now();
    expect(found(`<style>${'@media (prefers-color-scheme:dark){'.repeat(20_000)}</style><p>Hi`)).toEqual([]);
    expectMeasured('dark contrast of a hostile file, ms', Date.now() - start, 2_000);
  });
});
