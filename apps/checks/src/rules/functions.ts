import type { Rule } from './rule.ts';

/**
 * Top-level functions are declarations, so that every file reads the same. Arrows are for callbacks and for constants
 * that are declared with a function type.
 */
export const topLevelFunctions: Rule = {
  create: (context) => ({
    VariableDeclarator({ parent: statement, init, id }) {
      const isTop = statement.parent?.type === 'Program' || statement.parent?.type === 'ExportNamedDeclaration';
      const hasOwnType = id.type === 'Identifier' && id.typeAnnotation != null;
      if (isTop && init?.type === 'ArrowFunctionExpression' && !hasOwnType)
        context.report({ node: id, message: 'Declare a top-level function: `function name() {}`.' });
    },
  }),
};
