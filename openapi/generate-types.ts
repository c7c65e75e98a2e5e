import { createRequire } from 'node:module';

const clientPackage = new URL('../packages/api-client/', import.meta.url);

/*
 * openapi-typescript needs the classic compiler API, which TypeScript 7 has no more; npm nests it with its own compiler
 * beside the client package, so both are loaded from there, and only what is used of them is typed here.
 */
const fromClient = createRequire(new URL('package.json', clientPackage));
const generator: {
  default(source: URL, options: { transform(schema: { format?: string }): unknown }): Promise<unknown>;
  astToString(nodes: unknown): string;
} = fromClient('openapi-typescript');
const ts: { factory: { createTypeReferenceNode(name: string): unknown } } = fromClient('typescript');

export async function typesOf(version: 'v1' | 'v2'): Promise<{ file: URL; text: string }> {
  const blob = ts.factory.createTypeReferenceNode('Blob');
  const nodes = await generator.default(new URL(`portal-${version}.yaml`, import.meta.url), {
    transform: (schema) => (schema.format === 'binary' ? blob : undefined),
  });
  const head = `// Made by \`npm run generate\` from openapi/portal-${version}.yaml. Not edited by hand.\n`;
  return { file: new URL(`src/schema-${version}.ts`, clientPackage), text: head + generator.astToString(nodes) };
}
