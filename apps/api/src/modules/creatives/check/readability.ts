import type { Thresholds } from '@mailroom/domain/verdicts/checkThresholds';
import { parse as parseColor, wcagContrast, wcagLuminance } from 'culori';
import { defaultTreeAdapter } from 'parse5';
import type { Finding } from '../html/finding.ts';
import { shortened } from './shortened.ts';
import { isHidden } from '../html/hidden.ts';
import { hasDarkRules, stylesOf, UNTOLD } from '../html/styles/styleRules.ts';
import { attributeOf, elementsOf, placeOf, textOf } from '../html/tree.ts';
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
  /** The ground around the box that set this one. */
  around: string | null;
  /** CSS pixels; null where the size depends on something outside the e-mail. */
  size: number | null;
  isBold: boolean;
}

/** How a text looks that has no style of its own. */
interface Defaults {
  scheme: 'light' | 'dark';
  paper: Look;
  link: string | null;
}

const LIGHT: Defaults = {
  scheme: 'light',
  paper: { color: '#000000', ground: '#ffffff', around: null, size: 16, isBold: false },
  link: '#0000ee',
};

/** The defaults of Apple Mail, which turns text white and paper dark for e-mails that say they are made for dark mode. */
const DARK: Defaults = {
  scheme: 'dark',
  paper: { ...LIGHT.paper, color: '#ffffff', ground: '#1e1e1e' },
  link: '#9e9eff',
};

/** With rules for dark mode only, mail programs don't agree on the colours of everything else. */
const DARK_RULES: Defaults = { scheme: 'dark', paper: { ...LIGHT.paper, color: null, ground: null }, link: null };

/** Null for a colour that lets something shine through, or that isn't one. */
function solid(value: string): string | null {
  const color = parseColor(value);
  return color && (color.alpha ?? 1) === 1 ? value : null;
}

/** Mail programs read `bgcolor="fff"` as a colour too. */
function ofAttribute(value: string): string | null {
  return solid(/^[\da-f]{3}(?:[\da-f]{3})?$/i.test(value) ? `#${value}` : value.toLowerCase().trim());
}

