import type { FindingKindName } from '@mailroom/domain/verdicts/creativeFindings';

/** An e-mail in the manner of a well-known sender or template, and every finding that a person would agree with. */
export interface CorpusEmail {
  name: string;
  html: string;
  subject?: string;
  /** The hidden text that inboxes show beside the subject, where it is to be compared. */
  preheader?: string | null;
  /** Each kind with the lines it is found in. */
  expected: Partial<Record<FindingKindName, readonly (number | null)[]>>;
}

const UNSUBSCRIBE = '<a href="{{unsubscribe_url}}" style="color:#333333">Unsubscribe</a>';
const FOOTER = `<p style="font-size:12px;color:#333333">Kestrel Goods, 18 Dock Lane, Salem MA 01970. ${UNSUBSCRIBE}</p>`;

function page(body: string, head = ''): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>News from Kestrel Goods</title>${head}</head>
<body style="margin:0;background-color:#ffffff">
${body}
</body>
</html>`;
}

const STORY = '<p>The autumn coats are here, in wool from two mills that we visited in August.</p>';

export const wholeEmails: readonly CorpusEmail[] = [
  {
    name: 'a navigation bar as MJML compiles it, with the box that opens it on a phone',
    html: page(
      `<div class="mj-inline-links"><!--[if !mso]><!--><input type="checkbox" id="7c1" class="mj-menu-checkbox" style="display:none !important; max-height:0; visibility:hidden;"><!--<![endif]-->
<div class="mj-menu-trigger" style="display:none;max-height:0px;max-width:0px;font-size:0px;overflow:hidden;"><label for="7c1" class="mj-menu-label">&#9776;</label></div>
<a class="mj-link" href="https://kestrel.example/coats" style="color:#000000;padding:15px 10px">Coats</a><a class="mj-link" href="https://kestrel.example/boots" style="color:#000000">Boots</a></div>
${STORY}${FOOTER}`,
      '<style>@media only screen and (max-width:480px){.mj-menu-checkbox[type="checkbox"]~.mj-inline-links{display:none!important}}</style>',
    ),
    expected: {},
  },
  {
    name: 'a carousel as MJML compiles it, with radios for its pictures',
    html: page(
      `<div class="mj-carousel"><input class="mj-carousel-radio mj-carousel-radio-1" checked="checked" type="radio" name="mj-carousel-radio-a" id="mj-carousel-a-radio-1" style="display:none;mso-hide:all;"><input class="mj-carousel-radio" type="radio" name="mj-carousel-radio-a" id="mj-carousel-a-radio-2" style="display:none;mso-hide:all;">
<img src="https://img.kestrel.example/1.jpg" alt="Grey coat" style="width:100%"><img src="https://img.kestrel.example/2.jpg" alt="Blue coat" style="width:100%"></div>
${STORY}${FOOTER}`,
    ),
    expected: {},
  },
  {
    name: 'Outlook’s conditional comments with VML behind a button',
    html: page(
      `<!--[if mso]><table role="presentation" width="600"><tr><td><![endif]-->
<div style="max-width:600px;margin:0 auto">${STORY}
<!--[if mso]><v:roundrect xmlns:v="urn:schemas-microsoft-com:vml" href="https://kestrel.example/sale" style="height:44px;width:220px" arcsize="10%" fillcolor="#1a4f8b"><center>See the coats</center></v:roundrect><![endif]-->
<!--[if !mso]><!--><a href="https://kestrel.example/sale" style="background-color:#1a4f8b;color:#ffffff">See the coats</a><!--<![endif]-->${FOOTER}</div>
<!--[if mso]></td></tr></table><![endif]-->`,
      '<!--[if mso]><noscript><xml><o:OfficeDocumentSettings><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml></noscript><![endif]-->',
    ),
    expected: {},
  },
  {
    name: 'a receipt with data for machines, sent to the reader’s address only',
    html: page(
      `<script type="application/ld+json">{"@context":"http://schema.org","@type":"Order","orderNumber":"K-1182"}</script>
