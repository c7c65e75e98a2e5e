import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const src = fileURLToPath(new URL('../src/', import.meta.url));
const read = (file: string) => readFileSync(`${src}${file}`, 'utf8');

/** Values that style sheets write out, because a name would say less than the number. */
const WRITTEN: readonly (readonly [RegExp, string])[] = [
  [/font-weight: 400/, 'weight-regular'],
  [/font-weight: 500/, 'weight-medium'],
  [/font-weight: 600/, 'weight-strong'],
  [/ease-out/, 'easing-out'],
];

/** What a piece of source asks of the theme: names, and patterns where a name is put together. */
function asked(source: string): RegExp[] {
  const exact = [...source.matchAll(/\bt\('([\w-]+)'\)/g)].map((match) => match[1] ?? '');
  // t(`${tone}-text`) asks for the text of every tone.
  const made = [...source.matchAll(/\bt\(`([^`]+)`\)/g)].map((match) =>
    (match[1] ?? '').replaceAll(/\$\{[^}]+\}/g, '[a-z-]+'),
  );
  const sizes = [...source.matchAll(/\b(?:type\(|size=\{)(\d+)[)}]/g)].map(
    (match) => `(?:text|line-height)-${match[1]}`,
  );
  const gaps = [...source.matchAll(/\bgap=\{(\d+)\}/g)].map((match) => `space-${match[1]}`);
  // space(4, 12) asks for two steps.
  const spaces = [...source.matchAll(/\bspace\(([\d, ]+)\)/g)].flatMap((match) =>
    (match[1] ?? '').split(', ').map((step) => `space-${step}`),
  );
  const written = WRITTEN.filter(([pattern]) => pattern.test(source)).map(([, name]) => name);
  return [...exact, ...made, ...sizes, ...gaps, ...spaces, ...written].map((name) => new RegExp(`^${name}$`));
}

/** The shared pieces of `theme/styles.ts`, each with what it asks: who takes the piece uses its tokens. */
function sharedPieces(): Map<string, RegExp[]> {
  const pieces = read('theme/styles.ts')
    .split(/^export (?:const|function) /m)
    .slice(1);
  return new Map(pieces.map((piece) => [/^\w+/.exec(piece)?.[0] ?? '', asked(piece)]));
}

/** For each token the component folders whose sources ask for it. */
export function tokenUses(names: readonly string[]): Record<string, string[]> {
  const shared = sharedPieces();
  const uses = new Map<string, Set<string>>(names.map((name) => [name, new Set()]));
  const files = globSync('components/**/*.{ts,tsx}', { cwd: src }).filter(
    (file) => !/\.(stories|test|samples|examples|guide)\.tsx?$/.test(file),
  );
  for (const file of files) {
    const source = read(file);
    const taken = [...shared]
      .filter(([piece]) => new RegExp(`\\b${piece}\\b`).test(source))
      .flatMap(([, tokens]) => tokens);
    const wanted = [...asked(source), ...taken];
    for (const name of names)
      if (wanted.some((pattern) => pattern.test(name))) uses.get(name)?.add(file.split('/')[1] ?? file);
  }
  return Object.fromEntries([...uses].map(([name, folders]) => [name, [...folders].toSorted()]));
}
