import { hasFallback } from '../html/fallback.ts';
import { attributeOf, elementsOf, parseHtml, styleSheetOf } from '../html/tree.ts';
import type { Element } from '../html/tree.ts';
import { escapeHtml } from '../html/values.ts';
import { droppedByGmail } from '../html/styles/gmailStyles.ts';
import { clientGaps } from './clientGaps.ts';
import type { ClientGaps } from './clientGaps.ts';
import { cssForClient } from './cssForClient.ts';
import { darkColours, darkMarks, darkModeOf, marksDarkColours, PAGE_MARKS } from './darkMode.ts';
import { isForDark } from '../html/styles/styleRules.ts';
import { sheetForOutlook, styleForOutlook } from './outlook/elementLimits.ts';
import { drawVml } from './outlook/vml.ts';
import { hiddenInOutlook } from '../html/outlook/hidden.ts';
import { outlookReading } from '../html/outlook/reading.ts';
import { OUTLOOK_ON_WINDOWS } from '@mailroom/domain/verdicts/emailClients';
import type { ClientId } from '@mailroom/domain/verdicts/emailClients';

interface Cut {
  from: number;
  to: number;
  text: string;
}

type Recolour = (property: string, value: string) => string;
/**
 * The CSS of a style sheet, or of the `style` attribute of an element by this name, as the client takes it. A sheet for dark mode
 * keeps its colours, which are the e-mail's own.
 */
type Restyle = (css: string, tagName: string | null, isOwnDark?: boolean) => string;

interface Client {
  gaps: ClientGaps;
  recolour: Recolour;
  restyle: Restyle;
  /** Whether the client ignores this style sheet. */
  drops: (sheet: Element) => boolean;
  /** The marks that the client puts on an element whose colours it changes. */
  marksOf: (element: Element) => readonly string[];
  isOutlook: boolean;
}

/** Characters of different CSS in one e-mail. The rest is left out: a page must be drawn in time, whatever was uploaded. */
const MOST_CSS = 250_000;

const KEEPING: Recolour = (_, value) => value;

