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
const ts: { factory: { createTypeReferenceNode(name: string): unknown } } = fromClient('typescript');

/** The generated types of a contract and the file they belong in. */
export async function typesOf(version: 'v1' | 'v2'): Promise<{ file: URL; text: string }> {
  const blob = ts.factory.createTypeReferenceNode('Blob');
  const nodes = await generator.default(new URL(`portal-${version}.yaml`, import.meta.url), {
    transform: (schema, { ctx }) => {
      // Changes the object that the generator reads next: from unjoined parts it would make intersections of types.
      if (hasParts(schema)) {
        const whole = joined(schema, (part) => (typeof part['$ref'] === 'string' ? ctx.resolve(part['$ref']) : part));
        delete schema['allOf'];
        Object.assign(schema, whole);
      }
      return schema['format'] === 'binary' ? blob : undefined;
    },
  });
  const head = `// Made by \`npm run generate\` from openapi/portal-${version}.yaml. Not edited by hand.\n`;
  return { file: new URL(`src/schema-${version}.ts`, clientPackage), text: head + generator.astToString(nodes) };
}
