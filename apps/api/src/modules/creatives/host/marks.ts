import { randomBytes } from 'node:crypto';
import { linkTargets } from '../html/links.ts';
import type { Mail } from '../html/mail.ts';
import { attributeOf } from '../html/tree.ts';
import { MOST_MARKS } from '@mailroom/domain/constants';
import type { Element } from '../html/tree.ts';
import type { Place } from '../html/finding.ts';
import { startAt } from './places.ts';
import type { OwnAttributes, Start } from './places.ts';

const MARKS = new RegExp(String.raw`^\d{1,7}:\d{1,7}(?:,\d{1,7}:\d{1,7}){0,${MOST_MARKS - 1}}$`);

/** The name at which a preview's address may point, so that the frame opens at its first mark. */
const FIRST_MARK = 'mailroom-mark';

/** Reads `line:col[,line:col…]`. Null when it isn't a list of at most 50 places. */
export function marksIn(text: string): Place[] | null {
  if (!MARKS.test(text)) return null;
  return text.split(',').map((mark) => {
    const [line = 0, col = 0] = mark.split(':').map(Number);
    return { line, col };
  });
}

const RED = '#a8201a';

const BLUE = '#1d3f8f';

/**
 * Nobody can guess the attribute's name, so an upload can neither draw a mark nor hide one by it. Repeating it makes
 * the rules heavier than most rules of an e-mail.
 */
function sheetFor(name: string, first: { number: number | undefined }): string {
  const mark = `[${name}]`.repeat(4);
  const main = `[${name}="1"]`.repeat(5);
  const number =
    first.number === undefined
      ? ''
      : `${main}{position:relative!important;overflow:visible!important}` +
        `${main}::before{content:"${first.number}"!important;position:absolute!important;inset:-12px -14px auto auto!important;` +
        `z-index:9999!important;display:block!important;padding:0 6px!important;border-radius:3px!important;background:${RED}!important;` +
        'color:#fff!important;font:700 12px/20px sans-serif!important;text-decoration:none!important;text-indent:0!important;visibility:visible!important;opacity:1!important}';
  return (
    `${mark}{outline:2px dashed ${RED}!important;outline-offset:3px!important}` +
    `${main}{outline-style:solid!important;scroll-margin-top:48px!important}${number}`
  );
}

/**
 * A link is a mark's target by `name`, which no style sheet asks for; any other element by `id`, if it has none of its own.
 * A browser gives the target the focus if it can have it, and takes it from the row where the reader chose the link.
 */
function target(element: Element): string {
  const takesFocus = ['href', 'tabindex'].some((name) => attributeOf(element, name) !== undefined);
  const still = takesFocus ? ' inert' : '';
  if (element.tagName === 'a') return ` name="${FIRST_MARK}"${still}`;
  return attributeOf(element, 'id') === undefined ? ` id="${FIRST_MARK}"${still}` : '';
}

/** A small tag at the corner of each link, above its words. The chosen link's own tag is larger and takes its place. */
function numbersFor(name: string): string {
  const tag = `[${name}]`.repeat(4);
  return (
    `${tag}{position:relative!important;overflow:visible!important}` +
    `${tag}::before{content:attr(${name})!important;position:absolute!important;inset:-12px auto auto -9px!important;` +
    `z-index:9998!important;display:block!important;box-sizing:border-box!important;min-width:17px!important;padding:0 4px!important;` +
    `border-radius:9px!important;background:${BLUE}!important;color:#fff!important;font:700 12px/17px sans-serif!important;` +
    'text-align:center!important;text-decoration:none!important;text-indent:0!important;letter-spacing:0!important;' +
    'visibility:visible!important;opacity:1!important}' +
    // Above the page's own corner nobody would see it.
    `body${tag}::before{inset:2px auto auto 2px!important}`
  );
}

/** The elements with a small tag: each link has its number in the check, or each box its place in their list, from 1. */
export type Numbered = 'links' | 'boxes';

interface Marks {
  marks: readonly Place[];
  boxes: readonly Place[];
  /** Null: nothing has a tag. */
  numbered: Numbered | null;
}

/** The numbers of links in the check, by the offsets of their elements. */
function numbersOf(mail: Mail): ReadonlyMap<number | undefined, number> {
  return new Map(linkTargets(mail).map(({ element }, at) => [element.sourceCodeLocation?.startOffset, at + 1]));
}

/** Elements that draw something else than what is inside them, so they can't have a tag of their own. */
const REPLACED = /^(?:audio|canvas|embed|hr|iframe|img|input|meter|object|progress|select|svg|textarea|video)$/;

/** The texts of the tags of boxes, by the offsets of their elements. A place inside a style sheet has no element. */
function boxNumbers(starts: readonly Start[], boxes: readonly Place[]): ReadonlyMap<number, string> {
  const numbers = new Map<number, string>();
  boxes.forEach((box, at) => {
    const element = starts.find(({ line, col }) => line === box.line && col === box.col)?.element;
    const parent = element?.parentNode;
    const holder = element && REPLACED.test(element.tagName) && parent && 'tagName' in parent ? parent : element;
    const offset = holder?.sourceCodeLocation?.startOffset;
    if (offset === undefined) return;
    numbers.set(offset, [...(numbers.has(offset) ? [numbers.get(offset)] : []), at + 1].join(', '));
  });
  return numbers;
}

/**
 * Marks the elements at these places of the file: the first with a solid outline and, for a link, its number in the
 * check; the others, and all boxes, dashed. Returns their attributes and the style sheet of the marks.
 */
export function marksOn(
  mail: Mail,
  starts: readonly Start[],
  { marks, boxes, numbered }: Marks,
): { attributes: OwnAttributes[]; sheet: string } {
  const marked = new Set([...marks, ...boxes].flatMap((place) => startAt(starts, place) ?? []));
  if (marked.size === 0 && numbered === null) return { attributes: [], sheet: '' };
  const first = marks.length > 0 ? [...marked][0] : undefined;
  const name = `data-m${randomBytes(8).toString('hex')}`;
  const links = first || numbered === 'links' ? numbersOf(mail) : new Map<number, number>();
  const tags = numbered === 'boxes' ? boxNumbers(starts, boxes) : links;
  const attributes = starts.flatMap((start): OwnAttributes[] => {
    const number = numbered === null ? undefined : tags.get(start.offset);
    const texts = [
      ...(start === first ? [`${name}="1"${target(start.element)}`] : marked.has(start) ? [`${name}="2"`] : []),
      ...(number === undefined ? [] : [`${name}n="${number}"`]),
    ];
    return texts.length === 0 ? [] : [{ offset: start.offset, text: texts.join(' ') }];
  });
  const number = first && links.get(first.offset);
  const outlines = marked.size === 0 ? '' : sheetFor(name, { number });
  return { attributes, sheet: outlines + (numbered === null ? '' : numbersFor(`${name}n`)) };
}
