import { percentDecoded } from './percentDecoded.ts';

/** The folder of a path in a ZIP, without a slash at its end; empty at the top. */
export function folderOf(path: string): string {
  return path.split('/').slice(0, -1).join('/');
}

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

/** The path of a file in the ZIP as seen from a folder of it. */
export function pathFrom(folder: string, path: string): string {
  const base = folder === '' ? [] : folder.split('/');
  const target = path.split('/');
  let shared = 0;
  while (shared < base.length && base[shared] === target[shared]) shared += 1;
  return [...Array<string>(base.length - shared).fill('..'), ...target.slice(shared)].join('/');
}
