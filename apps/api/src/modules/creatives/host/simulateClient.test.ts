import { describe, expect, it } from 'vitest';
import { emailClients } from '@mailroom/domain/verdicts/emailClients';
import { checkClients } from '../check/clients/checkClients.ts';
import { parseHtml, textOf } from '../html/tree.ts';
import { simulateClient } from './simulateClient.ts';

const MAIL = `<!doctype html><html><head><style>
.card { border-radius: 8px; color: #111111; display: flex; gap: 8px }
.card:hover { color: red }
@media (max-width: 600px) { .card { width: 100% } }
</style></head><body bgcolor="#ffffff"><section class="card" style="background-image: url(https://x.test/a.png); padding: 4px">
<p style="color:#000">Six gift sets</p><svg><path d="M0 0h9"/></svg><video src="a.mp4">Film</video>
<img src="data:image/png;base64,aGk=" alt="Hat"><img src="https://x.test/a.webp" alt="Coat"></section></body></html>`;

describe('an e-mail as a client draws it', () => {
  it('has lost what Outlook on Windows ignores, and kept the rest', () => {
    const html = simulateClient(MAIL, 'outlook.windows', false);
    expect(html).not.toMatch(/border-radius|display:\s*flex|gap:|:hover|@media|background-image|<svg|<video|\.webp/);
    // Outlook takes a padding on cells only.
    expect(html).not.toContain('padding');
    expect(simulateClient('<table><td style="padding:4px">x</td></table>', 'outlook.windows', false)).toContain(
      'padding:4px',
    );
    expect(html).toContain('Six gift sets');
    expect(html).toContain('alt="Coat"');
    // The words inside the video are shown in its place.
    expect(html).toContain('Film');
    expect(simulateClient('<video src="a.mp4"><source src="b.mp4"></video>', 'outlook.windows', false)).toBe('');
  });

  it('keeps everything in Apple Mail but images in the file are lost in Gmail', () => {
    const apple = simulateClient(MAIL, 'apple-mail.ios', false);
    expect(apple).toContain('border-radius:8px');
    expect(apple).toContain('base64');
    expect(simulateClient(MAIL, 'gmail.desktop-webmail', false)).not.toContain('base64');
  });

  it('is in Outlook on Windows what its comments, its own properties and VML make of it', () => {
    const html =
      '<div style="display:none;mso-hide:all">Preheader</div><p style="max-height:0;overflow:hidden">Seen</p>' +
      '<!--[if mso]><table><tr><td width="300"><![endif]--><div style="max-width:300px;padding:9px;margin:0 auto">' +
      '<img src="https://x.test/a.png" width="250" style="width:100%;max-width:120px"></div>' +
      '<!--[if mso]></td></tr></table><![endif]-->' +
      '<!--[if mso]><v:rect style="width:90px" fillcolor="#111111"><center>Own</center></v:rect><![endif]-->' +
      '<![if !mso]><p>Others</p><![endif]><table><td background="https://x.test/b.png">x</table><img width="100%" src="c.png">';
    const outlook = simulateClient(html, 'outlook.windows', false);
    expect(outlook).not.toMatch(
      /Preheader|Others|max-width:(?:300|120)|padding|auto|background="|<v:|<img width="100%/,
    );
    expect(outlook).toContain('<td width="300">');
    expect(outlook).toContain('width="250"');
    expect(outlook).toContain('Seen');
    expect(outlook).toContain('background-color:#111111');
    for (const id of ['gmail.android', 'apple-mail.ios', 'outlook.outlook-com', 'outlook.macos'] as const) {
      const other = parseHtml(simulateClient(html, id, false));
      expect(textOf(other)).toContain('Others');
      expect(textOf(other)).not.toContain('Own');
    }
  });

  it.each(emailClients.map(({ id }) => id))('has no feature left that %s lacks', (id) => {
    const html = simulateClient(MAIL, id, false);
    const client = emailClients.find((each) => each.id === id);
    const result = checkClients(parseHtml(html), html, []).find(
      ({ family, platform }) => family === client?.family && platform === client.platform,
    );
    expect(result?.issues.filter(({ support }) => support === 'none')).toEqual([]);
  });

  it('has the colours of the client’s dark mode', () => {
    expect(simulateClient(MAIL, 'outlook.windows', true)).toContain('bgcolor="#000000"');
    expect(simulateClient(MAIL, 'outlook.windows', true)).toContain('color:#ffffff');
    expect(simulateClient(MAIL, 'gmail.desktop-webmail', true)).toContain('bgcolor="#ffffff"');
    const darkGround = MAIL.replace('#ffffff', '#222222');
    expect(simulateClient(darkGround, 'gmail.android', true)).toContain('bgcolor="#222222"');
    expect(simulateClient(darkGround, 'gmail.ios', true)).toContain('bgcolor="#dddddd"');
    const bare = MAIL.replace('#ffffff', '24323F');
    expect(simulateClient(bare, 'gmail.ios', true)).toContain('bgcolor="#c0cedb"');
    expect(simulateClient(bare, 'gmail.android', true)).toContain('bgcolor="24323F"');
    // Tools that compute colours write fractions, and a ground may shine through.
    for (const [ground, dark] of [
      ['rgb(234.6, 234.6, 234.6)', '#141414'],
      ['RGBA(255,255,255,.9)', 'rgba(0,0,0,.9)'],
      ['rgba(255 255 255 / 90%)', 'rgba(0,0,0,90%)'],
    ])
      expect(simulateClient(`<p style="background:${ground}">x</p>`, 'outlook.macos', true)).toContain(
        `style="background:${dark}"`,
      );
  });

  it('has a picture of VML between the grounds around it and its text', () => {
    const hero =
      '<div style="background-color:#eeeeee"><!--[if mso]><v:image src="a.png" style="width:600px;height:90px;position:absolute;z-index:-3" /><![endif]-->Sale</div>';
    expect(simulateClient(hero, 'outlook.windows', false)).toContain('{isolation:isolate}');
    expect(simulateClient(hero.replace('z-index:-3', ''), 'outlook.windows', false)).not.toContain('isolation');
    expect(simulateClient(hero, 'outlook.macos', false)).not.toContain('isolation');
  });

  it('leaves out the style sheets after a quarter of a million characters', () => {
    const sheet = (name: string) => `<style>${`.${name}{color:red}`.repeat(9_000)}</style>`;
    const html = simulateClient(sheet('first') + sheet('second'), 'apple-mail.ios', false);
    expect(html).toContain('.first');
    expect(html).not.toContain('.second');
  });

  it('survives hostile markup and sheets', () => {
    for (const css of ['a{'.repeat(20_000), '('.repeat(50_000), '@media '.repeat(20_000), 'x'.repeat(300_000)]) {
      expect(() => simulateClient(`<style>${css}</style>`, 'outlook.windows', true)).not.toThrow();
    }
    expect(() => simulateClient('<b>'.repeat(20_000), 'outlook.windows', true)).not.toThrow();
  });
});
