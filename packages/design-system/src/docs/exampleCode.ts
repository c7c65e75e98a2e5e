/** The name that a top-level statement declares. */
function declared(statement: string) {
  return /^(?:export )?(?:const|function|interface|type) (\w+)/.exec(statement)?.[1] ?? '';
}

/** Names of an import list: `{ Table, type TableColumn }`. */
function namesOf(statement: string) {
  const isType = statement.startsWith('import type');
  const list = /\{([^}]*)\}/.exec(statement)?.[1] ?? '';
  return list
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
    .map((name) => (isType ? `type ${name}` : name));
}

/** The code of a file's good example, as another application would write it: from the package, without its opposite. */
export function goodCode(source: string): string {
  const statements = source.split(/\n(?=(?:import|export|const|function|interface|type)\b)/).map((part) => part.trim());
  const imports = statements.filter((part) => part.startsWith('import'));
  const ours = imports.filter((part) => /from '\.\.?\//.test(part));
  const others = imports.filter((part) => !ours.includes(part));
  const code = statements
    .filter((part) => !part.startsWith('import') && !/^(?:Bad|BAD|Anatomy)/.test(declared(part)))
    .join('\n\n');
  const used = [...new Set(ours.flatMap(namesOf))].filter((name) =>
    new RegExp(`\\b${name.replace('type ', '')}\\b`).test(code),
  );
  const own = used.length > 0 ? [`import { ${used.join(', ')} } from '@mailroom/design-system';`] : [];
  return [[...others, ...own].join('\n'), code.replace(/export (const|function) Good/, 'export $1 Example')].join(
    '\n\n',
  );
}