function colorOf(
  element: Element,
  style: ReadonlyMap<string, string>,
  { before, link }: { before: string | null; link: string | null },
): string | null {
  const own = style.get('color') ?? (element.tagName === 'font' ? attributeOf(element, 'color') : undefined);
  if (own === 'inherit') return before;
  if (own !== undefined) return ofAttribute(own);
  return element.tagName === 'a' && attributeOf(element, 'href') !== undefined ? link : before;
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
  if (style.get('font') === UNTOLD && !style.has('font-size')) return null;
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

function lookOf(element: Element, style: ReadonlyMap<string, string>, before: Look, link: string | null): Look {
  const weight = style.get('font-weight');
  const ground = groundOf(element, style, before.ground);
  return {
    color: colorOf(element, style, { before: before.color, link }),
    ground,
    around: ground === before.ground ? before.around : before.ground,
    size: sizeOf(style, before.size),
    isBold:
      weight === undefined
        ? before.isBold || /^(?:b|strong|th|h[1-6])$/.test(element.tagName)
        : weight === UNTOLD || /bold|[6-9]00/.test(weight),
  };
}

const SILENT: ReadonlySet<string> = new Set(['style', 'script', 'title', 'head', 'noscript', 'template', 'svg']);

interface ShownText {
  node: Node;
  element: Element;
  text: string;
  look: Look;
}

/** Whether a rule that may apply or not could hide the element. */
function mayBeHidden(style: ReadonlyMap<string, string>): boolean {
  return ['display', 'visibility', 'opacity', 'max-height'].some((property) => style.get(property) === UNTOLD);
}

/** Yields the visible texts with how they look. Not recursive: nesting may be a million deep. */
function* shownTexts(document: Document, source: string, { scheme, paper, link }: Defaults): Generator<ShownText> {
  const styleOf = stylesOf(document, source, LOOKS, scheme);
  const stack: { node: Node; look: Look; parent?: Element }[] = [{ node: document, look: paper }];
  for (let next = stack.pop(); next; next = stack.pop()) {
    const { node, parent } = next;
    let { look } = next;
    if (defaultTreeAdapter.isTextNode(node)) {
      const text = node.value.trim();
      if (parent && /[\p{L}\p{N}]/u.test(text)) yield { node, element: parent, text, look };
      continue;
    }
    const element = defaultTreeAdapter.isElementNode(node) ? node : undefined;
    if (element) {
      if (SILENT.has(element.tagName) || isHidden(element, styleOf) || mayBeHidden(styleOf(element))) continue;
      look = lookOf(element, styleOf(element), look, link);
    }
    if (!('childNodes' in node)) continue;
    for (const child of node.childNodes.toReversed())
      stack.push({ node: child, look, ...(element && { parent: element }) });
  }
}

/** WCAG 2.2 AA: large text needs less contrast. */
const LARGE = 24;
const LARGE_BOLD = 18.66;

function neededFor({ size, isBold }: Look, thresholds: Thresholds): number {
  // A text of unknown size may be large.
  const isLarge = size === null || size >= (isBold ? LARGE_BOLD : LARGE);
  return isLarge ? thresholds.large_contrast : thresholds.contrast;
}

type Kind = 'low_contrast' | 'dark_contrast' | 'dark_box' | 'small_text';

function finding(kind: Kind, same: readonly ShownText[], what: string): Finding[] {
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

/** Says why a text is hard to read; undefined where it isn't, or where its colours are unknown. */
function contrastFault(look: Look, thresholds: Thresholds): string | undefined {
  const { color, ground } = look;
  if (color === null || ground === null) return undefined;
  const ratio = wcagContrast(color, ground);
  const needed = neededFor(look, thresholds);
  if (ratio >= needed) return undefined;
  return `${color} on ${ground} has a contrast of ${(Math.floor(ratio * 10) / 10).toFixed(1)}; ${needed} and more are readable`;
}

/** One finding for each different fault, with the texts that have it. */
function findingsOf(kind: Kind, texts: readonly ShownText[], faultOf: (look: Look) => string | undefined): Finding[] {
  const byFault = Map.groupBy(texts, ({ look }) => faultOf(look));
  return [...byFault].flatMap(([fault, same]) => (fault === undefined ? [] : finding(kind, same, fault)));
}

/** The colours of an e-mail in dark mode; null where it says nothing about dark mode. */
function darkDefaults(document: Document, source: string): Defaults | null {
  const elements = [...elementsOf(document)];
  const isMade = elements.some(
    (element) =>
      element.tagName === 'meta' &&
      /^(?:supported-)?color-schemes?$/i.test(attributeOf(element, 'name')?.trim() ?? '') &&
      /\bdark\b/i.test(attributeOf(element, 'content') ?? ''),
  );
  if (isMade) return DARK;
  return elements.some((element) => hasDarkRules(element, source)) ? DARK_RULES : null;
}

function isLight(ground: string | null): boolean {
  return ground !== null && wcagLuminance(ground) > 0.7;
}

function isDark(ground: string | null): boolean {
  return ground !== null && wcagLuminance(ground) < 0.05;
}

/** Finds texts that only dark mode makes hard to read. */
function darkFindings(
  document: Document,
  source: string,
  light: readonly ShownText[],
  thresholds: Thresholds,
): Finding[] {
  const defaults = darkDefaults(document, source);
  if (defaults === null) return [];
  const looks = new Map(light.map(({ node, look }) => [node, look]));
  const dark = [...shownTexts(document, source, defaults)];
  const changed = dark.filter(({ node, look }) => {
    const usual = looks.get(node);
    return usual?.color !== look.color || usual.ground !== look.ground;
  });
  return [
    ...findingsOf('dark_contrast', changed, (look) => {
      const fault = contrastFault(look, thresholds);
      return fault && `in dark mode, ${fault}`;
    }),
    ...findingsOf('dark_box', dark, ({ ground, around }) =>
      isLight(ground) && isDark(around) && around !== defaults.paper.ground
        ? `in dark mode, its box stays ${ground} on ${around}`
        : undefined,
    ),
  ];
}

/** Finds texts that are hard to read, one finding for each pair of colours and each size. */
export function readabilityFindings(document: Document, source: string, thresholds: Thresholds): Finding[] {
  const smallest = thresholds.text_px;
  const texts = [...shownTexts(document, source, LIGHT)];
  return [
    ...findingsOf('low_contrast', texts, (look) => contrastFault(look, thresholds)),
    ...findingsOf('small_text', texts, ({ size }) =>
      size !== null && size > 0 && size < smallest
        ? `${Math.round(size * 10) / 10} px high; ${smallest} px and more are readable`
        : undefined,
    ),
    ...darkFindings(document, source, texts, thresholds),
  ];
}