<h1>Thank you</h1><p>Order K-1182 was paid by card.</p>
<p>Shipping address: Ana Roy, 44 Harbour Road, Portsmouth NH 03801</p>
<p>Questions? Answer this mail. ${UNSUBSCRIBE}</p>`,
    ),
    expected: { no_postal_address: [null] },
  },
  {
    name: 'web fonts over http, imported and linked',
    html: page(
      `${STORY}${FOOTER}`,
      `<style>@import url(http://fonts.googleapis.com/css?family=Lato);</style>
<link rel="stylesheet" href="http://fonts.googleapis.com/css?family=Lora">`,
    ),
    expected: { insecure_font: [3, 4] },
  },
  {
    name: 'pictures inside the HTML, which Gmail does not show',
    html: page(`<img src="data:image/png;base64,iVBORw0KGgo=" alt="A coat">${STORY}${FOOTER}`),
    expected: { client_loses_content: [5], image_without_size: [5] },
  },
  {
    name: 'a hidden preheader, filled up with invisible letters',
    html: page(
      `<div style="display:none;max-height:0;overflow:hidden">Two mills, one coat &#847;&zwnj;&nbsp;&#8199;</div>${STORY}${FOOTER}`,
    ),
    expected: {},
  },
  {
    name: 'one picture and nothing else',
    html: page(
      `<a href="https://kestrel.example/sale"><img src="https://img.kestrel.example/all.jpg" alt=""></a>${FOOTER}`,
    ),
    expected: { mostly_images: [null], link_without_name: [5], image_without_size: [5] },
  },
  {
    name: 'a template of Mailchimp',
    html: page(
      `<p>Dear *|FNAME|*,</p>${STORY}<p>*|LIST:ADDRESS|*</p>
<p><a href="*|UNSUB|*" style="color:#222222">Unsubscribe</a></p>`,
    ),
    expected: { no_unsubscribe_link: [6], foreign_merge_field: [5, 5] },
  },
  {
    name: 'a template of Klaviyo, whose tag draws the whole unsubscribe link',
    html: page(
      `<p>Hi {{ person.first_name }},</p>${STORY}
<p>No longer want these mails? {% unsubscribe %}.
{{ organization.name }} {{ organization.full_address }}</p>`,
    ),
    expected: { foreign_merge_field: [5, 7], no_unsubscribe_link: [6], unknown_merge_field: [7] },
  },
  {
    name: 'a template of Mailchimp with the way out at both ends, and once more for Outlook',
    html: page(
      `<p><a href="*|UNSUB|*" style="color:#222222">Unsubscribe</a></p>${STORY}<p>Kestrel Goods, 18 Dock Lane, Salem MA 01970</p>
<!--[if mso]><p><a href="*|UNSUB|*">Unsubscribe</a></p><![endif]-->
<p><a href="*|UNSUB|*" style="color:#222222">Leave this list</a></p>`,
    ),
    expected: { no_unsubscribe_link: [5] },
  },
  {
    name: 'a shop whose picture has no alt text and is all that its link holds',
    html: page(
      `<a href="https://kestrel.example/coats"><img src="https://img.kestrel.example/7f.jpg" width="300" height="200"></a>
<img src="https://img.kestrel.example/8f.jpg" width="300" height="200">${STORY}${FOOTER}`,
    ),
    expected: { link_without_name: [5], image_without_text: [6] },
  },
  { name: 'a page on which nothing was written yet', html: page(''), expected: { no_body: [null] } },
  {
    name: 'a template of SendGrid, whose unsubscribe link is a tag',
    html: page(`${STORY}<p>Kestrel Goods, 18 Dock Lane, Salem MA 01970</p>
<p><a href="<%asm_group_unsubscribe_raw_url%>" style="color:#222222">Leave this list</a></p>`),
    expected: { no_unsubscribe_link: [6] },
  },
  {
    name: 'an unsubscribe link that was never filled in',
    html: page(`${STORY}<p>Kestrel Goods, 18 Dock Lane, Salem MA 01970</p>
<p><a href="#" style="color:#222222">Unsubscribe</a></p>`),
    expected: { no_unsubscribe_link: [6] },
  },
  {
    name: 'a link whose whole target is a field that nobody fills',
    html: page(`${STORY}<a href="{{action_url}}" style="color:#111111">Pay the invoice</a>${FOOTER}`),
    expected: {},
  },
  {
    name: 'a sale whose numbers only look like an address',
    html: page(
      `<p>Only 20 pairs left on the way, sale 2026, order 12345. Come to our 14 places of work.</p><p>${UNSUBSCRIBE}</p>`,
    ),
    expected: { no_postal_address: [null] },
  },
  {
    name: 'a link that names a bank and leads elsewhere',
    html: page(
      `${STORY}<a href="https://promo-mail.com/c/1" style="color:#111111">https://www.paypal.com/login</a>
<a href="https://shop.kestrel.com/coats" style="color:#111111">www.kestrel.com</a>${FOOTER}`,
    ),
    expected: { link_misleads: [5] },
  },
  {
    name: 'white on white, grey on grey, and a caption of nine pixels',
    html: page(
      `<p style="color:#ffffff">free free free winner</p>
${STORY}<table role="presentation"><tr><td bgcolor="#eeeeee" style="color:#999999;font-size:14px">Prices include tax</td></tr></table>
<p style="font:9px/12px Arial;color:#222222">While stocks last</p>${FOOTER}`,
    ),
    expected: { low_contrast: [5, 6], small_text: [7] },
  },
  {
    name: 'right to left, in Arabic, with an address of Dubai',
    html: `<!doctype html>
<html lang="ar" dir="rtl"><head><title>وصلت المعاطف</title></head><body>
<h1>وصلت معاطف الخريف</h1><p>صوف من مصنعين زرناهما في أغسطس، والشحن مجاني هذا الأسبوع لكل الطلبات.</p>
<p>Kestrel, Office 12, 44 Al Wasl Road, Dubai, United Arab Emirates <a href="{{unsubscribe_url}}" style="color:#111111">إلغاء الاشتراك</a></p></body></html>`,
    expected: { wrong_encoding: [null] },
  },
  {
    name: 'a hybrid layout without a rule for phones, 640 px wide',
    html: page(
      `<table role="presentation" width="640"><tr><td>${STORY}
<table role="presentation" width="100%"><tr><td>${FOOTER}</td></tr></table></td></tr></table>`,
    ),
    expected: { wide_on_phone: [5] },
  },
  {
    name: 'an unfinished template: filler, no language, no title, a subject without end',
    subject: `${'The autumn coats are here and '.repeat(4)}more`,
    html: `<html><body>
<p>Lorem ipsum dolor sit amet, consectetur. The coats are here, in wool from two mills that we visited.</p>
<p>Kestrel Goods, 18 Dock Lane, Salem MA 01970. <a href="{{unsubscribe_url}}" style="color:#333333">Unsubscribe</a></p></body></html>`,
    expected: { filler_text: [2], no_language: [1], no_title: [null], subject_long: [null] },
  },
  {
    name: 'a designer’s button over a background picture, which nobody can judge',
    html: page(
      `<div style="background:#204060 url(https://img.kestrel.example/bg.jpg)"><a href="https://kestrel.example" style="color:#dddddd">See the coats</a></div>${STORY}${FOOTER}`,
    ),
    expected: {},
  },
  {
    name: 'tables for the layout beside one with prices, and headings chosen by their size',
    html: page(
      `<table width="100%"><tr><td>
<h1>Autumn coats</h1><h3>From two mills</h3>${STORY}
<table><tr><th>Coat</th><th>Price</th></tr><tr><td>Wool</td><td>240</td></tr></table>
</td></tr></table>
<table role="presentation"><tr><td><h1>Boots</h1>${FOOTER}</td></tr></table>`,
    ),
    expected: { layout_table: [5], heading_order: [6, 9] },
  },
  {
    name: 'dark mode that forgets its links, a note and the footer',
    html: page(
      `<div class="body" style="background-color:#ffffff;color:#222222"><h1>Autumn coats</h1>${STORY}
<p>Read <a href="https://kestrel.example/mills" style="color:#2a52be">about the mills</a></p>
<p class="note" style="color:#555555">Prices include tax.</p>
${FOOTER}</div>`,
      `<meta name="color-scheme" content="light dark"><style>@media (prefers-color-scheme: dark) {
.body { background-color: #1c1c1e !important; color: #f2f2f7 !important }
h1, p a.more { color: #ffffff !important } }</style>`,
    ),
    expected: { dark_contrast: [8, 9, 10] },
  },
  {
    name: 'an ordinary sale, loud but honest',
    subject: 'Last chance: free shipping ends tonight',
    html: page(
      `<h1>FINAL SALE</h1>${STORY}<p>Save up to 50 %! Order now, while stocks last. Limited time only.</p>
<p>Money-back guarantee, no hidden fees, risk-free returns for 30 days. Don’t miss it!</p>${FOOTER}`,
    ),
    expected: {},
  },
  {
    name: 'a promise of riches',
    subject: 'Dear friend, earn money from home',
    html: page(
      `<p>Act now! You have been selected for a cash bonus.</p>
<p>Double your income, 100% guaranteed!!!</p>${STORY}${FOOTER}`,
    ),
    expected: { filter_words: [null, null, 5, 5, 5, 6, 6, 6] },
  },
  {
    name: 'a newsletter that says the same under each story, with its pages for e-mail and law untracked',
    html: page(
      `${['mills', 'boots', 'wool', 'dye']
        .map(
          (story) => `<h2>[Video] ${story} [1]</h2>
<p>Sponsored [PDF] <a href="https://kestrel.example/${story}?utm_source=mail&amp;utm_campaign=autumn" style="color:#111111">Read the full story</a>
<a href="https://kestrel.example/by/${story}?utm_source=mail&amp;utm_campaign=autumn" style="color:#111111">5 min read</a></p>`,
        )
        .join('')}<p><a href="https://kestrel.example/privacy" style="color:#111111">Privacy</a>
<a href="https://kestrel.example/e-mail/preferences" style="color:#111111">Unsubscribe from some</a></p>${FOOTER}`,
    ),
    expected: {},
  },
  {
    name: 'a template that was filled in by halves',
    subject: 'New: [Product Name]',
    html: page(
      `${STORY}<p>[Insert date] <a href="https://kestrel.example/a?utm_campaign=autumn" style="color:#111111">The grey coat</a>
<a href="https://kestrel.example/b?utm_campaign=autumn" style="color:#111111">The grey coat</a>
<a href="https://kestrel.example/c?utm_campaign=autumn" style="color:#111111">The blue coat</a>
<a href="https://kestrel.example/d?utm_campaign=spring" style="color:#111111">The green coat</a></p>
<p><a href="https://kestrel.example/sale?utm_campaign=autumn" style="color:#111111">Unsubscribe</a></p>${FOOTER}`,
    ),
    expected: { filler_text: [null, 5], links_same_name: [6], tracking_differs: [8], unsubscribe_elsewhere: [9] },
  },
  {
    name: 'active content in old clothes',
    html: page(`${STORY}<form action="https://kestrel.example/poll"><input type="image" src="https://img.kestrel.example/go.png"></form>
<p onclick="go()">Poll</p>${FOOTER}`),
    expected: { active_content: [5, 5, 6] },
  },
];
