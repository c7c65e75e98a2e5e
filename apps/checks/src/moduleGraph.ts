import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'rolldown/utils';

/** One name that a module takes from a file or a package: `*` for all of them. */
interface Import {
  from: string;
  name: string;
  /** The compiler removes it: nothing of the file is needed at run time. */
  isType?: true;
}

export interface Module {
  path: string;
  text: string;
  /** The names of its exports; a default export is `default`. */
  exports: string[];
  /** Its imports of files of the repository, by their paths. */
  imports: Import[];
  /** The packages it imports, without sub-paths. */
  packages: string[];
}

const SOURCES = ['{apps,packages,openapi,.storybook}/**/*.{ts,tsx,mts,mjs,mdx}'];
const NOT_OURS = /node_modules|\bdist\b|storybook-static|test-results|mockServiceWorker|\.generated\.mdx$/;

export function sourceFiles(root: string): string[] {
  return globSync(SOURCES, { cwd: root, exclude: (path) => NOT_OURS.test(path) }).toSorted();
}

/** Returns the name of the package in an import: `@scope/name/part` is `@scope/name`. */
function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

type Exports = Record<string, string | { 'mailroom-source'?: string }>;

/** Resolves imports of our own packages as Node does under the condition `mailroom-source`. */
function ownPackages(root: string): (specifier: string) => string | undefined {
  const folders = new Map(
    globSync('{apps,packages}/*/package.json', { cwd: root }).map((path) => {
      const { name, exports } = JSON.parse(readFileSync(join(root, path), 'utf8')) as {
        name: string;
        exports?: Exports;
      };
      return [name, { folder: dirname(path), exports: exports ?? {} }];
    }),
  );
  return (specifier) => {
    const found = folders.get(packageOf(specifier));
    if (!found) return undefined;
    const asked = `.${specifier.slice(packageOf(specifier).length)}`;
    for (const [pattern, target] of Object.entries(found.exports)) {
      const path = typeof target === 'string' ? target : target['mailroom-source'];
      const [before = '', after] = pattern.split('*');
      if (!path || (after === undefined ? asked !== pattern : !asked.startsWith(before))) continue;
      return join(found.folder, path.replace('*', asked.slice(before.length)));
    }
    return undefined;
  };
}

interface Conditions {
  [condition: string]: string | Conditions;
}

function targetsOf(target: string | Conditions): string[] {
  return typeof target === 'string' ? [target] : Object.values(target).flatMap(targetsOf);
}

/** Returns the sources that an import such as '#part' of a package stands for, under all conditions. */
function innerImports(root: string): (path: string, specifier: string) => string[] {
  const folders = globSync('{apps,packages}/*/package.json', { cwd: root }).map((path) => {
    const { imports } = JSON.parse(readFileSync(join(root, path), 'utf8')) as { imports?: Conditions };
    return { folder: dirname(path), imports: imports ?? {} };
  });
  return (path, specifier) => {
    const found = folders.find(({ folder }) => path.startsWith(`${folder}/`));
    return targetsOf(found?.imports[specifier] ?? {})
      .map((target) => join(found?.folder ?? '', target))
      .filter((target) => !NOT_OURS.test(target));
  };
}

/** The names that a dynamic import takes, where it takes them apart on the spot. */
function namesTakenFrom(text: string, start: number, end: number): string[] {
  const before = /\{([^{}]*)\}\s*=\s*\(?await\s*$/.exec(text.slice(Math.max(0, start - 200), start));
  const after = /^\s*\)?\s*\.then\(\s*(?:async\s*)?\(\{([^{}]*)\}/.exec(text.slice(end, end + 200));
  const names = (before ?? after)?.[1]?.split(',').map((name) => name.split(':')[0]?.trim() ?? '');
  return names?.filter(Boolean) ?? ['*'];
}

interface Seen {
  specifier: string;
  name: string;
  isType?: true;
}

/** A page of prose imports as a module does, at the start of its lines. */
function importsOfProse(text: string): Seen[] {
  return [...text.matchAll(/^import (?:\* as \w+|(\w+)|\{([^}]*)\}) from '([^']+)'/gm)].flatMap(
    ([, whole, names, specifier = '']) =>
      (names?.split(',') ?? [whole ? 'default' : '*']).map((name) => ({ specifier, name: name.trim() })),
  );
}

function read(path: string, text: string): { seen: Seen[]; exports: string[] } {
  if (path.endsWith('.mdx')) return { seen: importsOfProse(text), exports: [] };
  const { module, errors } = parseSync(path, text);
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`);
  const fixed = module.staticImports.flatMap(({ moduleRequest: { value: specifier }, entries }) =>
    entries.length === 0
      ? [{ specifier, name: '' }]
      : entries.map(({ importName: { kind, name }, isType }) => ({
          specifier,
          name: kind === 'Default' ? 'default' : (name ?? '*'),
          ...(isType && { isType }),
        })),
  );
  const entries = module.staticExports.flatMap((statement) => statement.entries);
  const handedOn = entries.flatMap(({ moduleRequest, importName: { name }, isType }) =>
    moduleRequest ? [{ specifier: moduleRequest.value, name: name ?? '*', ...(isType && { isType }) }] : [],
  );
  const dynamic = module.dynamicImports.flatMap(({ start, end, moduleRequest }) => {
    const specifier = /^['"`](.*)['"`]$/.exec(text.slice(moduleRequest.start, moduleRequest.end))?.[1];
    if (specifier === undefined) return [];
    return namesTakenFrom(text, start, end).map((name) => ({ specifier, name }));
  });
  // The parser doesn't list `import('./file.ts').Name` in a type.
  const inTypes = [...text.matchAll(/(?<!await )\bimport\('([^'$]+)'\)\.(\w+)/g)].flatMap(
    ([, specifier = '', name = '']): Seen[] => (name === 'then' ? [] : [{ specifier, name, isType: true }]),
  );
  const exports = entries.flatMap(({ exportName: { kind, name } }) =>
    kind === 'Default' ? ['default'] : name ? [name] : [],
  );
  return { seen: [...fixed, ...handedOn, ...dynamic, ...inTypes], exports };
}

/** Reads every source file of the repository: its exports and its imports. */
export function moduleGraph(root: string): Module[] {
  const own = ownPackages(root);
  const inner = innerImports(root);
  return sourceFiles(root).map((path) => {
    const text = readFileSync(join(root, path), 'utf8');
    const { seen, exports } = read(path, text);
    const imports: Import[] = [];
    const packages = new Set<string>();
    for (const { specifier, ...taken } of seen) {
      const [bare = ''] = specifier.split('?');
      if (bare.startsWith('#')) imports.push(...inner(path, bare).map((from) => ({ from, ...taken })));
      else if (bare.startsWith('.')) imports.push({ from: join(dirname(path), bare), ...taken });
      else if (!bare.startsWith('node:') && !bare.startsWith('virtual:')) packages.add(packageOf(bare));
      const file = own(bare);
      if (file !== undefined) imports.push({ from: file, ...taken });
    }
    return { path, text, exports, imports, packages: [...packages] };
  });
}
