import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './command.ts';

const source = join(root, 'apps/portal');
const files = globSync('{src/**/*.{ts,tsx,css,scss,svg,html},index.html}', { cwd: source }).filter(
  (file) => !/\.(test|stories)\.|^src\/fixtures\//.test(file),
);

/** The application's accents. It sets tokens and nothing else, as every application with the package may. */
const ACCENTS = 'src/app/accents.css';

/** Every way in which a screen could add CSS. Distances and looks are props of the design system. */
const WAYS: Readonly<Record<string, RegExp>> = {
  'a style sheet of its own':
    /(?:import|from)\s*['"](?!\.\/accents\.css['"]|@mailroom\/design-system\/)[^'"]+\.(?:css|scss)(?:\?\w+)?['"]/,
  'a style attribute': /\sstyle=|\.style\.|\bstyle:\s*\{|cssText|CSSProperties/,
  'a class of its own': /\bclassName=|\bclass=|classList/,
  'a style element': /<style|createElement\(['"]style|adoptedStyleSheets|insertRule/,
  'styled components': /styled-components|\bstyled\.|\bcss`|createGlobalStyle/,
};

function breaches(name: string, text: string): string[] {
  return Object.entries(WAYS).flatMap(([way, pattern]) => {
    const match = pattern.exec(text);
    return match ? [`${name}: ${way}: ${match[0].trim()}`] : [];
  });
}

it('the portal has no CSS of its own: no style sheet, style, class or styled component', () => {
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => /\.s?css$/.test(file))).toEqual([ACCENTS]);
  expect(files.flatMap((file) => breaches(file, readFileSync(join(source, file), 'utf8')))).toEqual([]);
});

it('the accents set tokens of the design system, and nothing else', () => {
  const tokens = readFileSync(join(root, 'packages/design-system/styles.css'), 'utf8');
  const set = [...readFileSync(join(source, ACCENTS), 'utf8').matchAll(/^ +([\w-]+):/gm)].map(([, name = '']) => name);
  expect(set.length).toBeGreaterThan(10);
  expect(set.filter((name) => !name.startsWith('--mr-') || !tokens.includes(`${name}:`))).toEqual([]);
});

it('finds each way to add CSS to a screen', () => {
  const planted = [
    "import './page.css';",
    '<p style={{ margin: 4 }}>',
    '<p className="lead">',
    'document.createElement("style")',
    'const Lead = styled.p`margin: 0`;',
  ];
  expect(planted.map((line) => breaches('planted', line).length)).toEqual([1, 1, 1, 1, 1]);
  expect(breaches('planted', "import '@mailroom/design-system/fonts.css';")).toEqual([]);
});
