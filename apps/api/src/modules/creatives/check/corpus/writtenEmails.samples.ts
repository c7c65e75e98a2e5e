import type { CorpusEmail } from './wholeEmails.samples.ts';

const INK = 'style="color:#222222"';
const LEAVE = `<a href="{{unsubscribe_url}}" ${INK}>`;

function mail(language: string, title: string, body: string): string {
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><title>${title}</title></head>
<body style="margin:0;background-color:#ffffff;color:#222222">
${body}
</body>
</html>`;
}

/** E-mails of many trades and languages, each with every finding that somebody who reads it would agree with. */
export const writtenEmails: readonly CorpusEmail[] = [
  {
    name: 'an invoice in German, with a table of items and an imprint',
    subject: 'Ihre Rechnung 2026-1182',
    html: mail(
      'de',
      'Ihre Rechnung',
      `<h1>Rechnung 2026-1182</h1><p>Guten Tag {{first_name|zusammen}}, vielen Dank für Ihre Bestellung.</p>
<table><thead><tr><th scope="col">Artikel</th><th scope="col">Preis</th></tr></thead><tbody><tr><td>Regenjacke</td><td>129,00 €</td></tr></tbody></table>
<p><a href="https://kestrel.example/rechnungen/1182" ${INK}>Rechnung ansehen</a></p>
<p>Kestrel GmbH, Am Sandtorkai 14, 20457 Hamburg, HRB 4711. ${LEAVE}Abmelden</a></p>`,
    ),
    expected: {},
  },
  {
    name: 'an invitation in French, with links for three calendars',
    subject: 'Vous êtes invités jeudi soir',
    html: mail(
      'fr',
      'Invitation',
      `<h1>Une soirée parmi le verre</h1><p>Nous ouvrons les ateliers jeudi à 19 heures, avec un verre et une visite.</p>
<p><a href="webcal://musee.example/soiree.ics" ${INK}>Ajouter au calendrier</a>
<a href="https://calendar.google.com/calendar/render?action=TEMPLATE&amp;text=Soir%C3%A9e" ${INK}>Google Agenda</a></p>
<p>Musée du Verre, 12 rue de la Paix, 75002 Paris. ${LEAVE}Se désabonner</a></p>`,
    ),
    expected: { app_link: [6] },
  },
  {
    name: 'a survey whose five stars are pictures, each with its own answer',
    subject: 'How was your visit?',
    html: mail(
      'en',
      'How was your visit?',
      `<p>Dear {{first_name|visitor}}, how did you like the new rooms? One click on a star is enough.</p>
<p>${[1, 2, 3, 4, 5]
        .map(
          (star) =>
            `<a href="https://museum.example/rate?stars=${star}" ${INK}><img src="https://img.museum.example/star.png" alt="${star} of 5 stars" width="32" height="32"></a>`,
        )
        .join('\n')}</p>
<p>Kestrel Museum, 18 Dock Lane, Salem MA 01970. ${LEAVE}Unsubscribe</a></p>`,
    ),
    expected: {},
  },
  {
    name: 'a password mail as a letter, without an address and without a way out',
    subject: 'Your new password',
    html: mail(
      'en',
      'Your new password',
      `<p>Hello {{first_name}}, somebody asked for a new password. The link works for one hour.</p>
<p><a href="http://account.kestrel.example/reset" ${INK}>Choose a new password</a></p>
<p>If it wasn’t you, there is nothing to do.</p>`,
    ),
    expected: { no_unsubscribe_link: [null], no_postal_address: [null], missing_fallback: [5], insecure_link: [6] },
  },
  {
    name: 'a booking in Spanish, with a phone number, a map and an app',
    subject: 'Su reserva está confirmada',
    html: mail(
      'es',
      'Su reserva',
      `<h1>Le esperamos el sábado</h1><p>Hemos reservado una mesa para dos personas a las 21.00 horas.</p>
<p><a href="tel:+34915550101" ${INK}>Llamar</a> <a href="geo:40.4168,-3.7038" ${INK}>Cómo llegar</a>
<a href="kestrelapp://booking/77" ${INK}>Abrir en la aplicación</a></p>
<p>Casa Kestrel, Calle de Alcalá 21, 28014 Madrid, España. ${LEAVE}Darse de baja</a></p>`,
    ),
    expected: { app_link: [6, 7] },
  },
  {
    name: 'an appeal with a picture above the words and a heavy dark band',
    subject: 'Forty nights without rain',
    html: mail(
      'en',
      'Forty nights without rain',
      `<img src="https://img.relief.example/well.jpg" alt="A dry well at noon" width="600" height="300" style="display:block">
<table role="presentation" width="600"><tr><td bgcolor="#10202c" style="color:#ffffff;font-size:16px">Ten euros fill one tank. Two tanks bring a family through the week.</td></tr></table>
<p><a href="https://relief.example/give?amount=10" style="color:#ffffff;background-color:#8a1c1c;padding:12px">Give ten euros</a></p>
<p>Relief, 7 Quay Street, Galway H91 XY12, Ireland. ${LEAVE}Unsubscribe</a></p>`,
    ),
    expected: { wide_on_phone: [5] },
  },
  {
    name: 'a template of HubSpot, with its fields and its own footer',
    subject: 'Your {{ contact.company }} report is ready',
    html: mail(
      'en',
      'Your report is ready',
      `<p>Hi {{ contact.firstname }}, your report is ready. It compares last month with the month before.</p>
<p><a href="https://kestrel.example/report?email={{ contact.email }}" ${INK}>Open the report</a></p>
<p>{{ site_settings.company_name }}, {{ site_settings.company_street_address_1 }} <a href="{{ unsubscribe_link }}" ${INK}>Unsubscribe</a></p>`,
    ),
    expected: {
      foreign_merge_field: [5, 7, 6],
      no_unsubscribe_link: [7],
      unknown_merge_field: [7],
    },
  },
  {
    name: 'a page as react-email draws it, with its comments and a padded preview text',
    subject: 'Confirm your address',
    html: `<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd"><html dir="ltr" lang="en"><head><meta content="text/html; charset=UTF-8" http-equiv="Content-Type"/><meta name="x-apple-disable-message-reformatting"/><title>Confirm your address</title></head><body style="background-color:#ffffff"><!--$--><div style="display:none;overflow:hidden;line-height:1px;opacity:0;max-height:0;max-width:0" data-skip-in-text="true">One click, and you are in<div> ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿</div></div>
<table align="center" width="100%" border="0" cellPadding="0" cellSpacing="0" role="presentation" style="max-width:37.5em"><tbody><tr style="width:100%"><td>
<h1 style="color:#1d1c1d;font-size:36px">Confirm your address</h1><p style="font-size:20px;line-height:28px">Your code is below. It is good for ten minutes, and for this address only.</p>
<p style="font-size:30px;text-align:center"><!-- -->482 113</p><hr style="width:100%;border:none;border-top:1px solid #eaeaea"/>
<p style="font-size:12px;color:#666666">Kestrel Inc, 548 Market Street, San Francisco, CA 94104. <a href="{{unsubscribe_url}}" style="color:#666666">Unsubscribe</a></p></td></tr></tbody></table><!--7--><!--/$--></body></html>`,
    expected: {},
  },
  {
    name: 'a page in the manner of Foundation, with spacers, a centred wrapper and one layout table that says nothing',
    subject: 'Two seats are still free',
    html: mail(
      'en',
      'Two seats are still free',
      `<span class="preheader" style="display:none!important;font-size:1px;max-height:0;overflow:hidden">Thursday, seven o’clock</span>
<table class="body" role="presentation"><tr><td class="center" align="center"><center data-parsed="">
<table class="spacer float-center" role="presentation"><tbody><tr><td height="16" style="font-size:16px;line-height:16px">&#xA0;</td></tr></tbody></table>
<table class="container" width="580"><tbody><tr><td><h4>Two seats are still free</h4><p>On Thursday we read from three letters that nobody has printed.</p>
<table class="button" role="presentation"><tr><td bgcolor="#215a8e"><a href="https://museum.example/seats" style="color:#ffffff">Take a seat</a></td></tr></table>
<p>Kestrel Museum, 18 Dock Lane, Salem MA 01970. ${LEAVE}Unsubscribe</a></p></td></tr></tbody></table></center></td></tr></table>`,
    ),
    expected: { layout_table: [8], wide_on_phone: [8] },
  },
  {
    name: 'a hero as MJML compiles it without a language, with a picture of VML and a menu for phones before its words',
    subject: 'Two mills, one coat',
    html: mail(
      'und',
      'Two mills, one coat',
      `<!--[if mso | IE]><table align="center" border="0" role="presentation" width="600"><tr><td style="line-height:0;font-size:0"><v:image style="border:0;height:420px;position:absolute;top:0;width:600px;z-index:-3" src="https://img.kestrel.example/mill.jpg" xmlns:v="urn:schemas-microsoft-com:vml" /><![endif]-->
<div class="mj-menu-trigger" style="display:none;max-height:0px;font-size:0px;overflow:hidden"><span>&#9776;</span><span>&#8855;</span></div>
<p>The autumn coats are here, in wool from two mills that we visited in August.</p>
<!--[if mso | IE]></td></tr></table><![endif]-->
<p>Kestrel Goods, 18 Dock Lane, Salem MA 01970. ${LEAVE}Unsubscribe</a></p>`,
    ),
    preheader: null,
    expected: { no_language: [2] },
  },
  {
    name: 'a carousel as MJML compiles it, in a sheet that Gmail is to drop',
    subject: 'Three coats in motion',
    html: mail(
      'en',
      'Three coats in motion',
      `<style>.mj-carousel-content{display:block}
@goodbye { @gmail }</style>
<p>The autumn coats are here, in wool from two mills that we visited in August.</p>
<p>Kestrel Goods, 18 Dock Lane, Salem MA 01970. ${LEAVE}Unsubscribe</a></p>`,
    ),
    expected: {},
  },
  {
    name: 'rows as Foundation compiles them, whose columns are headings, beside an order',
    subject: 'Your order',
    html: mail(
      'en',
      'Your order',
      `<table class="row"><tbody><tr><th class="small-12 columns">
<p>Thank you for your order, which leaves our house tomorrow.</p></th><th class="expander"></th></tr></tbody></table>
<table><tr><th>Item</th><th>Price</th></tr><tr><td>Coat</td><td>240 €</td></tr></table>
<p>Kestrel Goods, 18 Dock Lane, Salem MA 01970. ${LEAVE}Unsubscribe</a></p>`,
    ),
    expected: { layout_table: [5] },
  },
  {
    name: 'a shop in Japanese, with a preference page beside the way out',
    subject: '秋のコートが入荷しました',
    html: mail(
      'ja',
      '秋のコート',
      `<h1>秋のコートが入荷しました</h1><p>二つの工房で織られたウールのコートを、今週だけ送料無料でお届けします。</p>
<p><a href="https://kestrel.example/ja/coats" ${INK}>コートを見る</a></p>
<p>ケストレル株式会社 〒150-0002 東京都渋谷区渋谷2-21-1 <a href="https://kestrel.example/ja/preferences" ${INK}>配信設定</a> ${LEAVE}配信停止</a></p>`,
    ),
    expected: {},
  },
  {
    name: 'a plain letter from a salesperson, written in a word processor',
    subject: 'Our call on Monday',
    html: `<html><head><meta http-equiv="Content-Type" content="text/html; charset=windows-1252"><title>Our call</title></head><body lang="EN-GB">
<p class="MsoNormal"><span style="font-size:11.0pt">Dear {{first_name|colleague}},<o:p></o:p></span></p>
<p class="MsoNormal">thank you for the call. The offer is attached <a href="file:///C:/Users/ana/offer.pdf">here</a>, and there is a <a href="https://kestrel.example/offer">page</a> too.<o:p></o:p></p>
<p class="MsoNormal">Ana Roy, Kestrel Goods, 18 Dock Lane, Salem MA 01970. <a href="{{unsubscribe_url}}">Unsubscribe</a></p></body></html>`,
    expected: { no_language: [1], wrong_encoding: [1] },
  },
  {
    name: 'a sheet of offers in three columns, whose pictures lead nowhere yet',
    subject: 'Three coats, three prices',
    html: mail(
      'en',
      'Three coats',
      `<table role="presentation" width="600"><tr>${['Grey', 'Blue', 'Green']
        .map(
          (coat) =>
            `<td width="200"><a href="#" ${INK}><img src="https://img.kestrel.example/${coat.toLowerCase()}.jpg" alt="${coat} coat" width="180" height="240"></a><p>${coat} coat, from the mill in the valley that we visited in August</p></td>`,
        )
        .join('\n')}</tr></table>
<p>Kestrel Goods, 18 Dock Lane, Salem MA 01970. ${LEAVE}Unsubscribe</a></p>`,
    ),
    expected: { wide_on_phone: [5] },
  },
];
