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

/** Words around the one for leaving in a link that is nothing but an unsubscribe link. */
const AROUND_LEAVING: ReadonlySet<string> = new Set(
  (
    'a all and any anytime at can click email emails from further future here in instantly link list lists mail mailing mails ' +
    'marketing me messages newsletter newsletters now of one our please receiving safely stop the these this time to you your ' +
    'aus bitte den der dem diesem dieser hier jetzt klicken klick link mich sie sich unseren vom von zum ' +
    'cette de la le les me notre se vous aquí ici qui del dalla'
  ).split(' '),
);

/** Whether the words of a link say that it unsubscribes, and nothing else: 'Click here to unsubscribe', not 'The unsubscribe report'. */
export function readsUnsubscribe(text: string): boolean {
  const words =
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/\p{L}+(?:-\p{L}+)*/gu) ?? [];
  const others = words.filter((word) => !LEAVING.test(word));
  return others.length < words.length && others.every((word) => AROUND_LEAVING.has(word.replaceAll('-', '')));
}

/** Words of pages where readers choose what they get, and so may unsubscribe. */
const CHOOSING =
  /prefer|pr[eé]f[eé]r|subscri|setting|einstell|manage|consent|opt[-_]?in|profile?|account|konto|newsletter|notif|communicat|privacy|datenschutz|iscri/i;

/** Whether the target may be a page to unsubscribe on, by its words. */
export function mayUnsubscribe(target: string): boolean {
  return unsubscribesByTarget(target) || CHOOSING.test(decoded(withoutTracking(target)));
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
