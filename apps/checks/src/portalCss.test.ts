import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './command.ts';

const source = join(root, 'apps/portal');
const files = globSync('{src/**/*.{ts,tsx,css,scss,svg,html},index.html}', { cwd: source }).filter(
  (file) => !/\.(test|stories)\.|^src\/fixtures\//.test(file),
);

/** Every way in which a screen could add CSS. Distances and looks are props of the design system. */
const WAYS: Readonly<Record<string, RegExp>> = {
  'a style sheet of its own': /(?:import|from)\s*['"](?!@mailroom\/design-system\/)[^'"]+\.(?:css|scss)(?:\?\w+)?['"]/,
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
  expect(files.filter((file) => /\.s?css$/.test(file))).toEqual([]);
  expect(files.flatMap((file) => breaches(file, readFileSync(join(source, file), 'utf8')))).toEqual([]);
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
