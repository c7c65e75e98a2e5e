import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const DISTANCE =
  /(?<![\w-])(?:scroll-)?(?:(?:row-|column-)?gap|padding|margin|inset)(?:-[a-z-]+)?:\s*[^;{}]*?(?:\$\{[^}]*\}[^;{}]*?)*;/g;
const IN_SCRIPT = /(?<![\w-])(?:gap|padding|margin|inset)(?:[A-Z]\w+)?: '[^']*'/g;
const OPTICAL = /\/\* Optical: [^*]+\*\/$/;

function isRaw(declaration: string) {
  return [...declaration.matchAll(/(\d+(?:\.\d+)?)px/g)].some(([, pixels]) => Number(pixels) >= 2);
}

/** Finds distances in pixels. A comment that starts with 'Optical:' allows a correction. */
function rawDistances(source: string): string[] {
  return [...source.matchAll(DISTANCE), ...source.matchAll(IN_SCRIPT)]
    .filter(({ 0: declaration, index }) => isRaw(declaration) && !OPTICAL.test(source.slice(0, index).trimEnd()))
    .map(([declaration]) => declaration);
}

it('uses only distances from the spacing scale, so that the density applies', () => {
  const files = globSync('{components,theme}/**/*.{ts,tsx}', { cwd: import.meta.dirname }).filter(
    (file) => !/\.(stories|samples|test)\./.test(file),
  );
  const found = files.flatMap((file) =>
    rawDistances(readFileSync(join(import.meta.dirname, file), 'utf8')).map((declaration) => `${file}: ${declaration}`),
  );
  expect(files.length).toBeGreaterThan(300);
  expect(found).toEqual([]);
});

it('recognises raw distances', () => {
  const found = (source: string) => rawDistances(source).length;
  expect(found('gap: 8px;')).toBe(1);
  expect(found('padding: ${space(4)} 10px;')).toBe(1);
  expect(found('margin-inline-start: -7px;')).toBe(1);
  expect(found("paddingInline: '4px 8px'")).toBe(1);
  expect(found('inset: calc(50% - 4px);')).toBe(1);
  expect(found('padding: ${space(4, 8)}; margin: -1px; inline-size: 40px;')).toBe(0);
  expect(found('/* Optical: to a target of 24 px. */\n inset: -3px;')).toBe(0);
  expect(found('/* A larger target. */\n inset: -3px;')).toBe(1);
});
