import type { Edit } from '../html/edits.ts';
import type { FoundLink } from '../html/links.ts';

/** The https beginnings of links by their addresses, for those that a check has proven: 'https://' or 'https://www.'. */
export type HttpsBeginnings = ReadonlyMap<string, string>;

const BEGINNING = /^http:\/\/(?:www\.)?/i;

/** The beginning of an http address in small letters, with 'www.' where it has one; undefined for any other address. */
function beginningOf(address: string): string | undefined {
  return BEGINNING.exec(address)?.[0].toLowerCase();
}

const SECURE = ['https://', 'https://www.'] as const;

/**
 * How an http address begins where it is encrypted: its host led the check to https, with or without 'www.' as that says. Null
 * where the check ended elsewhere.
 */
function provenBeginning(url: string, finalUrl: string): string | null {
  if (beginningOf(url) === undefined || !URL.canParse(finalUrl)) return null;
  const { protocol, host } = new URL(finalUrl);
  const isThere = (address: string) => URL.canParse(address) && new URL(address).host === host;
  return protocol === 'https:' ? (SECURE.find((each) => isThere(url.replace(BEGINNING, each))) ?? null) : null;
}

/** Proves links by where their check ended. */
export function provenBeginnings(answers: readonly { url: string; finalUrl: string }[]): Map<string, string> {
  return new Map(
    answers.flatMap(({ url, finalUrl }): [string, string][] => {
      const beginning = provenBeginning(url, finalUrl);
      return beginning === null ? [] : [[url, beginning]];
    }),
  );
}

/** Another spelling of a link's address, by https where the link is proven. */
export function secured(spelling: string, url: string, proven: HttpsBeginnings): string {
  const beginning = proven.get(url);
  if (beginning === undefined || beginningOf(spelling) !== beginningOf(url)) return spelling;
  return spelling.replace(BEGINNING, beginning);
}

/** An attribute up to its value. */
const BEFORE_VALUE = /^[^=]*=\s*["']?\s*/;

/** The change that leads a proven link to https. Null for another one, and where the file writes its beginning in codes. */
export function httpsEdit(html: string, { url, from, to }: FoundLink, proven: HttpsBeginnings): Edit | null {
  const [beginning, old] = [proven.get(url), beginningOf(url)];
  if (beginning === undefined || old === undefined || from === undefined || to === undefined) return null;
  const at = from + (BEFORE_VALUE.exec(html.slice(from, to))?.[0].length ?? 0);
  return beginningOf(html.slice(at, to)) === old ? { from: at, to: at + old.length, text: beginning } : null;
}
