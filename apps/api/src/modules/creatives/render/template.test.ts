import fc from 'fast-check';
import { expect, it, describe } from 'vitest';
import type { Place } from '../html/finding.ts';
import { readMail } from '../html/mail.ts';
import { elementsOf, parseHtml } from '../html/tree.ts';
import { findLinks } from '../html/links.ts';
import { fillTemplate, parseTemplate } from './template.ts';
import type { Fill } from './template.ts';
import { expectMeasured } from '../../../testing/measured.ts';

function render(html: string, fill: Partial<Fill> = {}, preheader = ''): string {
  return fillTemplate(parseTemplate({ html, subject: '', preheader, text: '' }), { values: {}, ...fill }).html ?? '';
}

const NASTY = `"><script>alert(1)</script>' onmouseover=x {{email}} \${7*7} %secret%`;

describe('values', () => {
  it('are text in text', () => {
    expect(render('<p>Hi {{first_name}}!</p>', { values: { first_name: NASTY } })).toBe(
      `<p>Hi &quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&#39; onmouseover=x {{email}} \${7*7} %secret%!</p>`,
    );
  });
  it('stay inside their attribute, quoted or bare', () => {
    for (const html of ['<img alt="{{first_name}}">', "<img alt='{{first_name}}'>", '<img alt={{first_name}}>']) {
      const image = readMail(render(html, { values: { first_name: NASTY } }));
      expect(JSON.stringify(findLinks(image))).toBe('[]');
      const attributes = render(html, { values: { first_name: 'a b" c=d' } });
      expect(attributes).toMatch(/^<img alt=["']a b&quot; c=d["']>$/);
    }
  });
  it('are never added to the address of a base, which mail programs drop', () => {
    const html = '<base href="https://x.test/{{first_name}}" target="_blank"><a href="/a">x</a>';
    expect(render(html, { values: { first_name: 'a' } })).toBe('<base  target="_blank"><a href="/a">x</a>');
  });
  it('are encoded inside a target', () => {
    expect(
      render('<a href="https://x.test/?q={{first_name}}&amp;a=1">x</a>', { values: { first_name: 'a&b="c d"' } }),
    ).toBe('<a href="https://x.test/?q=a%26b%3D%22c%20d%22&amp;a=1">x</a>');
  });
  it('are a whole target only as a web address', () => {
    const html = '<a href="{{company}}">x</a>';
    expect(render(html, { values: { company: 'javascript:alert(1)' } })).toBe('<a href="#">x</a>');
    expect(render(html, { values: { company: 'https://x.test/a"b' } })).toBe('<a href="https://x.test/a&quot;b">x</a>');
  });
  it('lose what could end a rule in CSS', () => {
    expect(render('<p style="color:{{company}}">x</p>', { values: { company: 'red;background:url(x)' } })).toBe(
      '<p style="color:redbackgroundurlx">x</p>',
    );
    expect(render('<style>a{b:{{company}}}</style>', { values: { company: '</style><script>' } })).toBe(
      '<style>a{b:stylescript}</style>',
    );
  });
  it('fall back where they are empty', () => {
    expect(render('<p>Hi {{first_name|there}}</p>', { values: { first_name: ' ' } })).toBe('<p>Hi there</p>');
  });
  it('S43 evaluates nothing and looks up only fields', () => {
    const html = '<p>{{env}} {{constructor}} {{__proto__}} ${process.env} %secret% {{{first_name}}} {{#if x}}</p>';
    expect(render(html, { values: { env: 'canary', secret: 'canary' } })).not.toContain('canary');
    expect(render('<p>{{env}} ${7*7} %x%</p>')).toBe('<p>{{env}} ${7*7} %x%</p>');
  });
  it('survive a broken half of a character', () => {
    expect(() =>
      render('<a href="https://x.test/{{first_name}}">x</a>', { values: { first_name: '\ud800' } }),
    ).not.toThrow();
  });
});

describe('links', () => {
  const tracked: Partial<Fill> = { linkUrl: ({ line, col }) => `https://t.test/c/${line}-${col}?a=1&b=2` };
  it('are rewritten at their position, whatever their quotes', () => {
    expect(
      render(
        `<a href="https://a.test">1</a><a class=x href=https://b.test>2</a><a href='https://c.test'>3</a>`,
        tracked,
      ),
    ).toBe(
      `<a href="https://t.test/c/1-4?a=1&amp;b=2">1</a><a class=x href="https://t.test/c/1-42?a=1&amp;b=2">2</a><a href='https://t.test/c/1-70?a=1&amp;b=2'>3</a>`,
    );
  });
  it('are those that the check finds, also in misnested markup', () => {
    const html =
      '<a href="https://a.test"><table><tr><td><a href="https://b.test">x<b></a>y</td></tr></table></a><a href="https://c.test">z</a>';
    const found = findLinks(readMail(html));
    const urlAt = ({ line, col }: Place) => found.find(({ place }) => place?.line === line && place.col === col)?.url;
    const sent = render(html, { linkUrl: (place) => urlAt(place)?.replace('.test', '.tracked') });
    expect(found.map((link) => link.url)).toEqual(['https://a.test', 'https://b.test', 'https://c.test']);
    expect(sent).toBe(html.replaceAll('.test', '.tracked'));
  });
  it('stay unchanged where the caller has no address for them', () => {
    const html = '<a href="{{unsubscribe_url}}">Unsubscribe</a>';
    expect(render(html, { values: { unsubscribe_url: 'https://t.test/u/1' }, linkUrl: () => undefined })).toBe(
      '<a href="https://t.test/u/1">Unsubscribe</a>',
    );
  });
});

describe('what is added', () => {
  it('puts the pixel before the end of the body and the preheader at its start', () => {
    const html = '<!doctype html><html><body class="a"><p>x</p></body></html>';
    const sent = render(html, { pixelUrl: 'https://t.test/o/1.gif' }, 'Only < today');
    expect(sent).toMatch(
      /<body class="a"><div style="display:none[^"]*">Only &lt; today<\/div><p>x<\/p><img src="https:\/\/t\.test\/o\/1\.gif"[^>]*><\/body><\/html>$/,
    );
  });
  it('adds no preheader to a file that begins with the same one', () => {
    const html = '<body><div style="display:none">Only today,\n {{company}}&nbsp;&zwnj;</div><p>x</p></body>';
    const sent = '<body><div style="display:none">Only today,\n Kestrel&nbsp;&zwnj;</div><p>x</p></body>';
    const values = { company: 'Kestrel' };
    expect(render(html, { values }, 'Only today, {{company}} ')).toBe(sent);
    expect(render(html, { values }, 'Only today')).toBe(
      sent.replace(
        '<body>',
        /<body><div [^>]*>Only today<\/div>/.exec(render(html, { values }, 'Only today'))?.[0] ?? '',
      ),
    );
  });
  it('finds its places among fields', () => {
    const sent = render(
      '<title>{{company}}</title><body>{{first_name}}<p>{{first_name}}</body>{{company}}',
      {
        pixelUrl: 'https://t.test/o/1.gif',
        values: { first_name: 'Ann', company: 'Kestrel' },
      },
      'For {{first_name}}',
    );
    expect(sent).toMatch(/^<title>Kestrel<\/title><body><div [^>]*>For Ann<\/div>Ann<p>Ann<img [^>]*><\/body>Kestrel$/);
  });
  it('finds a place in a file without body tags', () => {
    expect(render('<p>x</p>', { pixelUrl: 'https://t.test/o/1.gif' })).toMatch(/^<p>x<\/p><img /);
    expect(render('<!doctype html><p>x', { pixelUrl: 'https://t.test/o.gif' }, 'pre')).toMatch(
      /^<!doctype html><div .*pre<\/div><p>x<img /,
    );
  });
  it('leaves comments out, but keeps conditional ones with their fields', () => {
    expect(
      render('<!-- Template by Anna --><p>x</p><!--[if mso]><v:rect href="{{unsubscribe_url}}"/><![endif]-->', {
        values: { unsubscribe_url: 'https://t.test/u/1' },
      }),
    ).toBe('<p>x</p><!--[if mso]><v:rect href="https://t.test/u/1"/><![endif]-->');
  });
  it('tears no comment that Outlook reads, whatever its spelling', () => {
    const spellings = [
      '<!--[if !mso]><!--><p>1</p><!--<![endif]-->',
      '<!--[if !mso]>--><p>2</p><!--<![endif]-->',
      '<!--[if !mso]><!-- --><p>3</p><!-- <![endif]-->',
      '<![if !mso]><p>4</p><![endif]>',
      '<!-- [if !mso]><!--><p>5</p><!--<![endif]-->',
      '<!--[if (gte mso 9)&(lt mso 16)]><xml><o:AllowPNG/></xml><![endif]-->',
      '<!--[if mso | IE]><table><tr><td width="300"><![endif]--><p>6</p><!--[if mso | IE]></td></tr></table><![endif]-->',
      '<!--[if mso]><p>closed too early --> and shown</p><![endif]-->',
      '<!--[if gte mso 9]><!--[if vml]><v:rect></v:rect><![endif]--><![endif]-->',
      '<?xml:namespace prefix="o" ns="urn:schemas-microsoft-com:office:office" />',
    ];
    const html = `<html><head><style><!-- p { color: red } --></style></head><body>${spellings.join('\n')}</body></html>`;
    expect(render(html)).toBe(html);
    const noted = html.replaceAll('\n', '<!-- a note of Anna -- 20 > 10 -->\n').replace('</body>', '<!-->--></body>');
    expect(render(noted)).toBe(html.replace('</body>', '--></body>'));
  });
  it('gives links and fields in conditional comments what all others get', () => {
    const html =
      '<table><tr><!--[if mso]><td title={{company}}><v:roundrect href="https://shop.test/a--b?u={{email}}">' +
      '<a href="https://shop.test/?n={{first_name}}">{{first_name}}</a></v:roundrect>' +
      '<v:fill src="a.png"/><style>.x{color:{{company}}}</style></td><![endif]--><td>{{first_name}}</td></tr></table>';
    const values = { first_name: 'A & -- B', email: 'a--b@x.test', company: 'Kestrel--' };
    expect(render(html, { values })).toBe(
      '<table><tr><!--[if mso]><td title="Kestrel&#45;&#45;"><v:roundrect href="https://shop.test/a--b?u=a%2D%2Db%40x.test">' +
        '<a href="https://shop.test/?n=A%20%26%20%2D%2D%20B">A &amp; &#45;&#45; B</a></v:roundrect>' +
        '<v:fill src="a.png"/><style>.x{color:Kestrel}</style></td><![endif]--><td>A &amp; -- B</td></tr></table>',
    );
    const template = parseTemplate({ html, subject: '', preheader: '', text: '' }, (url) =>
      url === 'a.png' ? 'https://i.test/1' : undefined,
    );
    const sent = fillTemplate(template, { values, linkUrl: ({ col }) => `https://t.test/${col}` }).html;
    expect(sent).toContain('<v:roundrect href="https://t.test/60">');
    expect(sent).toContain('<v:fill src="https://i.test/1"/>');
    expect(template.links.map(({ url, isOutlookOnly, place }) => [url, isOutlookOnly, place?.col])).toEqual([
      ['https://shop.test/a--b?u={{email}}', true, 60],
      ['https://shop.test/?n={{first_name}}', true, 105],
    ]);
  });
  it('a comment cannot be ended by a value', () => {
    expect(render('<!--[if mso]>{{first_name}}<![endif]-->', { values: { first_name: '--><script>' } })).toBe(
      '<!--[if mso]>&#45;&#45;&gt;&lt;script&gt;<![endif]-->',
    );
  });
});

it('keeps a subject on one line', () => {
  const template = parseTemplate({
    html: null,
    subject: 'For {{first_name}}',
    preheader: '',
    text: 'Hi {{first_name}}',
  });
  expect(fillTemplate(template, { values: { first_name: 'A\r\nBcc: b@x.test' } })).toEqual({
    html: null,
    subject: 'For A Bcc: b@x.test',
    text: 'Hi A\r\nBcc: b@x.test',
  });
});

it('leaves a file without fields byte for byte', () => {
  const html = '<!DOCTYPE html>\r\n<HTML><Body bgcolor=#fff>\t<P>Grüße &amp; ü &nbsp;<br/></p></Body></HTML>\r\n';
  expect(render(html)).toBe(html);
});

it('fills 2,000 in 400 ms', () => {
  const row =
    '<tr><td style="padding:10px">Hello {{first_name}}, see <a href="https://x.test/p?u={{email}}">this</a></td></tr>';
  const html = `<html><body><table>${row.repeat(40)}</table>${'<p>Some words of an ordinary length.</p>'.repeat(500)}</body></html>`;
  const template = parseTemplate({ html, subject: '{{first_name}}', preheader: '', text: '' });
  const started = performance.now();
  for (let at = 0; at < 2_000; at += 1) {
    fillTemplate(template, {
      values: { first_name: `A${at}`, email: `a${at}@x.test` },
      linkUrl: ({ col }) => `https://t.test/c/${at}.${col}`,
    });
  }
  expectMeasured('2,000 templates filled, ms', performance.now() - started, 400);
});

const template = parseTemplate({
  html: `<!doctype html><html><head><title>{{company}}</title><style>.a{color:{{company}}}</style></head>
<body style="color:{{company}}"><p class={{company}} title='{{company}}'>Hi {{company}}</p><a href="{{company}}">1</a>
<a href="https://x.test/{{company}}?q={{company}}#{{company}}">2</a><img src="https://x.test/{{company}}.png" alt="{{company}}">
<!--[if mso]><v:rect href="{{company}}"/><![endif]--></body></html>`,
  subject: 'For {{company}}',
  preheader: 'Hi {{company}}',
  text: '{{company}}',
});

function shapeOf(html: string): unknown {
  return [...elementsOf(parseHtml(html))].map((element) => [
    element.tagName,
    element.attrs.map((attribute) => attribute.name),
  ]);
}

function fillWith(company: string) {
  return fillTemplate(template, { values: { company }, pixelUrl: 'https://t.test/o/1.gif' });
}

it('no value changes the shape of the e-mail, leads elsewhere or breaks a header', () => {
  const shape = shapeOf(fillWith('Kestrel').html ?? '');
  const piece = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom(
      '"',
      "'",
      '<',
      '>',
      '-->',
      '</style>',
      '</title>',
      '{{email}}',
      'javascript:',
      ' onload=',
      '\\',
      '\r\n',
      ';',
      'url(',
    ),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const { html, subject } = fillWith(pieces.join(''));
      expect(shapeOf(html ?? '')).toEqual(shape);
      expect(subject).not.toMatch(/[\r\n]/);
      const [first, second] = findLinks(readMail(html ?? ''));
      expect(first?.url === '#' || /^https?:/i.test(first?.url ?? '')).toBe(true);
      expect(second?.url.startsWith('https://x.test/')).toBe(true);
    }),
    process.env['SOAK_ROWS'] === undefined ? { seed: 7, numRuns: 100 } : { numRuns: 4000 },
  );
});
