import generate from 'css-tree/generator';
import parse from 'css-tree/parser';
import walk from 'css-tree/walker';
import type { CssNode, Declaration, List, ListItem } from 'css-tree';
import { isForDark } from '../html/styles/styleRules.ts';
import type { ClientGaps } from './clientGaps.ts';
import { isDarkMark } from './darkMode.ts';

const COMBINATORS: Readonly<Record<string, string>> = {
  '+': 'adjacent sibling combinator',
  '>': 'child combinator',
  '~': 'general sibling combinator',
  ' ': 'descendant combinator',
};

const SELECTORS: Readonly<Record<string, string>> = {
  AttributeSelector: 'attribute selector',
  ClassSelector: 'class selector',
  IdSelector: 'id selector',
};

function isMissing(node: CssNode, gaps: ClientGaps): boolean {
  const name = 'name' in node && typeof node.name === 'string' ? node.name.toLowerCase() : '';
  if (node.type === 'Combinator') return gaps.titles.has(COMBINATORS[name] ?? '');
  if (node.type === 'PseudoClassSelector' || node.type === 'PseudoElementSelector') return gaps.pseudos.has(name);
  if (node.type === 'TypeSelector') return name === '*' && gaps.titles.has('universal selector *');
  if (node.type === 'Function') return gaps.functions.has(name) || (name === 'var' && gaps.titles.has(VARIABLES));
  if (node.type === 'Dimension') return gaps.units.has(node.unit.toLowerCase());
  return gaps.titles.has(SELECTORS[node.type] ?? '');
}

const VARIABLES = 'css variables (custom properties)';

function holdsMissing(root: CssNode, gaps: ClientGaps): boolean {
  let isFound = false;
  walk(root, (node: CssNode) => {
    isFound ||= isMissing(node, gaps);
  });
  return isFound;
}

function isDropped(node: Declaration, gaps: ClientGaps): boolean {
  const property = node.property.toLowerCase();
  const value = generate(node.value).toLowerCase();
  if (property.startsWith('--') && gaps.titles.has(VARIABLES)) return true;
  if (property === 'background' && /url\(/.test(value) && gaps.properties.has('background-image')) return true;
  return gaps.properties.has(property) || gaps.pairs.has(`${property}:${value}`) || holdsMissing(node.value, gaps);
}

function holdsDarkMark(selector: CssNode): boolean {
  let isFound = false;
  walk(selector, (node: CssNode) => {
    isFound ||= node.type === 'AttributeSelector' && isDarkMark(node.name.name);
  });
  return isFound;
}

/** Whether this is a block of rules for dark mode. Its colours are the e-mail's own, so no client changes them again. */
function isDarkBlock(node: CssNode): boolean {
  if (node.type === 'Atrule') return node.prelude !== null && isForDark(generate(node.prelude)) !== false;
  // Rules that name the marks of Outlook apply in its dark mode only.
  if (node.type !== 'Rule' || node.prelude.type !== 'SelectorList') return false;
  return node.prelude.children.toArray().every((selector) => holdsDarkMark(selector));
}

/** Returns the sheet, or the content of a `style` attribute, without what the client ignores. */
export function cssForClient(
  css: string,
  gaps: ClientGaps,
  recolour: (property: string, value: string) => string,
  context: 'stylesheet' | 'declarationList',
): string {
  try {
    const sheet = parse(css, { context });
    let darkBlocks = 0;
    walk(sheet, {
      enter(node: CssNode, item: ListItem<CssNode>, list: List<CssNode>) {
        if (isDarkBlock(node)) darkBlocks += 1;
        if (node.type !== 'Declaration') return;
        if (isDropped(node, gaps)) list.remove(item);
        else if (darkBlocks === 0) {
          const value = generate(node.value);
          const other = recolour(node.property.toLowerCase(), value);
          if (other !== value) node.value = { type: 'Raw', value: other };
        }
      },
      leave(node: CssNode) {
        if (isDarkBlock(node)) darkBlocks -= 1;
      },
    });
    walk(sheet, {
      visit: 'Atrule',
      enter(node, item, list) {
        const prelude = node.prelude ? generate(node.prelude) : '';
        const isForeign = [...gaps.conditions].some((condition) => prelude.includes(condition));
        if (gaps.atRules.has(node.name.toLowerCase()) || isForeign) list?.remove(item);
      },
    });
    walk(sheet, {
      visit: 'Rule',
      enter(node, item, list) {
        if (holdsMissing(node.prelude, gaps)) list?.remove(item);
      },
    });
    return generate(sheet);
  } catch (error) {
    // The stack overflows when a hostile sheet is nested too deep for the parser.
    if (error instanceof RangeError) return '';
    throw error;
  }
}
