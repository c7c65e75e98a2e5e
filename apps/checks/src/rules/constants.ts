import type { Rule } from './rule.ts';

interface Value {
  type: string;
  // The other properties depend on the type.
  [key: string]: unknown;
}

/** A text, number, pattern or list of them that is written out where it is declared. */
function isLiteral(node: Value | null): boolean {
  if (!node) return false;
  switch (node.type) {
    case 'Literal':
      return node['value'] !== null || node['regex'] !== undefined;
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'ParenthesizedExpression':
      return isLiteral(node['expression'] as Value);
    case 'UnaryExpression':
      return isLiteral(node['argument'] as Value);
    case 'BinaryExpression':
      return isLiteral(node['left'] as Value) && isLiteral(node['right'] as Value);
    case 'TemplateLiteral':
      return (node['expressions'] as Value[]).every(isLiteral);
    case 'ArrayExpression': {
      const elements = node['elements'] as (Value | null)[];
      return elements.length > 0 && elements.every(isLiteral);
    }
    default:
      return false;
  }
}

/** Literal constants of a module are in SCREAMING_CASE, so that a reader can tell them from computed values. */
export const literalConstants: Rule = {
  create: (context) => ({
    VariableDeclarator({ parent: statement, init, id }) {
      const isTop = statement.parent?.type === 'Program' || statement.parent?.type === 'ExportNamedDeclaration';
      if (!isTop || statement.type !== 'VariableDeclaration' || statement.kind !== 'const') return;
      if (id.type === 'Identifier' && /[a-z]/.test(id.name) && isLiteral(init as unknown as Value | null))
        context.report({ node: id, message: `'${id.name}' is a literal constant: write it in SCREAMING_CASE.` });
    },
  }),
};
