import { createRequire } from 'node:module';
import { hasParts, joined } from './wholeContract.ts';

const clientPackage = new URL('../packages/api-client/', import.meta.url);

/*
 * openapi-typescript needs the classic compiler API, which TypeScript 7 no longer has. npm installs it with its own
 * compiler inside the client package, so both are loaded from there. Only the parts used here are typed.
 */
const fromClient = createRequire(new URL('package.json', clientPackage));
interface Found {
  [key: string]: unknown;
}
interface Options {
  transform(schema: Found, found: { ctx: { resolve(ref: string): Found } }): unknown;
}
const generator: {
  default(source: URL, options: Options): Promise<unknown>;
  astToString(nodes: unknown): string;
} = fromClient('openapi-typescript');
interface NodeFactory {
  createTypeReferenceNode(name: string): unknown;
  createUnionTypeNode(nodes: readonly unknown[]): unknown;
  createLiteralTypeNode(literal: unknown): unknown;
  createNull(): unknown;
}
const ts: { factory: NodeFactory } = fromClient('typescript');

/** The generated types of a contract and the file they belong in. */
export async function typesOf(version: 'v1' | 'v2'): Promise<{ file: URL; text: string }> {
  const { factory } = ts;
  const blob = factory.createTypeReferenceNode('Blob');
  const blobOrNull = factory.createUnionTypeNode([blob, factory.createLiteralTypeNode(factory.createNull())]);
  const nodes = await generator.default(new URL(`portal-${version}.yaml`, import.meta.url), {
    transform: (schema, { ctx }) => {
      // Changes the object that the generator reads next: from unjoined parts it would make intersections of types.
      if (hasParts(schema)) {
        const whole = joined(schema, (part) => (typeof part['$ref'] === 'string' ? ctx.resolve(part['$ref']) : part));
        delete schema['allOf'];
        Object.assign(schema, whole);
      }
      if (schema['format'] !== 'binary') return undefined;
      const { type } = schema;
      return Array.isArray(type) && type.includes('null') ? blobOrNull : blob;
    },
  });
  const head = `// Made by \`npm run generate\` from openapi/portal-${version}.yaml. Not edited by hand.\n`;
  return { file: new URL(`src/schema-${version}.ts`, clientPackage), text: head + generator.astToString(nodes) };
}
