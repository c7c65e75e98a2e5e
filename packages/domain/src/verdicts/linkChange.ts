/** The scheme and host of a web address, and what follows. A merge field in it stays as it is. */
const WEB = /^(https?:\/\/[^/?#\s]+)(.*)$/is;

interface Web {
  readonly origin: string;
  readonly rest: string;
}

function web(url: string): Web | undefined {
  const [, origin, rest = ''] = WEB.exec(url.trim()) ?? [];
  return origin === undefined ? undefined : { origin, rest };
}

/** The host of a web address in lower case, without 'www.'; null for any other target. */
export function hostOf(url: string): string | null {
  const host = web(url)
    ?.origin.toLowerCase()
    .replace(/^https?:\/\/(?:www\.)?/, '');
  return host ?? null;
}

/** A correction of one link. */
interface LinkChange {
  readonly from: string;
  readonly to: string;
}

/**
 * Applies the same correction to another link of the e-mail: an equal target becomes the new one, and any other target
 * on the same host moves to the new scheme and host and keeps its path. Null when the correction changes nothing there.
 */
export function sameChange({ from, to }: LinkChange, url: string): string | null {
  const target = url.trim();
  if (target === from.trim()) return to;
  const [other, next] = [web(target), web(to)];
  if (!other || !next || hostOf(target) !== hostOf(from) || other.origin === next.origin) return null;
  return `${next.origin}${other.rest}`;
}
