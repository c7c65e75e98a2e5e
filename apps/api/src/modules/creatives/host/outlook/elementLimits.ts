import generate from 'css-tree/generator';
import parse from 'css-tree/parser';
import type { CssNode, Declaration } from 'css-tree';

/** The elements on which a declaration works. */
interface Limit {
  only?: readonly string[];
  never?: readonly string[];
}

const SIZED =
  'table thead tbody tfoot tr td th col hr h1 h2 h3 h4 h5 h6 ul ol li dl dt dd pre blockquote center address'.split(
    ' ',
  );

/** Where Outlook on Windows takes a property, by caniemail's notes. A picture's height is its attribute or a length. */
function limitOf(property: string): Limit {
  if (property.startsWith('padding')) return { only: ['td', 'th'] };
  if (property.startsWith('margin')) return { never: ['body', 'span'] };
  if (property === 'max-width') return { only: ['table'] };
  if (property === 'width') return { only: SIZED };
  if (property === 'height') return { only: [...SIZED, 'img'] };
  // All it knows of `display` is `none`. A picture's `block` stays: what Word makes of it isn't documented.
  return property === 'display' ? { only: ['img'] } : {};
}

/** Returns the value as Outlook takes it; null when it ignores the declaration. */
function valueFor(property: string, value: string): string | null {
  if (property === 'height' && /^auto$/i.test(value)) return null;
  if (property === 'display') return /^block$/i.test(value) ? value : null;
  if (!property.startsWith('margin')) return value;
  return /(?:^|\s)-/.test(value) ? null : value.replace(/\bauto\b/g, '0');
}

interface Kept extends Limit {
  text: string;
}

function keptOf(node: Declaration): Kept | null {
  const property = node.property.toLowerCase();
  // Outlook's own padding of a cell wins over `padding`. MJML writes it for buttons.
  if (property === 'mso-padding-alt')
    return { text: `padding:${generate(node.value)}!important`, ...limitOf('padding') };
  const value = valueFor(property, generate(node.value));
  if (value === null) return null;
  return { text: `${node.property}:${value}${node.important ? '!important' : ''}`, ...limitOf(property) };
}

function fits({ only, never }: Limit, tagName: string): boolean {
  return (only?.includes(tagName) ?? true) && !never?.includes(tagName);
}

/** The name of the elements that a selector means; undefined where they may have any. */
function nameIn(selector: string): string | undefined {
  return /(?:^|[\s>+~])([a-z][a-z\d]*)[^\s>+~]*$/i.exec(selector)?.[1]?.toLowerCase();
}

/** The selector with a limit; null when it means none of these elements. */
function limited(selector: string, limit: Limit): string | null {
  const name = nameIn(selector);
  if (name !== undefined) return fits(limit, name) ? selector : null;
  // `:where` has no weight, so the rules win over each other as before.
  return limit.only ? `${selector}:where(${limit.only.join(',')})` : selector;
}

function isDeclaration(node: CssNode): node is Declaration {
  return node.type === 'Declaration';
}

function isHiding(node: Declaration): boolean {
  return node.property.toLowerCase() === 'display' && generate(node.value).toLowerCase() === 'none';
}

/** A rule, once for each limit of its declarations. */
function splitRule(selectors: readonly string[], declarations: readonly Declaration[]): string {
  // Elements that a single simple selector hides have been cut out by now, but not the tables in them, which it doesn't hide.
  const hides = declarations.some(isHiding) && selectors.every((each) => /[\s>+~]/.test(each));
  const kept = declarations.flatMap((node) => keptOf(node) ?? []);
  const byLimit = Map.groupBy(hides ? [...kept, { text: 'display:none' }] : kept, ({ only, never }: Kept) =>
    JSON.stringify([only, never]),
  );
  return [...byLimit.values()]
    .map((own) => {
      const reached = selectors.flatMap((each) => limited(each, own[0] ?? {}) ?? []);
      return reached.length === 0 ? '' : `${reached.join(',')}{${own.map(({ text }) => text).join(';')}}`;
    })
    .join('');
}

function written(css: string, context: 'stylesheet' | 'declarationList', write: (node: CssNode) => string): string {
  try {
    const root = parse(css, { context });
    return 'children' in root && root.children ? [...root.children].map((node) => write(node)).join('') : '';
  } catch (error) {
    // The stack overflows when a hostile sheet is nested too deep for the parser.
    if (error instanceof RangeError) return '';
    throw error;
  }
}

/** A style sheet in which each declaration reaches only the elements on which Outlook on Windows takes it. */
export function sheetForOutlook(css: string): string {
  return written(css, 'stylesheet', (node) => {
    if (node.type !== 'Rule') return generate(node);
    const { prelude, block } = node;
    if (prelude.type !== 'SelectorList') return '';
    return splitRule(
      [...prelude.children].map((each) => generate(each)),
      [...block.children].filter(isDeclaration),
    );
  });
}

/** The content of a `style` attribute that Outlook on Windows takes on this element. */
export function styleForOutlook(css: string, tagName: string): string {
  return written(css, 'declarationList', (node) => {
    // Outlook ignores a declaration with `!important` in an attribute.
    const kept = isDeclaration(node) && !node.important ? keptOf(node) : null;
    return kept && fits(kept, tagName) ? `${kept.text};` : '';
  });
}
