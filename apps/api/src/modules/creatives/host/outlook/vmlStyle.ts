import { attributeOf, childrenOf } from '../../html/tree.ts';
import type { Element, Node } from '../../html/tree.ts';

/** The shapes that are drawn as boxes. */
export const BOXES: ReadonlySet<string> = new Set(['v:rect', 'v:roundrect', 'v:oval', 'v:shape']);

/** Nodes of a box that are looked at. Its fill and its text come first in it. */
const MOST_INNER = 200;

/** Each declaration of a `style` attribute, in lower case. */
function stylesIn(element: Element): Map<string, string> {
  const declarations = (attributeOf(element, 'style') ?? '').toLowerCase().split(';');
  return new Map(
    declarations.map((each): [string, string] => {
      const [property = '', ...value] = each.split(':');
      return [property.trim(), value.join(':').trim()];
    }),
  );
}

/** A length of VML, which is in pixels without a unit; undefined for anything else. */
function lengthIn(text: string | undefined): string | undefined {
  const [, number, unit] =
    /^(-?\d{1,5}(?:\.\d{1,4})?|\.\d{1,4})(px|pt|pc|in|cm|mm|em|%)?$/.exec(text?.trim() ?? '') ?? [];
  return number === undefined ? undefined : `${number}${unit ?? 'px'}`;
}

