import type { Rule } from './rule.ts';

/** Files that hold SQL, by the role in their name. */
const HOLDS_SQL = /\.(repository|resource|reads|commands)\.ts$/;

const BUILDERS = new Set(['selectFrom', 'insertInto', 'updateTable', 'deleteFrom', 'mergeInto', 'replaceInto']);

/** SQL stands where a reader looks for it: handlers, services, jobs and policies call it and hold none. */
export const sqlPlace: Rule = {
  create(context) {
    if (HOLDS_SQL.test(context.filename)) return {};
    const message = 'SQL belongs into a *.repository.ts, *.resource.ts, *.reads.ts or *.commands.ts.';
    return {
      TaggedTemplateExpression(node) {
        if (node.tag.type === 'Identifier' && node.tag.name === 'sql') context.report({ node, message });
      },
      CallExpression(node) {
        const { callee } = node;
        if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
        if (BUILDERS.has(callee.property.name)) context.report({ node: callee.property, message });
      },
    };
  },
};
