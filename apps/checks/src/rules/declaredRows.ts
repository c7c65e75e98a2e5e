import type { Rule } from './rule.ts';

interface Node {
  type: string;
  parent?: Node | null;
  // Read by name, according to the type.
  [key: string]: unknown;
}

function isExecuted(node: Node | undefined): boolean {
  const call = node?.type === 'AwaitExpression' ? (node['argument'] as Node) : node;
  if (call?.type !== 'CallExpression') return false;
  const callee = call['callee'] as Node;
  return callee.type === 'MemberExpression' && (callee['property'] as Node)['name'] === 'execute';
}

function isSql(node: Node): boolean {
  return node.type === 'TaggedTemplateExpression' && (node['tag'] as Node)['name'] === 'sql';
}

/** A raw statement whose rows are read declares its columns, so that the tests can compare them with the database. */
export const declaredRows: Rule = {
  create(context) {
    const message =
      'Read the rows of a raw statement with selectRows, selectRow or selectPrepared, which take its columns.';
    return {
      // const { rows } = await statement.execute(tx)
      VariableDeclarator(node) {
        const { id, init } = node;
        if (id.type !== 'ObjectPattern' || !isExecuted(init as unknown as Node)) return;
        const isRead = id.properties.some(
          (property) =>
            property.type === 'Property' && property.key.type === 'Identifier' && property.key.name === 'rows',
        );
        if (isRead) context.report({ node: id, message });
      },
      // (await statement.execute(tx)).rows
      MemberExpression(node) {
        if (node.property.type !== 'Identifier' || node.property.name !== 'rows') return;
        if (isExecuted(node.object as unknown as Node)) context.report({ node: node.property, message });
      },
      // sql<Row>`…`.execute(tx), whatever becomes of its result
      CallExpression(node) {
        const { callee } = node;
        if (callee.type !== 'MemberExpression' || !isExecuted(node as unknown as Node)) return;
        const statement = callee.object as unknown as Node;
        if (isSql(statement) && statement['typeArguments']) context.report({ node: callee.property, message });
      },
    };
  },
};
