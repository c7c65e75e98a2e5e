import { contextsOf, foundationTokens, tokensOf, type Token } from './readTokens.ts';

interface Entry {
  $value: string;
  $description?: string;
  $extensions?: { mode: Record<string, string> };
}
interface Group {
  $type: 'color' | 'dimension';
  [name: string]: Entry | 'color' | 'dimension';
}

/** Groups of measures that designers set in Figma. */
const MEASURES = ['space', 'size', 'radius', 'text', 'line-height'];

function pixels(css: string): string {
  return `${Number.parseFloat(css) * (css.endsWith('rem') ? 16 : 1)}px`;
}

function colours(): Group {
  const themes = contextsOf('theme').map((theme) => [theme, tokensOf('theme', theme)] as const);
  const hexOf = (tokens: readonly Token[], name: string) => tokens.find((token) => token.name === name)?.hex ?? '';
  const group: Group = { $type: 'color' };
  for (const { name, type, hex, description } of tokensOf('theme', 'light')) {
    if (type !== 'color' || hex === undefined) continue;
    const mode = Object.fromEntries(themes.map(([theme, tokens]) => [theme, hexOf(tokens, name)]));
    group[name] = { $value: hex, $description: description, $extensions: { mode } };
  }
  return group;
}

function measures(name: string): Group {
  const group: Group = { $type: 'dimension' };
  for (const token of [...foundationTokens(), ...tokensOf('density', 'comfortable')])
    if (token.group === name && token.type === 'dimension')
      group[token.name.replace(`${name}-`, '')] = {
        $value: pixels(token.css),
        ...(token.description && { $description: token.description }),
      };
  return group;
}

/**
 * Returns one file for plugins that import variables into Figma. They read neither oklch nor several files: every colour is
 * hexadecimal sRGB in each mode, a measure is in px, and nothing refers to another token.
 */
export function figmaTokens(): string {
  const groups = { color: colours(), ...Object.fromEntries(MEASURES.map((name) => [name, measures(name)])) };
  return `${JSON.stringify(groups, null, 2)}\n`;
}
