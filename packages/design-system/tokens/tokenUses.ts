import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const src = fileURLToPath(new URL('../src/', import.meta.url));

function read(file: string) {
  return readFileSync(`${src}${file}`, 'utf8');
}

/** Values that style sheets write as literals, with the token that each stands for. */
const LITERALS: readonly (readonly [RegExp, string])[] = [
  [/font-weight: 400/, 'weight-regular'],
  [/font-weight: 500/, 'weight-medium'],
  [/font-weight: 600/, 'weight-strong'],
  [/ease-out/, 'easing-out'],
];

/** Returns patterns for the tokens that a piece of source uses. A composed name gives a wildcard. */
function patternsOf(source: string): RegExp[] {
  const exact = [...source.matchAll(/\bt\('([\w-]+)'\)/g)].map((match) => match[1] ?? '');
  // t(`${tone}-text`) uses the text colour of every tone.
  const composed = [...source.matchAll(/\bt\(`([^`]+)`\)/g)].map((match) =>
    (match[1] ?? '').replaceAll(/\$\{[^}]+\}/g, '[a-z-]+'),
  );
  const sizes = [...source.matchAll(/\b(?:type\(|size=\{)(\d+)[)}]/g)].map(
    (match) => `(?:text|line-height)-${match[1]}`,
  );
  const gaps = [...source.matchAll(/\bgap=\{(\d+)\}/g)].map((match) => `space-${match[1]}`);
  // space(4, 12) uses two steps.
  const spaces = [...source.matchAll(/\bspace\(([\d, ]+)\)/g)].flatMap((match) =>
    (match[1] ?? '').split(', ').map((step) => `space-${step}`),
  );
  const literals = LITERALS.filter(([pattern]) => pattern.test(source)).map(([, name]) => name);
  return [...exact, ...composed, ...sizes, ...gaps, ...spaces, ...literals].map((name) => new RegExp(`^${name}$`));
}

/** Returns the shared pieces of `theme/styles.ts` with their tokens. A component that uses a piece uses its tokens. */
function sharedPieces(): Map<string, RegExp[]> {
  const pieces = read('theme/styles.ts')
    .split(/^export (?:const|function) /m)
    .slice(1);
  return new Map(pieces.map((piece) => [/^\w+/.exec(piece)?.[0] ?? '', patternsOf(piece)]));
}

/** Returns for each token the component folders whose sources use it. */
export function tokenUses(names: readonly string[]): Record<string, string[]> {
  const shared = sharedPieces();
  const uses = new Map<string, Set<string>>(names.map((name) => [name, new Set()]));
  const files = globSync('components/**/*.{ts,tsx}', { cwd: src }).filter(
    (file) => !/\.(stories|test|samples|examples|guide)\.tsx?$/.test(file),
  );
  for (const file of files) {
    const source = read(file);
    const fromPieces = [...shared]
      .filter(([piece]) => new RegExp(`\\b${piece}\\b`).test(source))
      .flatMap(([, tokens]) => tokens);
    const patterns = [...patternsOf(source), ...fromPieces];
    for (const name of names)
      if (patterns.some((pattern) => pattern.test(name))) uses.get(name)?.add(file.split('/')[1] ?? file);
  }
  return Object.fromEntries([...uses].map(([name, folders]) => [name, [...folders].toSorted()]));
}
