import type { Settings } from '../../platform/settings/settings.ts';

/** A page of its own opaque origin that loads our image copies and nothing else, framed by the portal alone. */
export const previewHeaders = (settings: Settings): Record<string, string> => ({
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': [
    'sandbox',
    "default-src 'none'",
    `img-src data: ${settings.creativeHostUrl.origin}`,
    "style-src 'unsafe-inline'",
    `frame-ancestors ${settings.publicUrl.origin}`,
  ].join('; '),
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'cache-control': 'private, no-store',
});

const inert = "sandbox; default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

export const imageHeaders = (contentType: string, cache: string): Record<string, string> => ({
  'content-type': contentType,
  'content-security-policy': inert,
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
  'cache-control': cache,
});
