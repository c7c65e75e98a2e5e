import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

interface TypeFile {
  /** The texts of each declared name with their comments; an overloaded function has several. */
  declared: Map<string, string[]>;
  /** Names that come from another file, by the name used here. */
  taken: Map<string, { file: string; name: string }>;
}

const START = /^(?:export|declare|interface|type|const|import|\/\*\*)/;
const DECLARED = /^(?:export )?(?:declare )?(?:function|const|interface|type|class) (\w+)/;
const TAKEN = /^(?:import|export) (?:type )?\{([^}]*)\} from '(\.[^']+)'/;

/** Splits a type file at its top level; a comment stays with what follows it. */
function statementsOf(text: string): string[] {
  const statements: string[] = [];
  let isOpen = false;
  for (const line of text.split('\n')) {
    if (START.test(line) && !isOpen) statements.push(line);
    else statements.push(`${statements.pop() ?? ''}\n${line}`);
    // The next line that starts something belongs to this comment.
    if (line.startsWith('/**') || line.startsWith(' */') || line.startsWith(' *'))
      isOpen = line.endsWith('*/') || !line.startsWith('/**');
    else isOpen = false;
  }
  return statements.map((statement) => statement.trim());
}

function typeFileOf(path: string): string {
  return path.replace(/\.(?:js|tsx?)$/, '.d.ts');
}

const files = new Map<string, TypeFile>();

function read(path: string): TypeFile {
  const known = files.get(path);
  if (known) return known;
  const found: TypeFile = { declared: new Map(), taken: new Map() };
  files.set(path, found);
  if (!existsSync(path)) return found;
  for (const statement of statementsOf(readFileSync(path, 'utf8'))) {
    const code = statement.replace(/^\/\*\*.*?\*\/\s*/s, '');
    const name = DECLARED.exec(code)?.[1];
    if (name !== undefined) found.declared.set(name, [...(found.declared.get(name) ?? []), statement]);
    const [, names = '', from = ''] = TAKEN.exec(code) ?? [];
    for (const one of names.split(',').filter(Boolean)) {
      const [inner = '', outer = inner] = one
        .trim()
        .replace(/^type /, '')
        .split(' as ');
      found.taken.set(outer, { file: typeFileOf(join(dirname(path), from)), name: inner });
    }
  }
  return found;
}

/** Follows a name to the file that declares it. */
function sourceOf(file: string, name: string): { file: string; name: string } | undefined {
  const { declared, taken } = read(file);
  if (declared.has(name)) return { file, name };
  const from = taken.get(name);
  return from && sourceOf(from.file, from.name);
}

function isValue(text: string): boolean {
  return /^(?:export )?declare (?:function|const)/m.test(text);
}

/**
 * Returns the declarations that an entry exports, and those that they are made of. The latter have no `export`, because an
 * application can't import them. `included` holds what earlier entries have shown, and is
 * extended. `entry` is a type file below `dist`.
 */
export function publicTypesOf(dist: string, entry: string, included: Set<string>): string {
  const texts: string[] = [];
  function add(file: string, name: string, exportedAs: string | undefined): void {
    const source = sourceOf(file, name);
    const key = `${source?.file} ${source?.name}`;
    if (!source || included.has(key)) return;
    const own = read(source.file).declared.get(source.name) ?? [];
    included.add(key);
    for (const text of own) {
      const shown = exportedAs === undefined ? text.replace(/^export /m, '') : text;
      texts.push(
        exportedAs === undefined || exportedAs === source.name ? shown : `// Exported as ${exportedAs}.\n${shown}`,
      );
    }
    for (const text of own) {
      const code = text.replaceAll(/\/\*\*.*?\*\//gs, '');
      for (const [word] of code.matchAll(/\b[A-Za-z_]\w+\b/g)) {
        const used = sourceOf(source.file, word);
        if (!used || isPublic(used)) continue;
        // A value that isn't exported is needed only where a type is made of it: `(typeof SIZES)[number]`.
        const isTypeOf = code.includes(`typeof ${word}`);
        const isAType = !(read(used.file).declared.get(used.name) ?? []).some(isValue);
        if (isAType || isTypeOf) add(used.file, used.name, undefined);
      }
    }
  }
  const exported = new Map<string, string>();
  for (const [outer, { file, name }] of read(join(dist, 'index.d.ts')).taken) {
    const source = sourceOf(file, name);
    if (source) exported.set(`${source.file} ${source.name}`, outer);
  }
  const isPublic = ({ file, name }: { file: string; name: string }) => exported.has(`${file} ${name}`);
  for (const [outer, { file, name }] of read(join(dist, entry)).taken) add(file, name, outer);
  return texts.join('\n');
}
