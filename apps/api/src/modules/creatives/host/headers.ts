import { scriptSource } from './inspect.ts';
import type { Settings } from '../../../platform/settings/settings.ts';

/**
 * The page gets an opaque origin and loads only our image copies; only the portal may frame it. `script` is the one that
 * may run in it, allowed by its hash; without it none may.
 */
export function previewHeaders(settings: Settings, script: string): Record<string, string> {
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': [
      script === '' ? 'sandbox' : 'sandbox allow-scripts',
      "default-src 'none'",
      `img-src data: ${settings.creativeHostUrl.origin}`,
      "style-src 'unsafe-inline'",
      ...(script === '' ? [] : [`script-src ${scriptSource(script)}`]),
      `frame-ancestors ${settings.publicUrl.origin}`,
    ].join('; '),
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    // Without it, browsers look up the hosts of all links of a page.
    'x-dns-prefetch-control': 'off',
    'cache-control': 'private, no-store',
  };
}

const INERT = "sandbox; default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

export function imageHeaders(contentType: string, cache: string): Record<string, string> {
  return {
    'content-type': contentType,
    'content-security-policy': INERT,
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
    'cache-control': cache,
  };
}
