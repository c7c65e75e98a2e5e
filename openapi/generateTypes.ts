import { createRequire } from 'node:module';

const clientPackage = new URL('../packages/api-client/', import.meta.url);

/*
 * openapi-typescript needs the classic compiler API, which TypeScript 7 no longer has. npm installs it with its own
 * compiler inside the client package, so both are loaded from there. Only the parts used here are typed.
 */
const fromClient = createRequire(new URL('package.json', clientPackage));
const generator: {
  default(source: URL, options: { transform(schema: { format?: string }): unknown }): Promise<unknown>;
  astToString(nodes: unknown): string;
} = fromClient('openapi-typescript');
const ts: { factory: { createTypeReferenceNode(name: string): unknown } } = fromClient('typescript');

/** The generated types of a contract and the file they belong in. */
export async function typesOf(version: 'v1' | 'v2'): Promise<{ file: URL; text: string }> {
  const blob = ts.factory.createTypeReferenceNode('Blob');
  const nodes = await generator.default(new URL(`portal-${version}.yaml`, import.meta.url), {
    transform: (schema) => (schema.format === 'binary' ? blob : undefined),
  });
  const head = `// Made by \`npm run generate\` from openapi/portal-${version}.yaml. Not edited by hand.\n`;
  return { file: new URL(`src/schema-${version}.ts`, clientPackage), text: head + generator.astToString(nodes) };
}
