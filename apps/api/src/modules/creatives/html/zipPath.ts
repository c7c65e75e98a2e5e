import { percentDecoded } from './percentDecoded.ts';

/**
 * Returns the path in a ZIP that an address in its HTML means, however it is spelled: with percent codes, composed or
 * decomposed letters, a query that keeps caches away, or backslashes. `folder` is the HTML's, without a slash at its end.
 */
export function zipPath(address: string, folder = ''): string {
  const path = percentDecoded(address.split(/[?#]/)[0] ?? '')
    .replaceAll('\\', '/')
    .normalize('NFC');
  const segments: string[] = [];
  for (const segment of `${folder}/${path}`.split('/')) {
    if (segment === '..') segments.pop();
    else if (segment !== '' && segment !== '.') segments.push(segment);
  }
  return segments.join('/');
}
