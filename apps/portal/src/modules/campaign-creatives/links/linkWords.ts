import type { V1Schemas } from '@mailroom/api-client';

export type LinkRow = V1Schemas['EmailLink'];

/** An address without its scheme and 'www.'. */
function shortUrl(url: string) {
  return url.replace(/^https?:\/\/(www\.)?/, '');
}

/** The words of the link or its address, and who sees it: a button for Outlook often has a twin for everybody else. */
export function nameOf({ text, url, is_outlook_only }: LinkRow): string {
  const name = text || shortUrl(url);
  return is_outlook_only ? `Outlook: ${name}` : name;
}

/** Whether it counts as broken: nobody accepted it or overrode the finding. */
export function isBroken({ result, decision, override }: LinkRow): boolean {
  return result === 'Error' && decision !== 'accepted' && override === null;
}

/** 'accepted by Ada Palmer'; null while nobody has decided. */
export function decisionOf({ decision, decided_by }: LinkRow): string | null {
  return decision && `${decision}${decided_by ? ` by ${decided_by.name}` : ''}`;
}

/** Where the link leads in the end, or why nobody knows. */
export function endOf({ problem, final_url, url, kind, result }: LinkRow): string {
  if (problem !== null) return problem;
  if (kind === 'unsubscribe' && url.startsWith('{{')) return 'Mailroom’s unsubscribe page';
  if (kind === 'unsubscribe' && result === 'Not Started') return 'Not asked';
  return shortUrl(final_url ?? url);
}

/** Whether it is an image that came with the HTML, in a ZIP, and has no address on the web. */
function isInZip({ kind, url }: LinkRow): boolean {
  return kind === 'image' && !/^(?:https?:)?\/\//i.test(url);
}

/** Names what the check found, beyond the name of its status. */
export function resultWords(link: LinkRow): string {
  const { result, http_status, kind, problem } = link;
  if (problem !== null) return problem;
  if (result === 'Not Started' && kind === 'unsubscribe')
    return 'Not asked: asking could take somebody off a list. Open it yourself';
  if (result === 'Not Started') return 'Not asked: the check has not reached it, or the HTML holds something active';
  if (http_status !== null) return `Answers ${http_status}`;
  if (isInZip(link)) return 'It came with the ZIP';
  return kind === 'web' || kind === 'image' ? 'It is there' : 'It is well formed; such a target is not asked';
}

/** The redirects and the names of the tracking parameters. */
export function wayOf({ redirects, tracking_parameters }: LinkRow): string | null {
  const hops = redirects ? [`${redirects} ${redirects === 1 ? 'redirect' : 'redirects'}`] : [];
  return [...hops, ...Object.keys(tracking_parameters)].join(', ') || null;
}

/** Where it leads beyond its own address; null where that says it already. */
export function endsElsewhere(link: LinkRow): string | null {
  const end = link.problem === null ? endOf(link) : link.final_url && shortUrl(link.final_url);
  return end === shortUrl(link.url) ? null : end;
}

/** Characters of an address that a row has room for, on two lines. */
const MOST_SHOWN = 72;

/** An address with its middle left out: its host and its end say most. */
export function cutInMiddle(url: string, most = MOST_SHOWN): string {
  if (url.length <= most) return url;
  const end = Math.floor(most / 3);
  return `${url.slice(0, most - end - 1)}…${url.slice(-end)}`;
}

/** Whether somebody was asked, so that the time of the answer says something. */
export function wasAsked({ kind, result, checked_at }: LinkRow): boolean {
  return checked_at !== null && result !== 'Not Started' && (kind === 'web' || kind === 'image');
}

/** Whether the answer is from before the check: good answers are kept for ten minutes. */
export function isKeptAnswer(link: LinkRow, check: V1Schemas['CreativeCheck'] | null): boolean {
  const { checked_at: asked } = link;
  if (!wasAsked(link) || asked === null || check?.finished_at == null || check.started_at === null) return false;
  return Date.parse(asked) < Date.parse(check.started_at);
}
