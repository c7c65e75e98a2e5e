import { html, trusted } from './html.ts';
import type { Html } from './html.ts';

const envelope = trusted(
  '<svg width="24" height="18" viewBox="0 0 24 18" aria-hidden="true"><rect x="1" y="1" width="22" height="16" rx="3" fill="none" ' +
    'stroke="currentColor" stroke-width="2"/><path d="M3 4l9 7 9-7" fill="none" stroke="var(--red)" stroke-width="2"/></svg>',
);

/** The frame of every page that the local parts show: no script, nothing from another origin. */
export function page(title: string, body: Html, width: 'narrow' | 'wide' = 'narrow'): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title} · Mailroom</title>
        <link rel="preload" href="/assets/plex.woff2" as="font" type="font/woff2" crossorigin />
        <link rel="stylesheet" href="/assets/pages.css" />
        <link rel="icon" href="data:," />
      </head>
      <body>
        <header>${envelope}<span>Mailroom</span></header>
        <main class="${width}">${body}</main>
      </body>
    </html>`.text;
}
