import { dark } from './dark.ts';
import { highContrast } from './highContrast.ts';
import { light } from './light.ts';
import { MEASURES, type ColorToken } from './tokens.ts';

export const THEMES = { light, dark, 'high-contrast': highContrast } satisfies Record<
  string,
  Record<ColorToken, string>
>;
export type ThemeName = keyof typeof THEMES;

export const DENSITIES = ['comfortable', 'compact'] as const;
export type Density = (typeof DENSITIES)[number];

function declare(values: Record<string, string>): string {
  return Object.entries(values)
    .map(([name, value]) => `--mr-${name}:${value};`)
    .join('');
}

/**
 * All themes as CSS. The theme and the density are attributes of any element, usually the root: a switch is one
 * attribute, and no component renders again. Without `data-theme` the system decides.
 */
export const themeCss = `
:root,[data-theme='light']{color-scheme:light;${declare(light)}}
@media (prefers-color-scheme:dark){:root:not([data-theme]){color-scheme:dark;${declare(dark)}}}
[data-theme='dark']{color-scheme:dark;${declare(dark)}}
[data-theme='high-contrast']{color-scheme:light;${declare(highContrast)}}
:root{${declare(MEASURES)}}
[data-density='compact']{--mr-control:28px;--mr-row:32px;}
@media (pointer:coarse),(max-width:719px){:root,[data-density]{--mr-control:44px;--mr-control-small:44px;--mr-row:44px;--mr-page:16px;}}
@media (prefers-reduced-motion:reduce){:root{--mr-state-time:0ms;--mr-enter-time:0ms;}}
`;
