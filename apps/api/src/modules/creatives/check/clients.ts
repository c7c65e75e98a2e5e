import { emailClients, type ClientId } from '@mailroom/domain/verdicts/emailClients';
import { caniemail, getAllFeatures } from 'caniemail';
import { hasFallback } from '../html/fallback.ts';
import { attributeOf, elementsOf } from '../html/tree.ts';
import type { Document, Element } from '../html/tree.ts';
import { droppedStyles } from './judge/gmailStyles.ts';

export type ClientVerdict = 'works' | 'degrades' | 'loses content' | 'unknown';

export interface ClientIssue {
  feature: string;
  support: 'none' | 'partial';
  count: number;
  line?: number;
  losesContent: boolean;
  notes: string[];
}

export interface ClientResult {
  family: string;
  platform: string;
  isRequired: boolean;
  verdict: ClientVerdict;
  issues: ClientIssue[];
}

/** Without these features a reader misses content; without others the e-mail only looks different. */
const CONTENT_FEATURES =
  /^(?:Embedded <svg> image|<(?:video|audio|object|img|table|dialog|progress|meter)> element|(?:AVIF|HEIF|HDR|TIFF|BMP|webP|SVG|PNG|JPG|GIF|Base 64) image format|Video as Image Assets)/;

/** Features whose absence no reader notices. */
const UNNOTICED_FEATURES = new Set([
  'target attribute',
  'cursor',
  'outline',
  'HTML comments',
  ':hover',
  'color-scheme meta tag',
]);

interface Source {
  html: string;
  css: string;
}

/**
 * Returns the file twice at full length: the markup with blanked style sheets, and only the style sheets. So the
 * lines that caniemail reports are lines of the file; otherwise it would count from the style sheet's first line.
 */
function splitStyles(document: Document, source: string): Source {
  const blank = (text: string): string => text.replace(/[^\n]/g, ' ');
  let html = '';
  let css = '';
  let rest = 0;
  for (const element of elementsOf(document)) {
    const location = element.tagName === 'style' ? element.sourceCodeLocation : undefined;
    if (!location?.startTag || !location.endTag || location.startTag.endOffset < rest) continue;
    const [from, to] = [location.startTag.endOffset, location.endTag.startOffset];
    const sheet = /print|speech/i.test(attributeOf(element, 'media') ?? '') ? '' : source.slice(from, to);
    html += source.slice(rest, from) + blank(source.slice(from, to));
    css += blank(source.slice(rest, from)) + (sheet || blank(source.slice(from, to)));
    rest = to;
  }
  return { html: html + source.slice(rest), css };
}

function issuesOf(source: Source, ids: readonly ClientId[]): Map<string, ClientIssue[]> {
  const found = new Map<string, ClientIssue[]>(ids.map((id) => [id, []]));
  const { issues } = caniemail({ clients: [...ids], html: source.html, ...(source.css.trim() && { css: source.css }) });
  for (const [support, byClient] of [
    ['none', issues.errors],
    ['partial', issues.warnings],
  ] as const) {
    for (const [client, features] of byClient) {
      const grouped = Map.groupBy(features, (feature) => feature.title);
      for (const [feature, all] of grouped) {
        if (UNNOTICED_FEATURES.has(feature)) continue;
        const line = all.map((each) => each.position?.start.line).find((each) => each !== undefined);
        found.get(client)?.push({
          feature,
          support,
          count: all.length,
          ...(line !== undefined && { line }),
          losesContent: support === 'none' && CONTENT_FEATURES.test(feature),
          notes: [...new Set(all.flatMap((each) => each.notes))].slice(0, 3),
        });
      }
    }
  }
  return found;
}

/**
 * Holds only what every e-mail has, so a fault of it says nothing about one of them: Outlook for macOS replaces `body`,
 * and would show each e-mail differently.
 */
const BARE = '<!doctype html><html lang="en"><head><title>x</title></head><body><p>x</p></body></html>';

