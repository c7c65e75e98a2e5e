import { hasFallback } from '../html/fallback.ts';
import { attributeOf, elementsOf, parseHtml, styleSheetOf } from '../html/tree.ts';
import type { Element } from '../html/tree.ts';
import { escapeHtml } from '../html/values.ts';
import { droppedByGmail } from '../html/styles/gmailStyles.ts';
import { clientGaps } from './clientGaps.ts';
import type { ClientGaps } from './clientGaps.ts';
import { cssForClient } from './cssForClient.ts';
import { darkColours, darkModeOf } from './darkMode.ts';
import type { ClientId } from '@mailroom/domain/verdicts/emailClients';

interface Cut {
  from: number;
  to: number;
  text: string;
}

type Recolour = (property: string, value: string) => string;
type Restyle = (css: string, context: 'stylesheet' | 'declarationList') => string;

interface Client {
  gaps: ClientGaps;
  recolour: Recolour;
  restyle: Restyle;
  /** Whether the client ignores this style sheet. */
  drops: (sheet: Element) => boolean;
}

/** Characters of different CSS in one e-mail. The rest is left out: a page must be drawn in time, whatever was uploaded. */
const MOST_CSS = 250_000;

/** E-mails repeat the same `style` many times, so each one is read once. */
function restyleFor(gaps: ClientGaps, recolour: Recolour): Restyle {
  const known = new Map<string, string>();
  let length = 0;
  return (css, context) => {
    const key = `${context} ${css}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    if (length + css.length > MOST_CSS) return '';
    length += css.length;
    const text = cssForClient(css, gaps, recolour, context);
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

function attributeCuts(element: Element, { gaps, recolour, restyle }: Client): Cut[] {
  return element.attrs.flatMap(({ name, value }) => {
    const at = element.sourceCodeLocation?.attrs?.[name];
    if (!at) return [];
    const cut = (text: string) => [{ from: at.startOffset, to: at.endOffset, text }];
    const isImage = element.tagName === 'img' && name === 'src' && isLostImage(element, gaps);
    if (gaps.attributes.has(name) || isImage) return cut('');
    const other = name === 'style' ? restyle(value, 'declarationList') : recolour(colourOf(name), value);
    return other === value ? [] : cut(`${name}="${escapeHtml(other)}"`);
  });
}

function colourOf(attribute: string): string {
  return attribute === 'text' ? 'color' : attribute;
}

function cutsOf(element: Element, source: string, client: Client): Cut[] {
  const { gaps, restyle } = client;
  const { sourceCodeLocation: location, tagName } = element;
  if (!location) return [];
  if (gaps.elements.has(tagName) && isLostWhole(element)) {
    return [{ from: location.startOffset, to: location.endOffset, text: '' }];
  }
  const cuts = attributeCuts(element, client);
  const sheet = styleSheetOf(element, source);
  if (sheet) {
    const css = client.drops(element) ? '' : restyle(sheet.css, 'stylesheet');
    cuts.push({ from: sheet.from, to: sheet.to, text: css.replaceAll('</', String.raw`<\/`) });
  }
  if (gaps.elements.has(tagName)) {
    const name = BLOCKS.has(tagName) ? 'div' : 'span';
    const start = location.startOffset + 1;
    cuts.push({ from: start, to: start + tagName.length, text: name });
    if (location.endTag) {
      const end = location.endTag.startOffset + 2;
      cuts.push({ from: end, to: end + tagName.length, text: name });
    }
  }
  return cuts;
}

/**
 * Draws an e-mail roughly as a client would: without what the client ignores, and in its dark mode. The result is still
 * an upload, so its caller must clean it before showing it.
 */
export function simulateClient(source: string, id: ClientId, isDark: boolean): string {
  const gaps = clientGaps(id);
  const mode = isDark ? darkModeOf(id) : 'none';
  const recolour: Recolour = (property, value) => darkColours(mode, property, value);
  const document = parseHtml(source);
  const drops = id.startsWith('gmail.') ? droppedByGmail(document, source) : () => false;
  const client = { gaps, recolour, restyle: restyleFor(gaps, recolour), drops };
  const cuts = [...elementsOf(document)]
    .flatMap((element) => cutsOf(element, source, client))
    .toSorted((one, other) => one.from - other.from || other.to - one.to);
  const isTurned = mode === 'partial' || mode === 'full';
  let text = '';
  let rest = 0;
  for (const cut of cuts) {
    if (cut.from < rest) continue;
    text += source.slice(rest, cut.from) + cut.text;
    rest = cut.to;
  }
  text += source.slice(rest);
  return isTurned ? text.replace(/<\/head\s*>|$/i, (end) => `${GROUND}${end}`) : text;
}

/** `:where` has no weight, so that any colour of the e-mail wins. */
const GROUND = '<style>:where(html){background:#1b1b1b;color:#eee}</style>';