/** E-mails repeat the same `style` many times, so each one is read once. */
function restyleFor(gaps: ClientGaps, recolour: Recolour, isOutlook: boolean): Restyle {
  const known = new Map<string, string>();
  let length = 0;
  return (css, tagName, isOwnDark = false) => {
    const key = `${isOutlook || tagName === null ? tagName : 'any'} ${isOwnDark} ${css}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    if (length + css.length > MOST_CSS) return '';
    length += css.length;
    const colours = isOwnDark ? KEEPING : recolour;
    const taken = cssForClient(css, gaps, colours, tagName === null ? 'stylesheet' : 'declarationList');
    const text = !isOutlook ? taken : tagName === null ? sheetForOutlook(taken) : styleForOutlook(taken, tagName);
    known.set(key, text);
    return text;
  };
}

/** Their content is lost with them; of other elements it stays. */
const LOST_WHOLE = new Set('svg video audio object meter progress input select textarea'.split(' '));
const PLAYERS = new Set(['video', 'audio']);
const BLOCKS = new Set('article aside details dialog figcaption figure footer form header main nav section'.split(' '));
const FORMATS: Readonly<Record<string, RegExp>> = {
  'base 64 image format': /^\s*data:image\/[^,]*;base64/i,
  'webp image format': /\.webp(?:[?#]|$)/i,
  'avif image format': /\.avif(?:[?#]|$)/i,
  'tiff image format': /\.tiff?(?:[?#]|$)/i,
  'heif image format': /\.hei[cf](?:[?#]|$)/i,
};

function isLostImage(element: Element, gaps: ClientGaps): boolean {
  const source = attributeOf(element, 'src') ?? '';
  return Object.entries(FORMATS).some(([title, pattern]) => gaps.titles.has(title) && pattern.test(source));
}

function isLostWhole(element: Element): boolean {
  return LOST_WHOLE.has(element.tagName) && !(PLAYERS.has(element.tagName) && hasFallback(element));
}

/** Outlook on Windows takes backgrounds of the page only, and sizes a picture in percent by its file. */
function isIgnoredByOutlook({ tagName }: Element, name: string, value: string): boolean {
  return (
    (name === 'background' && tagName !== 'body') || (name === 'width' && tagName === 'img' && value.trim() === '100%')
  );
}

function attributeCuts(element: Element, { gaps, recolour, restyle, isOutlook }: Client): Cut[] {
  // It is drawn by its own attributes later.
  if (isOutlook && element.tagName.startsWith('v:')) return [];
  const tagName = nameIn(gaps, element.tagName);
  return element.attrs.flatMap(({ name, value }) => {
    const at = element.sourceCodeLocation?.attrs?.[name];
    if (!at) return [];
    const cut = (text: string) => [{ from: at.startOffset, to: at.endOffset, text }];
    const isImage = element.tagName === 'img' && name === 'src' && isLostImage(element, gaps);
    const isIgnored = gaps.attributes.has(name) || (isOutlook && isIgnoredByOutlook(element, name, value));
    if (isIgnored || isImage) return cut('');
    const other = name === 'style' ? restyle(value, tagName) : recolour(colourOf(name), value);
    return other === value ? [] : cut(`${name}="${escapeHtml(other)}"`);
  });
}

/** The name by which a client knows an element: one that it doesn't know is a plain block, or plain text. */
function nameIn(gaps: ClientGaps, tagName: string): string {
  if (!gaps.elements.has(tagName)) return tagName;
  return BLOCKS.has(tagName) ? 'div' : 'span';
}

function colourOf(attribute: string): string {
  return attribute === 'text' ? 'color' : attribute;
}

/** Whether the client ignores a sheet for its `media`, as it ignores the same condition in `@media`. */
function ignoresMedia({ atRules, conditions }: ClientGaps, media: string): boolean {
  if (/^\s*(?:all|screen)?\s*$/i.test(media)) return false;
  return atRules.has('media') || [...conditions].some((condition) => media.toLowerCase().includes(condition));
}

function cutsOf(element: Element, source: string, client: Client): Cut[] {
  const { gaps, restyle } = client;
  const { sourceCodeLocation: location, tagName } = element;
  if (!location) return [];
  if (gaps.elements.has(tagName) && isLostWhole(element)) {
    return [{ from: location.startOffset, to: location.endOffset, text: '' }];
  }
  const cuts = attributeCuts(element, client);
  const marks = client.marksOf(element);
  if (marks.length > 0) {
    const at = location.startOffset + 1 + tagName.length;
    cuts.push({ from: at, to: at, text: marks.map((name) => ` ${name}=""`).join('') });
  }
  const sheet = styleSheetOf(element, source);
  if (sheet) {
    const media = attributeOf(element, 'media') ?? '';
    const isIgnored = client.drops(element) || ignoresMedia(gaps, media);
    const css = isIgnored ? '' : restyle(sheet.css, null, isForDark(media) !== false);
    cuts.push({ from: sheet.from, to: sheet.to, text: css.replaceAll('</', String.raw`<\/`) });
  }
  if (gaps.elements.has(tagName)) {
    const name = nameIn(gaps, tagName);
    const start = location.startOffset + 1;
    cuts.push({ from: start, to: start + tagName.length, text: name });
    if (location.endTag) {
      const end = location.endTag.startOffset + 2;
      cuts.push({ from: end, to: end + tagName.length, text: name });
    }
  }
  return cuts;
}

function cutOut(source: string, cuts: readonly Cut[]): string {
  let text = '';
  let rest = 0;
  for (const cut of cuts.toSorted((one, other) => one.from - other.from || other.to - one.to)) {
    if (cut.from < rest) continue;
    text += source.slice(rest, cut.from) + cut.text;
    rest = cut.to;
  }
  return text + source.slice(rest);
}

/**
 * Draws an e-mail roughly as a client would: without what the client ignores, and in its dark mode. The result is still
 * an upload, so its caller must clean it before showing it.
 */
export function simulateClient(html: string, id: ClientId, isDark: boolean): string {
  const gaps = clientGaps(id);
  const mode = isDark ? darkModeOf(id) : 'none';
  const isOutlook = id === OUTLOOK_ON_WINDOWS;
  const source = isOutlook ? outlookReading(html) : html;
  const recolour: Recolour = (property, value) => darkColours(mode, property, value);
  const document = parseHtml(source);
  const drops = id.startsWith('gmail.') ? droppedByGmail(document, source) : () => false;
  const isMarking = isDark && marksDarkColours(id);
  const client: Client = {
    gaps,
    recolour,
    restyle: restyleFor(gaps, recolour, isOutlook),
    drops,
    marksOf: ({ attrs }) => (isMarking ? darkMarks(mode, attrs) : []),
    isOutlook,
  };
  const hidden = isOutlook ? hiddenInOutlook(document, source).map((range) => ({ ...range, text: '' })) : [];
  const taken = cutOut(source, [
    ...hidden,
    ...[...elementsOf(document)].flatMap((element) => cutsOf(element, source, client)),
  ]);
  const text = isOutlook ? drawVml(taken) : taken;
  const own = [
    ...(isMarking ? [MARKED_PAGE] : []),
    ...(mode === 'partial' || mode === 'full' ? [GROUND] : []),
    ...(isOutlook && BEHIND.test(text) ? [BEHIND_TEXT] : []),
  ].join('');
  return own === '' ? text : text.replace(/<\/head\s*>|$/i, (end) => `${own}${end}`);
}

/** Wherever it is in a file, a browser adds the attributes of this tag to the page. */
const MARKED_PAGE = `<html ${PAGE_MARKS.map((name) => `${name}=""`).join(' ')}>`;

/** `:where` has no weight, so that any colour of the e-mail wins. */
const GROUND = '<style>:where(html){background:#1b1b1b;color:#eee}:where(a:link){color:#9e9eff}</style>';

/** A picture of VML behind its text is in front of the grounds around it. */
const BEHIND = /position:absolute;z-index:-1/;
const BEHIND_TEXT = '<style>:where(:has(>img[style*="position:absolute;z-index:-1"])){isolation:isolate}</style>';
