interface MailOptions {
  /** The base address of the links: the journey's own server on loopback. */
  targets: string;
  hasUnsubscribe: boolean;
  address: string;
}

/** A promotional e-mail as a shop would send it: preheader, hero, offer, two products, footer. */
export function promotionalMail({ targets, hasUnsubscribe, address }: MailOptions): string {
  const button =
    'display:inline-block;padding:14px 28px;background:#1d4f7a;color:#ffffff;text-decoration:none;font-weight:bold;border-radius:4px;';
  const product = (
    name: string,
    price: string,
    path: string,
  ) => `<td width="50%" style="padding:8px;vertical-align:top;">
<p style="margin:0 0 4px;font-size:16px;font-weight:bold;">${name}</p><p style="margin:0 0 8px;font-size:14px;color:#555555;">${price}</p>
<a href="${targets}${path}?utm_source=mailroom&amp;utm_campaign=trail" style="color:#1d4f7a;">See ${name}</a></td>`;
  return `<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Autumn trail boots</title>
<style>@media (max-width:600px){.wide{width:100%!important}}</style></head>
<body style="margin:0;background:#f3f1ec;font-family:Arial,Helvetica,sans-serif;color:#22252b;">
<div style="display:none;max-height:0;overflow:hidden;">Waterproof pairs from 89 dollars, this week.</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 8px;">
<table role="presentation" class="wide" width="600" cellpadding="0" cellspacing="0" style="background:#ffffff;">
<tr><td style="padding:24px 32px;"><a href="${targets}/" style="color:#22252b;font-weight:bold;text-decoration:none;">Northlight Outdoor</a></td></tr>
<tr><td style="padding:0 32px;"><h1 style="margin:0 0 12px;font-size:28px;line-height:34px;">Boots for wet leaves, {{first_name|friend}}</h1>
<p style="margin:0 0 24px;font-size:16px;line-height:24px;">The autumn pairs are in. We walked each of them for a hundred miles, so you need not.</p>
<a href="${targets}/offer" style="${button}">See the boots</a></td></tr>
<tr><td style="padding:24px;"><table role="presentation" width="100%"><tr>${product('Fellside Mid', '129.00 USD', '/fellside')}${product('Tarn Low', '89.00 USD', '/tarn')}</tr></table></td></tr>
<tr><td style="padding:24px 32px;border-top:1px solid #dddddd;font-size:12px;line-height:18px;color:#666666;">Northlight Outdoor · ${address}<br>
<a href="${targets}/preferences" style="color:#666666;">Preferences</a>${hasUnsubscribe ? ' · <a href="{{unsubscribe_url}}" style="color:#666666;">Unsubscribe</a>' : ''}</td></tr>
</table></td></tr></table></body></html>
`;
}

/** A template as another tool exports it: its own fields, and no postal address of a sender. */
export function foreignTemplate(targets: string): string {
  return `<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><title>Set up your account</title></head>
<body style="margin:0;font-family:Arial,Helvetica,sans-serif;color:#22252b;">
<table role="presentation" width="100%"><tr><td align="center"><table role="presentation" width="600">
<tr><td><h1>Welcome, *|FNAME|*!</h1><p>Thanks for trying our shop. These three steps get you started.</p>
<p><a href="${targets}/offer">Choose your first pair</a></p></td></tr>
<tr><td style="font-size:12px;color:#666666;">*|LIST:ADDRESS|* · <a href="*|UNSUB|*">Unsubscribe</a></td></tr>
</table></td></tr></table></body></html>
`;
}

export function seeds(addresses: readonly string[]): string {
  return `email,first_name\n${addresses.map((address, at) => `${address},Seed ${at + 1}`).join('\n')}\n`;
}
