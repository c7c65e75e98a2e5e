import { holdsPlaceholder } from '@mailroom/domain/merge/mergeFields';

export type LinkKind = 'web' | 'unsubscribe' | 'mail' | 'phone' | 'anchor' | 'merge' | 'app' | 'image';

const UNSUBSCRIBE_TARGET = /^\{\{\s*unsubscribe_url\s*\}\}$/;

/** Words for leaving a list, in the path or query of a URL and in the text of a link. */
const LEAVING =
  /unsub(?:scri|\b|[_-])|opt[-_]?out|list[-_]?remov|remove[-_]?me|abmeld|desinscri|d[eé]sinscri|desabonn|desuscri|cancelar[-_]?sus|disiscri|afmelden|avregistrer|wypisz|отпис|退订|配信停止/i;

/** Schemes that open a program of the reader's, so not those of the web, of files and of scripts. */
const OF_AN_APP = /^(?!(?:https?|ftp|file|about|blob|data|javascript|vbscript|cid|mid):)[a-z][a-z\d+.-]*:(?!\s|$)/i;

/**
 * Returns what a link is for. Its target or its words make it an unsubscribe link. When in doubt it is one, because
 * a GET request to an unsubscribe link can take somebody off a list.
 */
export function linkKind(target: string, text: string): LinkKind {
  const url = target.trim();
  if (UNSUBSCRIBE_TARGET.test(url)) return 'unsubscribe';
  if (url === '' || url.startsWith('#')) return 'anchor';
  if (/^mailto:/i.test(url)) return 'mail';
  if (/^(?:tel|sms|callto|facetime):/i.test(url)) return 'phone';
  if (OF_AN_APP.test(url)) return 'app';
  if (holdsPlaceholder(url.split(/[?#]/)[0] ?? '')) return 'merge';
  return LEAVING.test(decoded(withoutTracking(url))) || LEAVING.test(text.normalize('NFC')) ? 'unsubscribe' : 'web';
}

/**
 * Whether the target itself unsubscribes. The words of a link are enough to leave it uncalled, but not to count as
 * the unsubscribe link: in some templates 'Unsubscribe' leads to a front page.
 */
export function unsubscribesByTarget(target: string): boolean {
  const url = target.trim();
  return UNSUBSCRIBE_TARGET.test(url) || (/^https?:/i.test(url) && LEAVING.test(decoded(withoutTracking(url))));
}

/** Whether a reader takes the link for the unsubscribe link, by its words or its target. */
export function isMeantToUnsubscribe({ url, text, kind }: { url: string; text: string; kind: LinkKind }): boolean {
  return (
    kind === 'unsubscribe' ||
    ((kind === 'anchor' || kind === 'merge') && LEAVING.test(`${url} ${text}`.normalize('NFC')))
  );
}

/** Campaigns have names such as 'unsubscribe-winback', which say nothing about where a link leads. */
function withoutTracking(url: string): string {
  return url.replace(/([?&])utm_\w+=[^&#]*/gi, '$1');
}

function decoded(url: string): string {
  try {
    return decodeURI(url);
  } catch {
    return url;
  }
}

const TRACKING_NAMES =
  /^(?:utm_\w+|gclid|fbclid|msclkid|mc_[ce]id|_hsenc|_hsmi|cid|icid|mkt_tok|trk|vero_id|ttclid|yclid|dclid)$/i;

/** Returns the tracking parameters of a URL. */
export function trackingOf(url: string): Record<string, string> {
  const query = url.split('#')[0]?.split('?').slice(1).join('?') ?? '';
  return Object.fromEntries([...new URLSearchParams(query)].filter(([name]) => TRACKING_NAMES.test(name)));
}
