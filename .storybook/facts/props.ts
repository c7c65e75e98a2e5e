import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseAst, type ESTree } from 'vite';

export interface Prop {
  name: string;
  /** As written: `'a' | 'b'`, `ReactNode`. */
  type: string;
  /** The values, where the type is a list of them. */
  options?: string[];
  isRequired: boolean;
  description: string;
  /** As written in the component; empty when there is none. */
  defaultValue: string;
}
export interface ComponentProps {
  props: Prop[];
  /** The elements whose props it also takes: 'button', when it passes every prop of a button to its root. */
  rest: string[];
}

type Node = ESTree.Node;
interface Declared {
  node: Node;
  source: string;
}

const src = fileURLToPath(new URL('../../packages/design-system/src/', import.meta.url));

function text(source: string, node: { start: number; end: number }) {
  return source.slice(node.start, node.end);
}

/** Every interface, type, list of values and function of the package by its name; names are used once. */
function declarations(): Map<string, Declared> {
  const found = new Map<string, Declared>();
  const files = globSync('{components,provider,theme}/**/*.{ts,tsx}', { cwd: src }).filter(
    (file) => !/\.(stories|test|samples|examples|guide)\.tsx?$/.test(file),
  );
  for (const file of files) {
    const source = readFileSync(`${src}${file}`, 'utf8');
    for (const statement of parseAst(source, { lang: 'tsx' }).body) {
      const node = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
      if (node?.type === 'TSInterfaceDeclaration' || node?.type === 'TSTypeAliasDeclaration')
        found.set(node.id.name, { node, source });
      else if (node?.type === 'FunctionDeclaration' && node.id) found.set(node.id.name, { node, source });
      else if (node?.type === 'VariableDeclaration')
        for (const variable of node.declarations)
          if (variable.id.type === 'Identifier') found.set(variable.id.name, { node: variable, source });
    }
  }
  return found;
}

/** As one reads it: in one line, and without the `undefined` that leaving it out means anyhow. */
function shortType(type: string) {
  return type
    .replaceAll(/\s+/g, ' ')
    .replace(/ \| undefined$/, '')
    .replace(/^\((\([^()]*\) => [^()]*)\)$/, '$1')
    .replace(/^\| /, '');
}

