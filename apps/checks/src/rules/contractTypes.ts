import type { Rule, RuleContext } from './rule.ts';

type Place = Extract<Parameters<RuleContext['report']>[0], { node: unknown }>['node'];

/** A file of a server module, apart from its tests. */
const IN_MODULE = /apps\/api\/src\/modules\/.*(?<!\.test)\.ts$/;

/** The files of a module that speak the contract: they take calls, make answers and list what the module serves. */
const SPEAKS_CONTRACT = /\.(handlers|present)\.ts$/;

/** The client's generated types, and the types of a call. */
const CONTRACT_TYPES = /^@mailroom\/api-client(\/|$)|^(\.\.\/)+contract\/(handlers|operations|call)\.ts$/;

/** Rules know no contract: services, jobs and repositories take plain values, so that the contract can change without them. */
export const contractTypes: Rule = {
  create(context) {
    const file = context.filename.replaceAll('\\', '/');
    if (!IN_MODULE.test(file) || SPEAKS_CONTRACT.test(file)) return {};
    function check(node: Place, source: { value: unknown } | null): void {
      if (typeof source?.value !== 'string' || !CONTRACT_TYPES.test(source.value)) return;
      const message = 'Types of the contract belong in *.handlers.ts and *.present.ts: take plain values here.';
      context.report({ node, message });
    }
    return {
      ImportDeclaration: (node) => check(node, node.source),
      ExportNamedDeclaration: (node) => check(node, node.source),
      ExportAllDeclaration: (node) => check(node, node.source),
      TSImportType: (node) => check(node, node.source),
    };
  },
};