function colourIn(text: string | undefined): string | undefined {
  // After a colour, Office writes its number in the palette.
  const colour = text?.trim().replace(/\s*\[\d+\]$/, '');
  return colour !== undefined && /^(?:#[\da-f]{3}|#[\da-f]{6}|[a-z]{3,30})$/i.test(colour) ? colour : undefined;
}

function isOff(element: Element, ...names: readonly string[]): boolean {
  return names.some((name) => /^(?:f|false|no|0)$/i.test(attributeOf(element, name)?.trim() ?? ''));
}

/** The first element of this name in a box, but not in a box inside. */
export function innerOf(element: Element, tagName: string): Element | undefined {
  const firstOf = (node: Node): Node[] => childrenOf(node).slice(0, MOST_INNER).toReversed();
  const stack: Node[] = firstOf(element);
  for (let seen = 0; seen < MOST_INNER; seen += 1) {
    const node = stack.pop();
    if (!node) return undefined;
    const isElement = 'tagName' in node;
    if (isElement && node.tagName === tagName) return node;
    if (!isElement || !BOXES.has(node.tagName)) stack.push(...firstOf(node));
  }
  return undefined;
}

/** A size by its length, or by Word's tenths of a percent. */
function sizeOf(styles: ReadonlyMap<string, string>, side: 'width' | 'height'): string | undefined {
  const share = /^\d{1,4}$/.exec(styles.get(`mso-${side}-percent`) ?? '')?.[0];
  return share !== undefined && Number(share) > 0 ? `${Number(share) / 10}%` : lengthIn(styles.get(side));
}

/** The share of the shorter side that is round: `10%`, `0.1`, or in 65,536ths as `6554f`. */
function roundedBy(arcsize: string | undefined): number {
  const [, number = '', unit] = /^(\d*\.?\d+)(%|f)?$/.exec(arcsize?.trim() ?? '') ?? [];
  if (number === '') return 0.2;
  const share = Number(number) / (unit === '%' ? 100 : unit === 'f' ? 65_536 : 1);
  return Math.min(share, 0.5);
}

function cornersOf(element: Element, styles: ReadonlyMap<string, string>): string[] {
  if (element.tagName === 'v:oval') return ['border-radius:50%'];
  if (element.tagName !== 'v:roundrect') return [];
  const share = roundedBy(attributeOf(element, 'arcsize'));
  const sides = ['width', 'height'].flatMap(
    (side) => /^[\d.]+(?=px$)/.exec(lengthIn(styles.get(side)) ?? '')?.[0] ?? [],
  );
  const shorter = Math.min(...sides.map(Number));
  return [`border-radius:${sides.length > 0 ? `${Math.round(share * shorter)}px` : `${share * 100}%`}`];
}

/** A quoted address, in which characters that would end the quotes are encoded. */
function cssUrl(address: string): string {
  return `url("${address.trim().replace(/["\\\s]/g, (char) => encodeURIComponent(char))}")`;
}

/** A shape without a path of its own has no area: it only holds a picture or text. */
function hasArea(element: Element): boolean {
  return element.tagName !== 'v:shape';
}

function groundOf(element: Element): string[] {
  const fill = innerOf(element, 'v:fill');
  if (isOff(element, 'filled', 'fill')) return [];
  const named = colourIn(fill && attributeOf(fill, 'color')) ?? colourIn(attributeOf(element, 'fillcolor'));
  const colour = named ?? (hasArea(element) ? '#ffffff' : undefined);
  const address = fill && attributeOf(fill, 'src');
  const isTiled = /^tile$/i.test((fill && attributeOf(fill, 'type')) ?? '');
  return [
    ...(colour === undefined || colour.toLowerCase() === 'none' ? [] : [`background-color:${colour}`]),
    ...(address ? [`background-image:${cssUrl(address)}`] : []),
    ...(address && !isTiled ? ['background-size:100% 100%', 'background-repeat:no-repeat'] : []),
  ];
}

function edgeOf(element: Element): string[] {
  const named = colourIn(attributeOf(element, 'strokecolor'));
  if (isOff(element, 'stroked', 'stroke') || (named === undefined && !hasArea(element))) return [];
  return [`border:${lengthIn(attributeOf(element, 'strokeweight')) ?? '1px'} solid ${named ?? '#000000'}`];
}

const ANCHORS: Readonly<Record<string, string>> = { middle: 'center', bottom: 'flex-end' };

/** The look of a box: its size, colours, picture, corners, and where its text stands. */
export function boxOf(element: Element): string {
  const styles = stylesIn(element);
  const text = innerOf(element, 'v:textbox');
  const textStyles = text ? stylesIn(text) : new Map<string, string>();
  const isFitted =
    textStyles.get('mso-fit-shape-to-text') === 'true' || textStyles.get('mso-fit-shape-to-text') === 't';
  const [width, height] = [sizeOf(styles, 'width'), sizeOf(styles, 'height')];
  const anchor = ANCHORS[styles.get('v-text-anchor') ?? textStyles.get('v-text-anchor') ?? ''];
  return [
    'display:inline-flex;flex-direction:column;box-sizing:border-box;vertical-align:middle;max-width:100%',
    'color:inherit;text-decoration:none',
    ...(width === undefined ? [] : [`width:${width}`]),
    ...(height === undefined || isFitted ? [] : [`height:${height};overflow:hidden`]),
    ...(anchor === undefined ? [] : [`justify-content:${anchor}`]),
    ...groundOf(element),
    ...edgeOf(element),
    ...cornersOf(element, styles),
  ].join(';');
}

/** The room between a box and its text: `inset`, which a comma divides, with Office's own where it says nothing. */
export function paddingOf(element: Element): string {
  const inset = (attributeOf(element, 'inset') ?? '').split(',');
  const [left, top, right, bottom] = ['0.1in', '0.05in', '0.1in', '0.05in'].map(
    (own, at) => lengthIn(inset[at]) ?? own,
  );
  return `display:block;padding:${top} ${right} ${bottom} ${left}`;
}

/** A picture of VML: at its own size, or as large as the shape that holds it. One behind the text stays there. */
export function pictureOf(element: Element): string {
  if (element.tagName === 'v:imagedata') return 'display:block;width:100%;height:100%';
  const styles = stylesIn(element);
  const sizes = (['width', 'height'] as const).flatMap((side) => {
    const size = sizeOf(styles, side);
    return size === undefined ? [] : [`${side}:${size}`];
  });
  const isBehind = styles.get('position') === 'absolute' && /^-\d/.test(styles.get('z-index') ?? '');
  return [...sizes, ...(isBehind ? ['position:absolute', 'z-index:-1'] : [])].join(';');
}