/** The comment that ends right before a member. */
function commentBefore(source: string, start: number): string {
  const match = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*$/.exec(source.slice(0, start));
  return (match?.[1] ?? '')
    .replaceAll(/^\s*\*\s?/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function literals(written: string) {
  return [...written.matchAll(/'([^']*)'|(?<![\w.])(\d+)\b/g)].map((match) => match[1] ?? match[2] ?? '');
}

/** The values of a type that is a list of them: written out, or taken from an `as const` list. */
function optionsOf(known: Map<string, Declared>, written: string, depth = 0): string[] | undefined {
  const type = written.replace(/ \| undefined$/, '').trim();
  if (/^('[^']*'|\d+)( \| ('[^']*'|\d+))*$/.test(type)) return literals(type);
  const list = /^\(typeof (\w+)\)\[number\]$/.exec(type)?.[1];
  const declared = known.get(list ?? type);
  if (!declared || depth > 3) return undefined;
  if (list) return literals(text(declared.source, declared.node));
  return declared.node.type === 'TSTypeAliasDeclaration'
    ? optionsOf(known, text(declared.source, declared.node.typeAnnotation), depth + 1)
    : undefined;
}

type Collected = Map<string, Prop>;

/** Follows a type to its members: intersections, unions, `Omit`, and names of our own. */
function collect(known: Map<string, Declared>, node: Node, source: string, into: Collected, rest: Set<string>): void {
  if (node.type === 'TSIntersectionType' || node.type === 'TSUnionType') {
    for (const part of node.types) collect(known, part, source, into, rest);
  } else if (node.type === 'TSTypeLiteral' || node.type === 'TSInterfaceBody') {
    for (const member of node.type === 'TSTypeLiteral' ? node.members : node.body) {
      if (member.type !== 'TSPropertySignature' && member.type !== 'TSMethodSignature') continue;
      const name = text(source, member.key).replaceAll("'", '');
      const before = into.get(name);
      const type =
        member.type === 'TSPropertySignature' && member.typeAnnotation
          ? text(source, member.typeAnnotation.typeAnnotation)
          : text(source, member);
      const options = optionsOf(known, type);
      const description = commentBefore(source, member.start);
      into.set(name, {
        name,
        type: shortType(type),
        ...(options && { options }),
        isRequired: !member.optional && (before?.isRequired ?? true),
        description: description || before?.description || '',
        defaultValue: '',
      });
    }
  } else if (node.type === 'TSTypeReference') {
    named(known, text(source, node.typeName), node.typeArguments?.params ?? [], source, into, rest);
  }
}

function named(
  known: Map<string, Declared>,
  name: string,
  args: readonly Node[],
  source: string,
  into: Collected,
  rest: Set<string>,
): void {
  const [first, second] = args;
  if ((name === 'ComponentProps' || name === 'ComponentPropsWithRef') && first) {
    rest.add(text(source, first).replaceAll("'", ''));
  } else if (/^(Omit|Pick|Partial|Optional|Readonly)$/.test(name) && first) {
    const inner: Collected = new Map();
    collect(known, first, source, inner, rest);
    const names = second ? literals(text(source, second)) : [];
    for (const [key, prop] of inner) {
      if (name === 'Omit' && names.includes(key)) continue;
      if (name === 'Pick' && !names.includes(key)) continue;
      into.set(key, name === 'Partial' || name === 'Optional' ? { ...prop, isRequired: false } : prop);
    }
  } else {
    const declared = known.get(name);
    if (declared?.node.type === 'TSTypeAliasDeclaration') {
      collect(known, declared.node.typeAnnotation, declared.source, into, rest);
    } else if (declared?.node.type === 'TSInterfaceDeclaration') {
      for (const parent of declared.node.extends)
        named(
          known,
          text(declared.source, parent.expression),
          parent.typeArguments?.params ?? [],
          declared.source,
          into,
          rest,
        );
      collect(known, declared.node.body, declared.source, into, rest);
    }
  }
}

/** Descriptions of common props, for interfaces that don't describe them. */
const USUAL: Record<string, string> = {
  children: 'The content.',
  className: 'Class name of the root.',
  ref: 'Ref of the root element.',
  label: 'The name, shown and read by screen readers.',
  onChange: 'Called with the new value.',
  onClose: 'Called when it should close.',
  placeholder: 'Shown in the empty control. Never the only label.',
  value: 'The value, kept by the application.',
  options: 'The options to choose from.',
  items: 'The items, in order.',
};

/** The value behind a name in capitals: `PAGE_SIZES`. */
function valueOf(known: Map<string, Declared>, written: string): string {
  const named = /^[A-Z][A-Z_]+$/.test(written) ? known.get(written) : undefined;
  if (named?.node.type !== 'VariableDeclarator' || !named.node.init) return written;
  return text(named.source, named.node.init).replace(/ as const$/, '');
}

/** The defaults in the component's first parameter, by prop. */
function defaultsOf(known: Map<string, Declared>, { node, source }: Declared): Map<string, string> {
  const [first] = node.type === 'FunctionDeclaration' ? node.params : [];
  const members = first?.type === 'ObjectPattern' ? first.properties : [];
  return new Map(
    members.flatMap((member) =>
      member.type === 'Property' && member.value.type === 'AssignmentPattern'
        ? [[text(source, member.key), valueOf(known, text(source, member.value.right))] as const]
        : [],
    ),
  );
}

const VALUE = String.raw`'[^']*'|\[\]|-?\d+(?:,\d{3})*(?:, \d+)*|true|false|none`;

/** Returns the default that a description states, as in 'Default 320.'. Empty when it depends on something ('Default: …'). */
export function saidDefault(description: string): string {
  const value = new RegExp(String.raw`\bDefault (${VALUE})(?=[.;:]?(?:\s|$))`).exec(description)?.[1] ?? '';
  return /^-?\d+(,\d{3})+$/.test(value) ? value.replaceAll(',', '') : value;
}

/** The props of every component, read from its interface: one description, written once. */
export function propsOfComponents(): Record<string, ComponentProps> {
  const known = declarations();
  const all: Record<string, ComponentProps> = {};
  for (const [name, declared] of known) {
    if (!/^[A-Z][a-z]/.test(name) || !known.has(`${name}Props`)) continue;
    const into: Collected = new Map();
    const rest = new Set<string>();
    named(known, `${name}Props`, [], declared.source, into, rest);
    const defaults = defaultsOf(known, declared);
    const props = [...into.values()].map((prop) => {
      const description = prop.description || USUAL[prop.name] || '';
      return { ...prop, description, defaultValue: defaults.get(prop.name) ?? saidDefault(description) };
    });
    all[name] = {
      props: props.toSorted((one, other) => Number(other.isRequired) - Number(one.isRequired)),
      rest: [...rest],
    };
  }
  return all;
}
