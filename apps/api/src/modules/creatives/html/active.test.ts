import { describe, expect, it } from 'vitest';
import { findActiveContent } from './active.ts';
import { readMail } from './mail.ts';

function found(html: string): string[] {
  return findActiveContent(readMail(html)).map((finding) => finding.message);
}

describe('S21 active content is found', () => {
  it.each([
    ['a script', '<script>alert(1)</script>'],
    ['a script in SVG', '<svg><script>alert(1)</script></svg>'],
    ['an event handler', '<img src=x onerror=alert(1)>'],
    ['an event handler in capitals', '<p OnClick="x()">x</p>'],
    ['an SVG that loads', '<svg onload=alert(1)>'],
    ['a frame', '<iframe src="https://x.test"></iframe>'],
    ['a nested frame', '<iframe srcdoc="&lt;script&gt;alert(1)&lt;/script&gt;"></iframe>'],
    ['srcdoc on anything', '<div srcdoc="x"></div>'],
    ['a form', '<form action="https://x.test"><input name=a></form>'],
    ['an input without a form', '<input autofocus>'],
    ['a box that runs something', '<input type="checkbox" onclick="go()">'],
    ['data for machines from elsewhere', '<script type="application/ld+json" src="https://evil.test/x"></script>'],
    ['an object', '<object data="x.swf"></object>'],
    ['an embed', '<embed src="x.swf">'],
    ['a refresh', '<meta http-equiv=" Refresh" content="0;url=https://x.test">'],
    ['a connection in advance', '<link rel="preconnect" href="http://x.test">'],
    ['a page in advance', '<link rel="prerender" href="http://x.test/">'],
    ['a pingback', '<link rel="pingback" href="http://x.test/">'],
    ['look-ups in advance', '<meta http-equiv="x-dns-prefetch-control" content="on">'],
    ['a script URL', '<a href="javascript:alert(1)">x</a>'],
    ['a script URL with entities', '<a href="&#106;ava&#x73;cript:alert(1)">x</a>'],
    ['a script URL with white space', '<a href=" java\tscr\nipt:alert(1)">x</a>'],
    ['a script URL with an empty merge field', '<a href="java{{custom.x}}script:alert(1)">x</a>'],
    ['a script URL with the fallback of a merge field', '<a href="java{{custom.x|script}}:alert(1)">x</a>'],
    ['a script URL with control characters', '<a href="&#1;javascript:alert(1)">x</a>'],
    ['a VBScript URL', '<a href="vbscript:x">x</a>'],
    ['a page in a data URL', '<a href="data:text/html,<script>alert(1)</script>">x</a>'],
    ['an SVG in a data URL', '<img src="data:image/svg+xml;base64,PHN2Zz4=">'],
    ['xlink', '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>'],
    ['animation', '<svg><a><animate attributeName=href values=javascript:alert(1) /></a></svg>'],
    ['a foreign object', '<svg><foreignObject><p>x</p></foreignObject></svg>'],
    ['a CSS import', '<style>@import url(https://evil.test/x.css);</style>'],
    ['a CSS import in disguise', '<style>@\\69mport "//evil.test/x.css";</style>'],
    ['a CSS import behind a comment', '<style>/* */@import/**/"https://evil.test/x.css";</style>'],
    ['a CSS expression', '<p style="width:expression(alert(1))">x</p>'],
    ['a CSS expression with escapes', '<p style="width:expr\\65ssion(alert(1))">x</p>'],
    ['a behaviour', '<p style="behavior:url(x.htc)">x</p>'],
    ['a script URL in CSS', '<p style="background:url(javascript:alert(1))">x</p>'],
    ['a style sheet from elsewhere', '<link rel="stylesheet" href="https://evil.test/x.css">'],
    ['an HTML import', '<link rel=import href="https://evil.test/x.html">'],
    ['a frame for readers without scripts', '<noscript><iframe src="https://evil.test"></iframe></noscript>'],
    ['a template', '<template><script>alert(1)</script></template>'],
    ['a script in a conditional comment', '<!--[if mso]><script>alert(1)</script><![endif]-->'],
    ['a form behind misnesting', '<table><form><tr><td>x</td></tr></form></table>'],
  ])('%s', (_, html) => {
    expect(found(`<html><body>${html}</body></html>`)).not.toEqual([]);
  });
});

describe('ordinary markup is not active content', () => {
  it.each([
    ['words about it', '<p>Use javascript: or onclick= as you like &lt;script&gt;</p>'],
    ['a link', '<a href="https://x.test/?onload=1&amp;q=javascript:">x</a>'],
    ['a picture in a data URL', '<img src="data:image/png;base64,iVBORw0KGgo=" alt="x">'],
    ['web fonts', "<style>@import url('https://fonts.googleapis.com/css?family=Nunito');</style>"],
    [
      'web fonts without encryption, which are a fault',
      '<style>@import "http://fonts.googleapis.com/css?family=x";</style>',
    ],
    ['data for machines', '<script type="application/ld+json">{"@type":"Order"}</script>'],
    ['the box that opens a menu', '<input type="checkbox" class="mj-menu-checkbox">'],
    ['the radios of a carousel', '<input type="radio" name="a" checked>'],
    ['web fonts by link', '<link rel="stylesheet" href="https://fonts.googleapis.com/css2?family=Inter">'],
    ['an encoding', '<meta http-equiv="Content-Type" content="text/html; charset=utf-8">'],
    ['Outlook’s own', '<!--[if mso]><table><tr><td><![endif]--><p>x</p><!--[if mso]></td></tr></table><![endif]-->'],
    ['media queries', '<style>@media (max-width:600px){p{display:block!important}}</style>'],
    ['a base, which makes a finding of its own', '<base href="https://x.test/" target="_blank">'],
    ['a drawing', '<svg viewBox="0 0 9 9"><path d="M0 0h9"/></svg>'],
  ])('%s', (_, html) => {
    expect(found(`<html><body>${html}</body></html>`)).toEqual([]);
  });
});

it.each(['⚡4email', 'amp4email'])('says once that a file is the AMP version: %s', (mark) => {
  const scripts = '<script async src="https://cdn.ampproject.org/v0.js"></script>'.repeat(3);
  expect(
    found(`<!doctype html><html ${mark} lang="en"><head>${scripts}</head><body><form></form></body></html>`),
  ).toEqual(['This is the AMP version of an e-mail; Mailroom needs its HTML version']);
});

it('names the place in the file', () => {
  const html = '<html>\n<body>\n  <p>x</p>\n  <img src="a.png" onerror="x()">\n</body></html>';
  const [finding] = findActiveContent(readMail(html));
  expect(finding).toMatchObject({ place: { line: 4, col: 20 }, part: '<img src="a.png" onerror="x()">' });
});
