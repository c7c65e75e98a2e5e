import { existsSync, globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

interface Release {
  version: string;
  /** 'minor: a sentence', as written in the changeset. */
  changes: { kind: string; text: string }[];
}
export interface PackageChanges {
  name: string;
  releases: Release[];
}

const root = fileURLToPath(new URL('../..', import.meta.url));
const NAMES = ['design-system', 'api-client'];

/** The changes noted for the next version: `.changeset/*.md`, each with the packages it touches and a text. */
function pending(name: string): Release[] {
  const changes = globSync('.changeset/*.md', { cwd: root })
    .filter((file) => !file.endsWith('README.md'))
    .toSorted()
    .flatMap((file) => {
      const [, head = '', text = ''] =
        /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(readFileSync(`${root}${file}`, 'utf8')) ?? [];
      const kind = new RegExp(`^['"]?@mailroom/${name}['"]?: *(\\w+)`, 'm').exec(head)?.[1];
      return kind ? [{ kind, text: text.trim() }] : [];
    });
  return changes.length ? [{ version: 'Next', changes }] : [];
}

/** The package's own CHANGELOG.md, as the changesets tool writes it. */
function released(name: string): Release[] {
  const file = `${root}packages/${name}/CHANGELOG.md`;
  if (!existsSync(file)) return [];
  const sections = readFileSync(file, 'utf8').split(/^## /m).slice(1);
  return sections.map((section) => {
    const [version = '', ...lines] = section.split('\n');
    let kind = '';
    const changes: Release['changes'] = [];
    for (const line of lines) {
      const last = changes.at(-1);
      if (line.startsWith('### ')) kind = (line.slice(4).split(' ')[0] ?? '').toLowerCase();
      else if (line.startsWith('- ')) changes.push({ kind, text: line.slice(2).replace(/^[0-9a-f]{7,}: /, '') });
      else if (line.trim() && last) last.text += ` ${line.trim()}`;
    }
    return { version: version.trim(), changes };
  });
}

export function changelog(): PackageChanges[] {
  return NAMES.map((name) => ({ name: `@mailroom/${name}`, releases: [...pending(name), ...released(name)] }));
}
