import { parse as parseColor, wcagContrast } from 'culori';
import { defaultTreeAdapter } from 'parse5';
import type { Finding } from './finding.ts';
import { shortened } from './shortened.ts';
import { isHidden } from '../html/hidden.ts';
import { stylesOf } from '../html/styleRules.ts';
import { attributeOf, placeOf, textOf } from '../html/tree.ts';
import type { Document, Element, Node } from '../html/tree.ts';

const LOOKS: ReadonlySet<string> = new Set(
  (
    'color background background-color background-image font font-size font-weight ' +
    'display visibility opacity max-height max-width overflow height width'
  ).split(' '),
);

/** The look that a text inherits. A colour is null where it can't be told, as over a picture. */
interface Look {
  color: string | null;
  ground: string | null;
  /** CSS pixels; null where the size depends on something outside the e-mail. */
  size: number | null;
  isBold: boolean;
}

const PAPER: Look = { color: '#000000', ground: '#ffffff', size: 16, isBold: false };

/** Null for a colour that lets something shine through, or that isn't one. */
function solid(value: string): string | null {
  const color = parseColor(value);
  return color && (color.alpha ?? 1) === 1 ? value : null;
}

/** Mail programs read `bgcolor="fff"` as a colour too. */
function ofAttribute(value: string): string | null {
  return solid(/^[\da-f]{3}(?:[\da-f]{3})?$/i.test(value) ? `#${value}` : value.toLowerCase().trim());
}

function colorOf(element: Element, style: ReadonlyMap<string, string>, before: string | null): string | null {
  const own = style.get('color') ?? (element.tagName === 'font' ? attributeOf(element, 'color') : undefined);
  if (own === 'inherit') return before;
  if (own !== undefined) return ofAttribute(own);
  return element.tagName === 'a' && attributeOf(element, 'href') !== undefined ? '#0000ee' : before;
}

/** Returns the colour in a `background` shorthand, beside its other parts. */
function inShorthand(value: string): string | null | undefined {
  if (/url\(|gradient\(|var\(/.test(value)) return null;
  if (/^(?:none|transparent|inherit|initial|unset)/.test(value)) return undefined;
  const color = /#[\da-f]{3,8}|(?:rgb|hsl)a?\([^)]*\)|^[a-z]+/.exec(value)?.[0];
  return color === undefined ? undefined : solid(color);
}

function groundOf(element: Element, style: ReadonlyMap<string, string>, before: string | null): string | null {
  const image = style.get('background-image');
  if ((image !== undefined && image !== 'none') || attributeOf(element, 'background')) return null;
  const css = [style.get('background-color'), style.get('background')].find((value) => value !== undefined);
  const color = css === undefined ? undefined : inShorthand(css);
  if (color !== undefined) return color;
  const attribute = attributeOf(element, 'bgcolor');
  return css === undefined && attribute ? ofAttribute(attribute) : before;
}

const UNITS: Readonly<Record<string, number>> = { px: 1, pt: 4 / 3 };

function sizeOf(style: ReadonlyMap<string, string>, before: number | null): number | null {
  // Spaces are gone, so the size in `font:bold12px/1.5Arial` is the number that a unit follows.
  const own = style.get('font-size') ?? /(\d+(?:\.\d+)?(?:px|pt|em|%))/.exec(style.get('font') ?? '')?.[1];
  if (own === undefined) return before;
  const [, number = '', unit = ''] = /^(\d*\.?\d+)(px|pt|em|rem|%)?$/.exec(own) ?? [];
  if (number === '') return null;
  const count = Number(number);
  if (unit === 'rem') return count * 16;
  if (unit === 'em' || unit === '%') return before === null ? null : (before * count) / (unit === 'em' ? 1 : 100);
  return count * (UNITS[unit] ?? 1);
}

function lookOf(element: Element, style: ReadonlyMap<string, string>, before: Look): Look {
  const weight = style.get('font-weight');
  return {
    color: colorOf(element, style, before.color),
    ground: groundOf(element, style, before.ground),
    size: sizeOf(style, before.size),
    isBold:
      weight === undefined
        ? before.isBold || /^(?:b|strong|th|h[1-6])$/.test(element.tagName)
        : /bold|[6-9]00/.test(weight),
  };
}

const SILENT: ReadonlySet<string> = new Set(['style', 'script', 'title', 'head', 'noscript', 'template', 'svg']);

interface ShownText {
  element: Element;
  text: string;
  look: Look;
}

/** Yields the visible texts with how they look. Not recursive: nesting may be a million deep. */
function* shownTexts(document: Document, source: string): Generator<ShownText> {
  const styleOf = stylesOf(document, source, LOOKS);
  const stack: { node: Node; look: Look; parent?: Element }[] = [{ node: document, look: PAPER }];
  for (let next = stack.pop(); next; next = stack.pop()) {
    const { node, parent } = next;
    let { look } = next;
    if (defaultTreeAdapter.isTextNode(node)) {
      const text = node.value.trim();
      if (parent && /[\p{L}\p{N}]/u.test(text)) yield { element: parent, text, look };
      continue;
    }
    const element = defaultTreeAdapter.isElementNode(node) ? node : undefined;
    if (element) {
      if (SILENT.has(element.tagName) || isHidden(element, styleOf)) continue;
      look = lookOf(element, styleOf(element), look);
    }
    if (!('childNodes' in node)) continue;
    for (const child of node.childNodes.toReversed())
      stack.push({ node: child, look, ...(element && { parent: element }) });
  }
}

/** WCAG 2.2 AA: large text needs less contrast. */
const LARGE = 24;
const LARGE_BOLD = 18.66;

function neededFor({ size, isBold }: Look): number {
  const isLarge = size !== null && size >= (isBold ? LARGE_BOLD : LARGE);
  return isLarge ? 3 : 4.5;
}

const SMALLEST = 11;

function finding(kind: 'low_contrast' | 'small_text', same: readonly ShownText[], what: string): Finding[] {
  const [first] = same;
  if (!first) return [];
  const place = placeOf(first.element);
  const more = same.length === 1 ? '' : ` and ${same.length - 1} more`;
  return [
    {
      kind,
      message: `'${shortened(first.text)}'${more}: ${what}`,
      part: `${what} ${same.map(({ element }) => textOf(element)).join(' ')}`,
      ...(place && { place }),
    },
  ];
}

/** Finds texts that are hard to read, one finding for each pair of colours and each size. */
export function readabilityFindings(document: Document, source: string): Finding[] {
  const contrasts = new Map<string, ShownText[]>();
  const sizes = new Map<string, ShownText[]>();
  const note = (into: Map<string, ShownText[]>, what: string, text: ShownText) => {
    const same = into.get(what) ?? [];
    same.push(text);
    into.set(what, same);
  };
  for (const text of shownTexts(document, source)) {
    const { color, ground, size } = text.look;
    if (size !== null && size > 0 && size < SMALLEST)
      note(sizes, `${Math.round(size * 10) / 10} px high; 11 px and more are readable`, text);
    if (color === null || ground === null) continue;
    const ratio = wcagContrast(color, ground);
    const needed = neededFor(text.look);
    if (ratio < needed)
      note(
        contrasts,
        `${color} on ${ground} has a contrast of ${(Math.floor(ratio * 10) / 10).toFixed(1)}; ${needed} and more are readable`,
        text,
      );
  }
  return [
    ...[...contrasts].flatMap(([what, same]) => finding('low_contrast', same, what)),
    ...[...sizes].flatMap(([what, same]) => finding('small_text', same, what)),
  ];
}
