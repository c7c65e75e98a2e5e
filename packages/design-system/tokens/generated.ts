import { readFileSync } from 'node:fs';
import { figmaTokens } from './figma.ts';
import { filesWithHex } from './hexValues.ts';
import { changesOf, contextsOf, foundationTokens, tokensOf, type Token } from './readTokens.ts';

function declare(tokens: readonly Token[]) {
  return tokens.map(({ name, css }) => `--mr-${name}: ${css};`).join('\n  ');
}

function rule(selector: string, body: string) {
  return `${selector} {\n  ${body}\n}`;
}

function within(media: string, inner: string) {
  return `@media ${media} {\n${inner.replaceAll(/^/gm, '  ')}\n}`;
}

/**
 * Returns the style sheet. Theme and density are attributes of any element, usually the root, so that switching them renders
 * no component again. Without `data-theme` the system's setting applies.
 */
function styleSheet(): string {
  const theme = (name: string, scheme: string) => `color-scheme: ${scheme};\n  ${declare(tokensOf('theme', name))}`;
  return `${[
    '/* Made by `npm run generate` from tokens/*.tokens.json and tokens/base.css. */',
    rule(":root,\n[data-theme='light']", theme('light', 'light')),
    within('(prefers-contrast: more)', rule(':root:not([data-theme])', theme('high-contrast', 'light'))),
    within('(prefers-color-scheme: dark)', rule(':root:not([data-theme])', theme('dark', 'dark'))),
    rule("[data-theme='dark']", theme('dark', 'dark')),
    rule("[data-theme='high-contrast']", theme('high-contrast', 'light')),
    rule(
      ':root',
      declare([...foundationTokens(), ...tokensOf('density', 'comfortable'), ...tokensOf('motion', 'full')]),
    ),
    rule("[data-density='comfortable']", declare(comfortable())),
    rule("[data-density='compact']", declare(changesOf('density', 'compact'))),
    within(
      '(pointer: coarse), (max-width: 719px)',
      rule(':root,\n[data-density]', declare(changesOf('density', 'touch'))),
    ),
    within('(prefers-reduced-motion: reduce)', rule(':root', declare(changesOf('motion', 'reduced')))),
    readFileSync(new URL('./base.css', import.meta.url), 'utf8').trim(),
  ].join('\n')}\n`;
}

/** Returns the comfortable values of the tokens that compact changes, for a comfortable part inside a compact page. */
function comfortable(): Token[] {
  const changed = new Set(changesOf('density', 'compact').map(({ name }) => name));
  return tokensOf('density', 'comfortable').filter(({ name }) => changed.has(name));
}

function union(names: readonly string[]) {
  return names.map((name) => `\n  | '${name}'`).join('');
}

function list(names: readonly string[]) {
  return `[${names.map((name) => `'${name}'`).join(', ')}]`;
}

function pixels(css: string) {
  return Number.parseFloat(css) * (css.endsWith('rem') ? 16 : 1);
}

function types(): string {
  const foundation = foundationTokens();
  const of = (group: string) => foundation.filter((token) => token.group === group);
  const lines = new Map(of('line-height').map(({ name, css }) => [name, css]));
  const scale = of('text').map(({ name, css }) => [
    pixels(css),
    pixels(lines.get(`line-height-${name.slice(5)}`) ?? ''),
  ]);
  const measures = [...foundation, ...tokensOf('density', 'comfortable'), ...tokensOf('motion', 'full')];
  return `// Made by \`npm run generate\` from tokens/*.tokens.json.

export type ColorToken =${union(tokensOf('theme', 'light').map(({ name }) => name))};

export type MeasureToken =${union(measures.map(({ name }) => name))};

export const THEMES = ${list(contextsOf('theme'))} as const;
export type ThemeName = (typeof THEMES)[number];

export const DENSITIES = ${list(contextsOf('density').filter((name) => name !== 'touch'))} as const;
export type Density = (typeof DENSITIES)[number];

/** The steps of the spacing scale in px, at the comfortable density. */
export const SPACES = [${tokensOf('density', 'comfortable')
    .filter(({ group }) => group === 'space')
    .map(({ css }) => pixels(css))
    .join(', ')}] as const;
export type Space = (typeof SPACES)[number];

/** Font sizes in px, with the line height that keeps text on the 4 px grid. */
export const TYPE_SCALE = { ${scale.map(([size, line]) => `${size}: ${line}`).join(', ')} } as const;
export type TypeSize = keyof typeof TYPE_SCALE;
`;
}

/** Returns the generated files by path from the package. A test compares them with the committed ones. */
export function generatedFiles(): [URL, string][] {
  return [
    ...filesWithHex(),
    [new URL('./figma.tokens.json', import.meta.url), figmaTokens()],
    [new URL('../styles.css', import.meta.url), styleSheet()],
    [new URL('../src/theme/tokens.generated.ts', import.meta.url), types()],
  ];
}
