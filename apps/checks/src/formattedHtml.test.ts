import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { wholeEmails } from '../../api/src/modules/creatives/check/corpus/wholeEmails.samples.ts';
import { HOSTILE_MARKUP } from '../../api/src/modules/creatives/host/hostile/markup.samples.ts';
import { formatHtml } from '../../portal/src/modules/campaign-creatives/html/format/formatHtml.ts';
import { ensureChromium } from './chromium.ts';

let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: ensureChromium(() => {}).path, args: ['--no-sandbox'] });
  page = await browser.newPage({ viewport: { width: 640, height: 800 } });
  const picture = Buffer.from(DOT, 'base64');
  await page.route('**/*', (route) =>
    route.request().resourceType() === 'image'
      ? route.fulfill({ contentType: 'image/gif', body: picture })
      : route.abort(),
  );
});
afterAll(() => browser.close());

/** A picture of one dot. */
const DOT = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

/** Everything that a reader of the e-mail sees, with its place, and everything that mail programs read. */
async function drawn(html: string) {
  await page.setContent(html.replace(/<script\b[^>]*>/gi, '<script type="text/plain">'));
  return page.evaluate(() => {
    // By their prototype, because an element of the e-mail may have the name of a method.
    const { createTreeWalker, querySelectorAll } = Document.prototype;
    const walker = createTreeWalker.call(document, document, NodeFilter.SHOW_COMMENT);
    const comments: string[] = [];
    while (walker.nextNode()) comments.push(walker.currentNode.nodeValue ?? '');
    const { doctype, compatMode, body } = document;
    return {
      doctype: doctype && [doctype.name, doctype.publicId, doctype.systemId],
      compatMode,
      text: body.innerText,
      comments,
      places: [...querySelectorAll.call(document, '*')].map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const values = [...element.attributes].map(({ name, value }) => `${name}=${value}`);
        return [element.tagName, ...values, ...[x, y, width, height].map(Math.round)].join(' ');
      }),
    };
  });
}

const FORMS = {
  'as it was written': (html: string) => html,
  'without whitespace between tags': (html: string) => html.replace(/>\s+</g, '><'),
  'with each space doubled': (html: string) => html.replace(/> *\n? *</g, (space) => space.replace(/\s+/g, '\n\n  ')),
};

/** E-mails in which one line break more or less is visible. */
const HARD = {
  'columns that stand in one line':
    '<div style="font-size:16px"><!--[if mso]><table><tr><td><![endif]--><div style="display:inline-block;width:50%"><p>One</p></div><!--[if mso]></td><td><![endif]--><div style="display:inline-block;width:50%"><p>Two</p></div><!--[if mso]></td></tr></table><![endif]--></div>',
  'columns that a style sheet puts in one line':
    '<style>@media all { .wide .col { display: inline-block; width: 50% } }</style><div class="wide"><div class="col"><p>One</p></div><div class="col">Two</div></div>',
  'tables that float':
    '<p>One<table align="left"><tr><td>Two</td></tr></table>three</p><table align="left"><tr><td>Four</td></tr></table>five',
  'links without a space between them':
    '<p><a href="#1">One</a><a href="#2">Two</a> <b>three</b><i>four</i><img src="x.png" alt="" width="20"><img src="y.png" alt="" width="20"></p>',
  'a hidden preheader between words':
    '<p>One<span style="display:none">x</span>two<div style="display:none">y</div>three</p>',
  'text drawn as it is written':
    '<pre>  a\n\tb  <b> c</b>\n</pre><p style="white-space:pre-line">One\n  two <i>three\n</i></p><textarea>\n  four\n five</textarea>',
  'text that a style sheet draws as it is written':
    '<style>.code td { white-space: pre }</style><table class="code"><tr><td>a\n   b</td><td>  c</td></tr></table>',
  'cells without content':
    '<style>td:empty { padding: 20px }</style><table border="1"><tr><td></td><td> </td><td>&nbsp;</td></tr></table>',
  'hard spaces and merge fields': '<p>\u00a0One\u00a0 {{first_name|"dear  reader"}} *|IF:A  B|* %%unsub%%\u00a0</p>',
  'comments between words':
    '<p>One<!-- a -->two<!--  b\n  c --> <!--[if !mso]><!-->three<!--<![endif]--></p><![if !mso]><p>Four</p><![endif]>',
  'styles with texts and line breaks':
    '<style>/* a\n   b */ p::before { content: "a\\\n  b" }\n@media all {\n p { color: red }\n}</style><p>One</p>',
  'tags that are not closed':
    '<table><tr><td>One<td>Two<tr><td>Three</table><ul><li>a<li>b <b>c</b></ul><p>Four<p>five</div>six',
  'values with breaks and quotes':
    '<p title="a\n   b" data-x=\'c  "d"\' class=e"f>One</p><a\n  href="#"\n  title=g>two</a>',
};

async function expectSameDrawing(before: string, form: string) {
  const after = formatHtml(before);
  expect(formatHtml(after), `${form}, twice`).toBe(after);
  if (after !== before) expect(await drawn(after), form).toEqual(await drawn(before));
}

it.each([...wholeEmails, ...Object.entries(HARD).map(([name, body]) => ({ name, html: `<!doctype html>${body}` }))])(
  'draws an e-mail with $name as before',
  async ({ html }) => {
    for (const [form, change] of Object.entries(FORMS)) await expectSameDrawing(change(html), form);
  },
);

it.each(HOSTILE_MARKUP)('draws %s as before', async (name, html) => {
  const page = `<!doctype html><html><body><p>One</p>${html} two <b>three</b><p>Four</p></body></html>`;
  await expectSameDrawing(page, name);
});
