import { registerHooks } from 'node:module';

/**
 * A small version of how a server-component framework loads modules: a module that begins with 'use client' isn't run on
 * the server, its exports become references. Loaded before the program by `--import`, with the condition `react-server`.
 */
function isClient(source: string): boolean {
  return /^\s*(?:['"]use strict['"];\s*)?['"]use client['"]/.test(source);
}

function namesOf(source: string): string[] {
  const declared = [...source.matchAll(/^export (?:async )?(?:const|let|function|class) (\w+)/gm)].map(
    ([, name]) => name,
  );
  const listed = [...source.matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, names = '']) =>
    names.split(',').map((name) =>
      name
        .trim()
        .split(/\s+as\s+/)
        .at(-1),
    ),
  );
  return [...declared, ...listed].filter((name): name is string => Boolean(name) && name !== 'default');
}

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    const source = loaded.source?.toString() ?? '';
    const isOurs = url.includes('/@mailroom/design-system/dist/');
    if (!isClient(source)) {
      if (isOurs) console.log(`server ${url}`);
      return loaded;
    }
    const reference = (name: string): string => `{ $$typeof: Symbol.for('react.client.reference'), name: '${name}' }`;
    const names = namesOf(source).map((name) => `export const ${name} = ${reference(name)};`);
    const code = `${names.join('\n')}\nexport default ${reference('default')};`;
    return { format: 'module', source: code, shortCircuit: true };
  },
});
