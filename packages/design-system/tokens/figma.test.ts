import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { contextsOf, tokensOf } from './readTokens.ts';

interface Node {
  [key: string]: unknown;
}
interface Variable {
  /** Figma makes folders of the parts between slashes. */
  name: string;
  type: 'COLOR' | 'FLOAT';
  values: Record<string, { r: number; g: number; b: number; a: number } | number>;
}

function valueOf(type: unknown, value: unknown): Variable['values'][string] {
  if (typeof value !== 'string' || value.startsWith('{')) throw new Error(`Not a value: ${String(value)}`);
  if (type === 'dimension') {
    if (!/^\d+(\.\d+)?px$/.test(value)) throw new Error(`Not in px: ${value}`);
    return Number.parseFloat(value);
  }
  if (!/^#([0-9a-f]{6}|[0-9a-f]{8})$/.test(value)) throw new Error(`Not a colour: ${value}`);
  const [r = 0, g = 0, b = 0, a = 1] = (value.match(/[0-9a-f]{2}/g) ?? []).map(
    (pair) => Number.parseInt(pair, 16) / 255,
  );
  return { r, g, b, a };
}

/** Reads the file as the plugins do: types come from the group, names from the path, modes from `$extensions.mode`. */
function variablesOf(
  node: Node,
  modes: readonly string[],
  path: readonly string[] = [],
  inherited?: unknown,
): Variable[] {
  const type = node['$type'] ?? inherited;
  if ('$value' in node) {
    const given = (node['$extensions'] as { mode?: Record<string, unknown> } | undefined)?.mode;
    const values = modes.map((mode) => [mode, valueOf(type, given ? given[mode] : node['$value'])] as const);
    return [{ name: path.join('/'), type: type === 'color' ? 'COLOR' : 'FLOAT', values: Object.fromEntries(values) }];
  }
  return Object.entries(node)
    .filter(([key]) => !key.startsWith('$'))
    .flatMap(([key, child]) => variablesOf(child as Node, modes, [...path, key], type));
}

const file = JSON.parse(readFileSync(new URL('./figma.tokens.json', import.meta.url), 'utf8')) as Node;
const variables = variablesOf(file, contextsOf('theme'));

function luminance(name: string, mode: string): number {
  const value = variables.find((variable) => variable.name === `color/${name}`)?.values[mode];
  if (typeof value !== 'object') throw new Error(`${name} has no colour`);
  const linear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
  return 0.2126 * linear(value.r) + 0.7152 * linear(value.g) + 0.0722 * linear(value.b);
}

it('gives a plugin every colour in every mode, and the measures in px, under names that Figma takes', () => {
  const colours = tokensOf('theme', 'light').filter(({ type }) => type === 'color');
  expect(variables.filter(({ type }) => type === 'COLOR').map(({ name }) => name)).toEqual(
    colours.map(({ name }) => `color/${name}`),
  );
  expect(variables.find(({ name }) => name === 'space/16')?.values).toEqual({
    light: 16,
    dark: 16,
    'high-contrast': 16,
  });
  expect(variables.filter(({ type }) => type === 'FLOAT').length).toBeGreaterThan(20);
  expect(variables.filter(({ name }) => /[.{}$]/.test(name))).toEqual([]);
  expect(new Set(variables.map(({ name }) => name)).size).toBe(variables.length);
});

it.each(contextsOf('theme'))('colours of %s keep their contrast as sRGB', (theme) => {
  const needed = theme === 'high-contrast' ? 7 : 4.5;
  const pairs = tokensOf('theme', theme).flatMap(({ name, text }) => text.map((ground) => [name, ground] as const));
  const weak = pairs.filter(([text, ground]) => {
    const [dark = 0, light = 0] = [luminance(text, theme), luminance(ground, theme)].toSorted(
      (one, other) => one - other,
    );
    // A colour in 256 steps is up to half a step off.
    return (light + 0.05) / (dark + 0.05) < needed - 0.05;
  });
  expect(pairs.length).toBeGreaterThan(10);
  expect(weak).toEqual([]);
});

it('refuses what plugins refuse: a reference, another unit, another colour space', () => {
  for (const $value of ['{color.ink}', 'oklch(1 0 0)', { colorSpace: 'srgb' }])
    expect(() => variablesOf({ ink: { $type: 'color', $value } }, ['light'])).toThrow(/^Not a/);
  expect(() => variablesOf({ gap: { $type: 'dimension', $value: '1rem' } }, ['light'])).toThrow('Not in px');
});
