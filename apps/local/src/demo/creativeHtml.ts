/** Plain tables, rounded corners with a shadow, or these with a drawn emblem that not every e-mail client shows. */
export type Look = 'plain' | 'rounded' | 'drawn';

/** A demo e-mail's content: its HTML, links and seeds are made from this one description. */
export interface DemoMail {
  advertiser: string;
  domain: string;
  headline: string;
  body: string;
  action: string;
  sender: string;
  address: string;
  colour: string;
  hasUnsubscribe: boolean;
  hasBrokenLink: boolean;
  hasScript: boolean;
  look: Look;
  /** 'Hello Ann' or, without a name, 'Hello there'. A few leave a gap, which the proofreading finds. */
  greeting: 'Hello {{first_name|there}}' | 'Hello {{first_name}}';
}

interface DemoLink {
  text: string;
  url: string;
  kind: 'web' | 'unsubscribe' | 'mail';
  isBroken: boolean;
}

function linksOf(mail: DemoMail): DemoLink[] {
  const web = (text: string, path: string, isBroken = false): DemoLink => ({
    text,
    url: `https://${mail.domain}${path}`,
    kind: 'web',
    isBroken,
  });
  return [
    web(mail.advertiser, '/'),
    web('View online', '/view/online'),
    web(
      mail.action,
      mail.hasBrokenLink ? '/offer/old-page' : '/offer?utm_source=mailroom&utm_medium=email',
      mail.hasBrokenLink,
    ),
    web('Opening hours', '/visit'),
    web('Preferences', '/preferences'),
    ...(mail.hasUnsubscribe
      ? [{ text: 'Unsubscribe', url: '{{unsubscribe_url}}', kind: 'unsubscribe' as const, isBroken: false }]
      : []),
    { text: 'Contact', url: `mailto:hello@${mail.domain}`, kind: 'mail', isBroken: false },
  ];
}

function escape(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
}

export function htmlOf(mail: DemoMail): string {
  const [home, online, action, hours, preferences, ...rest] = linksOf(mail);
  const anchor = (link: DemoLink | undefined, style: string) =>
    link ? `<a href="${escape(link.url)}" style="${style}">${escape(link.text)}</a>` : '';
  const quiet = 'color:#6b6459;';
  const corners = mail.look === 'plain' ? '' : 'border-radius:6px;box-shadow:0 2px 4px #c9c3b6;';
  const emblem =
    mail.look === 'drawn'
      ? '<svg width="48" height="48" role="img" aria-label="Emblem"><circle cx="24" cy="24" r="20" fill="#ffffff"/></svg>'
      : '';
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escape(mail.headline)}</title>
</head>
<body style="margin:0;background:#f4f1ea;font-family:Arial,Helvetica,sans-serif;color:#2b2a28;">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px;">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" style="max-width:600px;width:100%;background:#ffffff;">
<tr><td style="padding:24px 32px;font-size:13px;">${anchor(home, `color:${mail.colour};font-weight:bold;text-decoration:none;`)} &nbsp; ${anchor(online, quiet)}</td></tr>
<tr><td style="height:160px;background:${mail.colour};">${emblem}</td></tr>
<tr><td style="padding:32px;"><h1 style="margin:0 0 16px;font-size:26px;line-height:32px;">${escape(mail.headline)}</h1>
<p style="margin:0 0 24px;font-size:16px;line-height:24px;">${mail.greeting},<br><br>${escape(mail.body)}</p>
${anchor(action, `display:inline-block;padding:14px 24px;background:${mail.colour};color:#ffffff;text-decoration:none;font-weight:bold;${corners}`)}</td></tr>
<tr><td style="padding:24px 32px;border-top:1px solid #e4dfd4;font-size:12px;line-height:18px;color:#6b6459;">
${escape(mail.sender)} · ${escape(mail.address)}<br>${[hours, preferences, ...rest].map((link) => anchor(link, quiet)).join(' · ')}</td></tr>
</table></td></tr></table>
${mail.hasScript ? '<script>window.track = true;</script>' : ''}</body>
</html>
`;
}

export type PlacedLink = DemoLink & { line: number | null; col: number | null };

/** The links with the places of their `href` in the HTML. */
export function placedLinksOf(mail: DemoMail): PlacedLink[] {
  const html = htmlOf(mail);
  const starts = [...html.matchAll(/(?<=<a )href=/g)].map(({ index }) => html.slice(0, index).split('\n'));
  return linksOf(mail).map((link, at) => {
    const before = starts[at];
    return { ...link, line: before?.length ?? null, col: before ? (before.at(-1) ?? '').length + 1 : null };
  });
}

export function textOf(mail: DemoMail): string {
  const lines = linksOf(mail).map((link) => `${link.text}: ${link.url}`);
  return `${mail.headline}\n\n${mail.greeting},\n\n${mail.body}\n\n${lines.join('\n')}\n\n${mail.sender} · ${mail.address}\n`;
}
