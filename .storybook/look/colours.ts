import figma from '../../packages/design-system/tokens/figma.tokens.json' with { type: 'json' };
import type { Theme } from './themes.ts';

/** A colour token as ordinary screens show it, for what can't read custom properties. */
export function hexOf(token: Exclude<keyof typeof figma.color, '$type'>, theme: Theme): string {
  return figma.color[token].$extensions.mode[theme];
}
