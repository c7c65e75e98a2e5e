import { hiddenElements, type Mail } from '../mail.ts';
import { srcsetCandidates } from '../srcset.ts';
import { attributeOf, elementsOf, type Element } from '../tree.ts';
import { stylesOf } from './styleRules.ts';

/** CSS pixels; 'auto' where the side follows the other one, 'unknown' where the room around the image decides. */
export type SaidSide = number | 'auto' | 'unknown';

/** The size that the HTML gives an image. */
export interface SaidSize {
  width: SaidSide;
  height: SaidSide;
}

const PROPERTIES: ReadonlySet<string> = new Set(['width', 'max-width', 'height', 'display']);

/** CSS pixels. No screen is as wide, and a hostile number must still fit wherever it is kept. */
const MOST = 65_535;

/** CSS pixels; undefined for every other unit. */
export function pixelsOf(value: string | undefined): number | undefined {
  const number = /^(\d+(?:\.\d+)?)px$/.exec(value ?? '')?.[1];
  return number === undefined ? undefined : Number(number);
}

/** The number of an attribute. Mail programs read `600px` like `600`. */
function attributePixels(element: Element, side: 'width' | 'height'): number | undefined {
  return pixelsOf(attributeOf(element, side)?.trim().toLowerCase().replace(/(\d)$/, '$1px'));
}

function whole(pixels: number): SaidSide {
  const rounded = Math.round(pixels);
  return rounded >= 1 && rounded <= MOST ? rounded : 'unknown';
}

type Style = ReadonlyMap<string, string>;

/**
 * A width by the room is as wide as the attribute says, for which Outlook takes it, or as `max-width` lets it be: designers
 * write the room's width there.
 */
function widthIn(element: Element, style: Style): SaidSide {
  const [styled, most] = [style.get('width'), pixelsOf(style.get('max-width'))];
  const own = attributePixels(element, 'width');
  const byRoom = /%$|vw$/.test(styled ?? '');
  if (styled === undefined && own === undefined)
    return attributeOf(element, 'width') === undefined && !style.has('max-width') ? 'auto' : 'unknown';
  const width = pixelsOf(styled) ?? (styled === undefined || byRoom ? (own ?? (byRoom ? most : undefined)) : undefined);
  if (width !== undefined) return whole(Math.min(width, most ?? width));
  return styled === 'auto' ? 'auto' : 'unknown';
}

function heightIn(element: Element, style: Style): SaidSide {
  const styled = style.get('height');
  if (styled === 'auto') return 'auto';
  const height = styled === undefined ? attributePixels(element, 'height') : pixelsOf(styled);
  if (height !== undefined) return whole(height);
  return styled === undefined && !/\d/.test(attributeOf(element, 'height') ?? '') ? 'auto' : 'unknown';
}

function addressesOf(element: Element): string[] {
  const src = attributeOf(element, 'src')?.trim();
  const others = srcsetCandidates(attributeOf(element, 'srcset') ?? '').map(({ url }) => url);
  return src ? [src, ...others] : others;
}

function isWider(one: SaidSize, other: SaidSize): boolean {
  return typeof one.width === 'number' && (typeof other.width !== 'number' || one.width > other.width);
}

/**
 * Finds the sizes at which the HTML shows the images of its `img` tags, by their addresses; the widest where it shows one more
 * than once. Leaves out images that are hidden.
 */
export function saidSizes(mail: Mail): Map<string, SaidSize> {
  const styleOf = stylesOf(mail.document, mail.source, PROPERTIES);
  const sizes = new Map<string, SaidSize>();
  const add = (element: Element, style: Style) => {
    if (element.tagName !== 'img' || style.get('display') === 'none') return;
    const size = { width: widthIn(element, style), height: heightIn(element, style) };
    for (const url of addressesOf(element)) {
      const known = sizes.get(url);
      if (!known || isWider(size, known)) sizes.set(url, size);
    }
  };
  for (const element of elementsOf(mail.document)) if (element.tagName === 'img') add(element, styleOf(element));
  // Outlook on Windows takes the sizes from the attributes.
  for (const element of hiddenElements(mail)) add(element, new Map());
  return sizes;
}