const inEveryEmail: ReadonlySet<string> = new Set(
  [
    ...(attempt(
      { html: BARE, css: '' },
      emailClients.map(({ id }) => id),
    ) ?? []),
  ].flatMap(([id, issues]) => issues.map(({ feature }) => `${id} ${feature}`)),
);

/** caniemail has data about inline SVG and pictures in the HTML but doesn't look for them. */
const INLINE_SVG = 'Embedded <svg> image';

const INLINE_PICTURE = 'Base 64 image format';

function lostContent(
  document: Document,
  id: ClientId,
  title: string,
  isIt: (element: Element) => boolean,
): ClientIssue[] {
  const found = [...elementsOf(document)].filter((element) => isIt(element));
  const features = found.length > 0 ? getAllFeatures([id]).unsupported.get(id) : undefined;
  if (!features?.some((feature) => feature.title === title)) return [];
  const line = found[0]?.sourceCodeLocation?.startLine;
  const issue = { feature: title, support: 'none' as const, count: found.length, losesContent: true, notes: [] };
  return [{ ...issue, ...(line !== undefined && { line }) }];
}

function svgIssue(document: Document, id: ClientId): ClientIssue[] {
  return lostContent(document, id, INLINE_SVG, (element) => element.tagName === 'svg');
}

function inlinePictureIssue(document: Document, id: ClientId): ClientIssue[] {
  return lostContent(
    document,
    id,
    INLINE_PICTURE,
    (element) => element.tagName === 'img' && /^\s*data:/i.test(attributeOf(element, 'src') ?? ''),
  );
}

function gmailStyleIssues(document: Document, source: string): ClientIssue[] {
  return droppedStyles(document, source).map(({ feature, message, place }) => ({
    feature,
    support: 'none',
    count: 1,
    ...(place && { line: place.line }),
    losesContent: false,
    notes: [message],
  }));
}

function attempt(source: Source, ids: readonly ClientId[]): Map<string, ClientIssue[]> | null {
  try {
    return issuesOf(source, ids);
  } catch {
    return null;
  }
}

/** Programs without a player show the words and pictures inside it. */
const PLAYER = /^<(video|audio)> element$/;

function isReplaced(document: Document, feature: string): boolean {
  const player = PLAYER.exec(feature)?.[1];
  if (player === undefined) return false;
  return [...elementsOf(document)].every((element) => element.tagName !== player || hasFallback(element));
}

function verdictOf(issues: readonly ClientIssue[]): ClientVerdict {
  if (issues.some((issue) => issue.losesContent)) return 'loses content';
  return issues.some((issue) => issue.support === 'none') ? 'degrades' : 'works';
}

/** Checks all clients in one pass, or one by one if that throws, so that a gap in the data costs one client only. */
export function checkClients(document: Document, source: string, required: readonly string[]): ClientResult[] {
  const parts = splitStyles(document, source);
  const ids = emailClients.map((client) => client.id);
  const together = attempt(parts, ids);
  const gmailIssues = gmailStyleIssues(document, source);
  return emailClients.map(({ id, family, platform }) => {
    const known = (together ?? attempt(parts, [id]) ?? attempt({ html: parts.html, css: '' }, [id]))?.get(id);
    const own = known
      ?.filter(({ feature }) => !inEveryEmail.has(`${id} ${feature}`))
      .map((issue) => (isReplaced(document, issue.feature) ? { ...issue, losesContent: false } : issue));
    const ofGmail = family === 'Gmail' ? gmailIssues : [];
    const issues = own && [...svgIssue(document, id), ...inlinePictureIssue(document, id), ...ofGmail, ...own];
    return {
      family,
      platform,
      isRequired: required.includes(id),
      verdict: issues ? verdictOf(issues) : 'unknown',
      issues: (issues ?? []).slice(0, 60),
    };
  });
}
