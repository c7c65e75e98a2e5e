import { contrast } from './oklch.ts';
import { contextsOf, foundationTokens, tokensOf, type Token } from './readTokens.ts';
import { tokenUses } from './tokenUses.ts';

/** A token as Storybook shows it. */
export interface ShownToken extends Pick<Token, 'name' | 'group' | 'type' | 'description'> {
  /** The value in each context of its modifier, or one entry without a context for a token that never changes. */
  values: { context: string; css: string; hex?: string; alias?: string }[];
  /** The contrast with each of its partners, in each theme. */
  contrast: { partner: string; needed: 4.5 | 3; ratios: { theme: string; ratio: number }[] }[];
  usedBy: string[];
}

const MODIFIERS = ['theme', 'density', 'motion'] as const;

function partners(token: Token): ShownToken['contrast'] {
  const ratios = (partner: string) =>
    contextsOf('theme').map((theme) => {
      const value = (name: string) => tokensOf('theme', theme).find((other) => other.name === name)?.css ?? '';
      return { theme, ratio: contrast(value(token.name), value(partner)) };
    });
  return [
    ...token.text.map((partner) => ({ partner, needed: 4.5 as const, ratios: ratios(partner) })),
    ...token.shape.map((partner) => ({ partner, needed: 3 as const, ratios: ratios(partner) })),
  ];
}

function changing(modifier: string): Omit<ShownToken, 'usedBy'>[] {
  const [usual = '', ...others] = contextsOf(modifier);
  return tokensOf(modifier, usual).map((token) => ({
    ...token,
    values: [usual, ...others].map((context) => {
      const found = tokensOf(modifier, context).find(({ name }) => name === token.name) ?? token;
      return {
        context,
        css: found.css,
        ...(found.hex && { hex: found.hex }),
        ...(found.alias && { alias: found.alias }),
      };
    }),
    contrast: partners(token),
  }));
}

/** Returns every public token with its values, its contrast and the components that use it. */
export function catalogue(): ShownToken[] {
  const fixed = foundationTokens().map((token) => ({
    ...token,
    values: [{ context: '', css: token.css }],
    contrast: [],
  }));
  const all = [...MODIFIERS.flatMap(changing), ...fixed];
  const uses = tokenUses(all.map(({ name }) => name));
  return all.map((token) => ({ ...token, usedBy: uses[token.name] ?? [] }));
}
