import { creativeMends, MEND_KINDS, type MendKind } from '@mailroom/domain/verdicts/creativeMends';
import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { wholeEmails } from '../../api/src/modules/creatives/check/corpus/wholeEmails.samples.ts';
import { mendHtml } from '../../api/src/modules/creatives/mend/mendHtml.ts';
import { provenBeginnings } from '../../api/src/modules/creatives/mend/provenHttps.ts';
import { ensureChromium } from './chromium.ts';

let browser: Browser;
/** Where images are shown, where they are not, and where they are still on their way. A page keeps what it has loaded. */
let pages: Page[];

const IMAGES = ['shown', 'blocked', 'awaited'] as const;
const AWAITED = IMAGES.indexOf('awaited');

const SIZE = { width: 80, height: 40 };
const PICTURE = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.width}" height="${SIZE.height}"><rect width="60" height="30" fill="#369"/></svg>`;

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: ensureChromium(() => {}).path, args: ['--no-sandbox'] });
  pages = await Promise.all(
    IMAGES.map(async (images) => {
      const page = await browser.newPage({ viewport: { width: 640, height: 800 } });
      await page.route('**/*', (route) => {
        if (route.request().resourceType() !== 'image' || images === 'blocked') return route.abort();
        return images === 'shown' ? route.fulfill({ contentType: 'image/svg+xml', body: PICTURE }) : undefined;
      });
      return page;
    }),
  );
});
afterAll(() => browser.close());

/** The pixels of an e-mail on each page. Like many mail programs, it leaves out `<base>`. */
async function drawn(html: string): Promise<string[]> {
  const pictures: string[] = [];
  for (const [index, page] of pages.entries()) {
    // The page that awaits its images never has all it needs.
    const waitUntil = index === AWAITED ? 'domcontentloaded' : 'load';
    await page.setContent(html.replace(/<base\b[^>]*>/gi, ''), { waitUntil });
    pictures.push((await page.screenshot({ fullPage: true, animations: 'disabled' })).toString('base64'));
  }
  return pictures;
}

function mended(html: string, kinds: readonly MendKind[]) {
  const urls = html.matchAll(/src="([^"]*)"/g);
  const imageSizes = new Map([...urls].map((match) => [match[1] ?? '', SIZE]));
  const links = [...html.matchAll(/href="(http:[^"]*)"/g)].map((match) => match[1] ?? '');
  const httpsBeginnings = provenBeginnings(links.map((url) => ({ url, finalUrl: url.replace('http:', 'https:') })));
  return mendHtml({ html, kinds, subject: 'Winter coats', postalAddress: null, imageSizes, httpsBeginnings });
}

const WORDS = 'Order before Sunday evening and we send your parcel without charge, wherever you live in the country.';
const LEAVE = '<a href="{{unsubscribe_url}}">Unsubscribe</a>';
const ADDRESS = '<p>Northlight, 12 Harbour Road, Portsmouth NH 03801</p>';

function email(
  body: string,
  { html = '<html lang="en">', head = '<title>Coats</title>', foot = ADDRESS + LEAVE } = {},
) {
  return `<!doctype html>\n${html}<head>${head}</head><body><p>${WORDS}</p>${body}${foot}</body></html>`;
}

const IMAGE = 'src="https://img.example.com/winter-coats.png"';

/** An e-mail with a place for each kind of mend. */
const SAMPLES: Record<MendKind, string> = {
  no_language: email('', { html: '<html>' }),
  wrong_encoding: email('<p>caf\u00e9</p>', { head: '<meta charset="iso-8859-1"><title>Coats</title>' }),
  no_title: email('', { head: '' }),
  foreign_merge_field: email('<p>Dear *|FNAME|*</p>'),
  base_address: email('<p><img src="coats.png" alt="Coats" width="80" height="40"> <a href="sale">Sale</a></p>', {
    head: '<base href="https://shop.example.com/mail/"><title>Coats</title>',
  }),
  link_escaped_twice: email('<a href="https://shop.example.com/?a=1&amp;amp;b=2">Coats</a>'),
  link_spelling: email('<a href="https://shop.example.com/\ncoats">Coats</a>'),
  windows_character: email('<p>It\u0092s here</p>'),
  text_escaped_twice: email('<p>Coats &amp;ndash; and hats</p>'),
  insecure_link: email('<a href="http://shop.example.com/coats">Coats</a>'),
  image_without_text: email(`<p><img ${IMAGE} width="80" height="40"></p>`),
  link_without_name: email(
    `<p><a href="https://shop.example.com/"><img ${IMAGE} alt="" width="80" height="40"></a></p>`,
  ),
  image_without_size: email(`<p><img ${IMAGE} alt="Coats"></p>`),
  layout_table: email(
    '<table width="600" cellpadding="8"><tr><td width="300" bgcolor="#eeeeee">One</td><td>Two</td></tr></table>',
  ),
  no_unsubscribe_link: email('', { foot: ADDRESS }),
  no_postal_address: email('', { foot: LEAVE }),
};

it.each(MEND_KINDS)('says rightly whether a reader sees the mend of %s', async (kind) => {
  const html = SAMPLES[kind];
  const after = await mended(html, [kind]);
  expect(after.mends).toMatchObject([{ kind, mended: expect.any(Number), left: 0 }]);
  expect(after.html).not.toBe(html);
  const { text, images } = after.visible_changes;
  // A size keeps the place of an image that is not there yet; once it is shown, nothing has changed.
  const shown = (pictures: string[]) => (kind === 'image_without_size' ? pictures.slice(0, 1) : pictures);
  const isSame = JSON.stringify(shown(await drawn(after.html))) === JSON.stringify(shown(await drawn(html)));
  expect(isSame, 'the pixels are the same').toBe(!text && !images);
});

it('keeps the pixels of images that are shown, whatever they lack', async () => {
  for (const kind of ['image_without_text', 'link_without_name', 'image_without_size'] as const) {
    const html = SAMPLES[kind];
    expect((await drawn((await mended(html, [kind])).html))[0], kind).toBe((await drawn(html))[0]);
  }
});

/** Kinds that change neither text nor images, and so nothing that is drawn. */
const UNSEEN = creativeMends.flatMap((mend): MendKind[] => {
  const seen: readonly string[] = 'seen' in mend ? Object.keys(mend.seen) : [];
  return seen.includes('text') || seen.includes('images') || mend.kind === 'image_without_size' ? [] : [mend.kind];
});

it('changes no pixel of a whole e-mail with all mends that nobody sees', async () => {
  let changed = 0;
  for (const { name, html } of wholeEmails) {
    const after = await mended(html, UNSEEN);
    if (after.html === html) continue;
    changed += 1;
    const isSame = JSON.stringify(await drawn(after.html)) === JSON.stringify(await drawn(html));
    expect(isSame, name).toBe(true);
  }
  expect(changed).toBeGreaterThan(0);
});
