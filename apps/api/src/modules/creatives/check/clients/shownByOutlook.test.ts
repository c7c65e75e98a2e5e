import { describe, expect, it } from 'vitest';
import { parseHtml } from '../../html/tree.ts';
import { checkClients } from './checkClients.ts';

function judged(body: string, family = 'Outlook', platform = 'Windows') {
  const html = `<!doctype html><html lang="en"><head><title>x</title></head><body>\n${body}</body></html>`;
  const client = checkClients(parseHtml(html), html, []).find(
    (each) => each.family === family && each.platform === platform,
  );
  return {
    verdict: client?.verdict,
    lacked: client?.issues.filter(({ support }) => support === 'none').map(({ feature }) => feature),
  };
}

const WORKS = { verdict: 'works', lacked: [] };
const BUTTON = '<a href="https://x.test" style="border-radius:4px">See</a>';
const BOX = '<v:roundrect href="https://x.test" style="width:200px" arcsize="10%"><center>See</center></v:roundrect>';
const LAYOUT = '<div style="display:flex;border-radius:4px"><video src="a.mp4"></video>x</div>';

describe('the verdict on Outlook on Windows', () => {
  it.each([
    ['a part for others', `<!--[if !mso]><!-->${LAYOUT}<!--<![endif]-->`],
    ['a part for others in the old spelling', `<![if !mso]>${LAYOUT}<![endif]>`],
    ['a part for older versions', `<!--[if lt mso 12]>${LAYOUT}<![endif]-->`],
    ['a part that it hides', `<div style="mso-hide:all">${LAYOUT}</div>`],
    [
      'a box of VML and a button for others',
      `<!--[if mso]>${BOX}<![endif]--><!--[if !mso]><!-->${BUTTON}<!--<![endif]-->`,
    ],
    [
      'a button inside a box of VML',
      `<!--[if mso]><v:roundrect><center><![endif]-->${BUTTON}<!--[if mso]></center></v:roundrect><![endif]-->`,
    ],
    [
      'a background that VML draws as well',
      `<table><tr><td background="a.png" style="color:#111;background:#eee url(&quot;a.png&quot;) no-repeat;background-size: cover">
<!--[if gte mso 9]><v:rect><v:fill type="frame" src="b.png" /><v:textbox><![endif]--><p>x</p><!--[if gte mso 9]></v:textbox></v:rect><![endif]--></td></tr></table>`,
    ],
  ])('counts nothing against %s', (_what, html) => {
    expect(judged(html)).toEqual(WORKS);
  });

  it('counts rules for phones for nothing, and those for its own screen', () => {
    const sheet = (query: string) => judged(`<style>\n@media ${query} { .x { width: 100% } }</style>x`);
    for (const query of [
      '(max-width: 600px)',
      'only screen and (max-device-width:480px)',
      'screen and (MAX-WIDTH:640px)',
    ])
      expect(sheet(query)).toEqual(WORKS);
    for (const query of [
      '(min-width: 480px)',
      '(max-width: 900px)',
      'print, (max-width: 600px)',
      '(prefers-color-scheme: dark)',
    ])
      expect(sheet(query).verdict).toBe('degrades');
    expect(judged('<style>@media (max-width:600px){</style>x', 'Yahoo Mail', 'Web').lacked).toEqual([]);
  });

  it('survives sheets that nothing closes', () => {
    for (const css of [
      '@media (max-width:600px){'.repeat(5_000),
      '@media (max-width:'.repeat(20_000),
      '('.repeat(50_000),
    ]) {
      expect(['works', 'degrades']).toContain(judged(`<style>${css}</style>x`).verdict);
    }
  });

  it('survives boxes in boxes with many pictures in them', () => {
    const html = `${'<v:roundrect>'.repeat(900)}${'<v:fill src="a" />'.repeat(900)}${'<p>x</p>'.repeat(20_000)}`;
    expect(judged(`<!--[if mso]>${html}<![endif]-->`)).toEqual(WORKS);
  });

  it('counts what it does show', () => {
    expect(judged(LAYOUT)).toEqual({
      verdict: 'loses content',
      lacked: expect.arrayContaining(['display:flex', 'border-radius', '<video> element']),
    });
    expect(judged(`<!--[if mso]>${LAYOUT}<![endif]-->`).verdict).toBe('loses content');
    expect(judged(`<!-- [if !mso]><!-->${BUTTON}<!--<![endif]-->`).lacked).toEqual(['border-radius']);
    // Its box is beside the button, and its picture behind something else.
    expect(judged(`<!--[if mso]>${BOX}<![endif]-->${BUTTON}`).lacked).toEqual(['border-radius']);
    const picture = '<!--[if mso]><v:rect><v:fill src="a.png"/></v:rect><![endif]-->';
    expect(judged(`${picture}<p style="background-image:url(b.png)">x</p>`).lacked).toEqual(['background-image']);
  });

  it('names the lines of the file', () => {
    const html = `<p>x</p>\n<!--[if !mso]><!-->\n${LAYOUT}\n<!--<![endif]-->\n<!--[if mso]>\n${BUTTON}<![endif]-->`;
    const issues = checkClients(parseHtml(html), html, []).find(({ platform }) => platform === 'Windows')?.issues;
    expect(issues?.find(({ feature }) => feature === 'border-radius')).toMatchObject({ line: 6, count: 1 });
  });

  it('leaves parts for Outlook out of the others', () => {
    for (const [family, platform] of [
      ['Gmail', 'Web'],
      ['Outlook', 'Outlook.com'],
      ['Yahoo Mail', 'Web'],
    ] as const) {
      expect(judged(`<!--[if mso]>${LAYOUT}<![endif]-->x`, family, platform)).toEqual(WORKS);
      expect(judged(`<!--[if !mso]><!-->${LAYOUT}<!--<![endif]-->x`, family, platform)).toEqual(
        judged(LAYOUT, family, platform),
      );
    }
  });
});
