import generate from 'css-tree/generator';
import parse from 'css-tree/parser';
import walk from 'css-tree/walker';
import type { CssNode, Declaration } from 'css-tree';
import type { ClientGaps } from './clientGaps.ts';

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

/** Returns the sheet, or the content of a `style` attribute, without what the client ignores. */
export function cssForClient(
  css: string,
  gaps: ClientGaps,
  recolour: (property: string, value: string) => string,
  context: 'stylesheet' | 'declarationList',
): string {
  try {
    const sheet = parse(css, { context });
    walk(sheet, {
      visit: 'Declaration',
      enter(node, item, list) {
        if (isDropped(node, gaps)) list?.remove(item);
        else {
          const value = generate(node.value);
          const other = recolour(node.property.toLowerCase(), value);
          if (other !== value) node.value = { type: 'Raw', value: other };
        }
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
