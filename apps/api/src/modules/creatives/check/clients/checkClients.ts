import { OUTLOOK_ON_WINDOWS, emailClients, type ClientId } from '@mailroom/domain/verdicts/emailClients';
import { getAllFeatures } from 'caniemail';
import { hasFallback } from '../../html/fallback.ts';
import { attributeOf, elementsOf, parseHtml } from '../../html/tree.ts';
import type { Document, Element } from '../../html/tree.ts';
import { lackedFeatures, type LackedFeature } from './lackedFeatures.ts';
import { clientParts, type ClientParts } from './clientParts.ts';
import { lastTested } from './lastTested.ts';
import { shownByOutlook } from './shownByOutlook.ts';
import { droppedStyles } from '../judge/gmailStyles.ts';

export type ClientVerdict = 'works' | 'degrades' | 'loses content' | 'unknown';

export interface ClientIssue {
  feature: string;
  support: 'none' | 'partial';
  count: number;
  line?: number;
  /** Where the start tag begins in its line. A part of a style sheet has none, nor have results from before it was kept. */
  col?: number;
  losesContent: boolean;
  notes: string[];
  /** The date of the last test that says so. Results from before it was kept have none. */
  testedOn?: string;
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

/** The date of the last test of a feature, where there is one. */
function tested(feature: string): Pick<ClientIssue, 'testedOn'> {
  const testedOn = lastTested(feature);
  return testedOn === undefined ? {} : { testedOn };
}

function issueOf({ notes, isInMarkup, ...lacked }: LackedFeature): ClientIssue {
  return {
    ...lacked,
    ...tested(lacked.feature),
    // A style sheet's picture is a background.
    losesContent: isInMarkup && lacked.support === 'none' && CONTENT_FEATURES.test(lacked.feature),
    notes: notes.slice(0, 3),
  };
}

function issuesOf(parts: ClientParts, ids: readonly ClientId[]): Map<string, ClientIssue[]> {
  const lacked = [...lackedFeatures(parts, ids)];
  return new Map(
    lacked.map(([id, features]) => [
      id,
      features.filter(({ feature }) => !UNNOTICED_FEATURES.has(feature)).map((each) => issueOf(each)),
    ]),
  );
}

/**
 * An e-mail with only what every e-mail has. A fault that it has too says nothing about one e-mail: Outlook for macOS replaces
 * `body`, and would show each e-mail differently.
 */
const BARE = '<!doctype html><html lang="en"><head><title>x</title></head><body><p>x</p></body></html>';

const inEveryEmail: ReadonlySet<string> = new Set(
  [
    ...(attempt(
      clientParts(parseHtml(BARE), BARE),
      emailClients.map(({ id }) => id),
    ) ?? []),
  ].flatMap(([id, issues]) => issues.map(({ feature }) => `${id} ${feature}`)),
);

/** caniemail has data about inline SVG and pictures in the HTML but doesn't look for them. */
const INLINE_SVG = 'Embedded <svg> image';

const INLINE_PICTURE = 'Base 64 image format';

/** Content that caniemail doesn't look for, where a client has no support for it. */
function lostContent(found: readonly Element[], id: ClientId, title: string): ClientIssue[] {
  const features = found.length > 0 ? getAllFeatures([id]).unsupported.get(id) : undefined;
  if (!features?.some((feature) => feature.title === title)) return [];
  const at = found[0]?.sourceCodeLocation;
  const issue = { feature: title, support: 'none' as const, count: found.length, losesContent: true, notes: [] };
  return [{ ...issue, ...tested(title), ...(at && { line: at.startLine, col: at.startCol }) }];
}

function isInlinePicture(element: Element): boolean {
  return element.tagName === 'img' && /^\s*data:/i.test(attributeOf(element, 'src') ?? '');
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

const NO_STYLES: ClientParts['styles'] = { text: '', places: new Map() };

function attempt(parts: ClientParts, ids: readonly ClientId[]): Map<string, ClientIssue[]> | null {
  try {
    return issuesOf(parts, ids);
  } catch {
    return null;
  }
}

/** Programs without a player show the words and pictures inside it. */
const PLAYER = /^<(video|audio)> element$/;

function isReplaced(elements: readonly Element[], feature: string): boolean {
  const player = PLAYER.exec(feature)?.[1];
  if (player === undefined) return false;
  return elements.every((element) => element.tagName !== player || hasFallback(element));
}

function verdictOf(issues: readonly ClientIssue[]): ClientVerdict {
  if (issues.some((issue) => issue.losesContent)) return 'loses content';
  return issues.some((issue) => issue.support === 'none') ? 'degrades' : 'works';
}

/**
 * Judges clients by one reading of the e-mail, all in one pass, or one by one if that throws, so that a gap in the data costs one
 * client only. Returns undefined for a client that can't be judged.
 */
function judge(
  document: Document,
  source: string,
  ids: readonly ClientId[],
): (id: ClientId) => ClientIssue[] | undefined {
  const elements = [...elementsOf(document)];
  const drawings = elements.filter(({ tagName }) => tagName === 'svg');
  const pictures = elements.filter(isInlinePicture);
  const parts = clientParts(document, source);
  const together = attempt(parts, ids);
  return (id) => {
    const known = (together ?? attempt(parts, [id]) ?? attempt({ ...parts, styles: NO_STYLES }, [id]))?.get(id);
    const own = known
      ?.filter(({ feature }) => !inEveryEmail.has(`${id} ${feature}`))
      .map((issue) => (isReplaced(elements, issue.feature) ? { ...issue, losesContent: false } : issue));
    const lost = [...lostContent(drawings, id, INLINE_SVG), ...lostContent(pictures, id, INLINE_PICTURE)];
    return own && [...lost, ...own];
  };
}

/** Checks all clients: Outlook on Windows by what it shows of the e-mail, and the others by what everybody reads. */
export function checkClients(document: Document, source: string, required: readonly string[]): ClientResult[] {
  const shown = shownByOutlook(document, source);
  const ids = emailClients.map((client) => client.id);
  const others = judge(document, source, shown ? ids.filter((id) => id !== OUTLOOK_ON_WINDOWS) : ids);
  const outlook = shown ? judge(shown.document, shown.source, [OUTLOOK_ON_WINDOWS]) : others;
  const gmailIssues = gmailStyleIssues(document, source);
  return emailClients.map(({ id, family, platform }) => {
    const own = (id === OUTLOOK_ON_WINDOWS ? outlook : others)(id);
    const issues = own && [...(family === 'Gmail' ? gmailIssues : []), ...own];
    return {
      family,
      platform,
      isRequired: required.includes(id),
      verdict: issues ? verdictOf(issues) : 'unknown',
      issues: (issues ?? []).slice(0, 60),
    };
  });
}
