/** Percent codes as letters. A text with other codes stays as it is. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Returns the path in a ZIP that an address in its HTML means, however it is spelled: with percent codes, composed or
 * decomposed letters, a query that keeps caches away, or backslashes. `folder` is the HTML's, without a slash at its end.
 */
export function zipPath(address: string, folder = ''): string {
  const path = decoded(address.split(/[?#]/)[0] ?? '')
    .replaceAll('\\', '/')
    .normalize('NFC');
  const segments: string[] = [];
  for (const segment of `${folder}/${path}`.split('/')) {
    if (segment === '..') segments.pop();
    else if (segment !== '' && segment !== '.') segments.push(segment);
  }
  return segments.join('/');
}
