import { hexOf } from './colours.ts';
import { SYSTEM_SETTINGS, THEMES, type Theme } from './themes.ts';

/** Puts the theme that the address names on the root before anything is drawn. Without one it is light, as in the toolbar. */
const SET_THEME = `{
  const address = new URLSearchParams(location.search);
  const choice = address.get('look') ?? /(?:^|;)theme:([\\w-]+)/.exec(address.get('globals') ?? '')?.[1] ?? 'light';
  if (choice !== 'system') document.documentElement.dataset.theme = choice;
}`;

function ground(root: string, element: string, theme: Theme): string {
  return `${root} ${element} { background: ${hexOf('canvas', theme)}; color: ${hexOf('ink', theme)}; }`;
}

function grounds(element: string): string {
  const [dark, contrast] = SYSTEM_SETTINGS;
  return [
    ...THEMES.map((theme) => ground(`[data-theme='${theme}']`, element, theme)),
    `:root:not([data-theme]) { color-scheme: light dark; }`,
    ground(':root:not([data-theme])', element, 'light'),
    `@media ${contrast} { ${ground(':root:not([data-theme])', element, 'high-contrast')} }`,
    `@media ${dark} { ${ground(':root:not([data-theme])', element, 'dark')} }`,
  ].join('\n');
}

/** The head of Storybook's own page: it has the theme's ground until its frame is drawn. */
export const managerFirst = `<script>${SET_THEME}</script><style>${grounds('body')}</style>`;

const LOADING = 'body:not(.sb-show-main, .sb-show-errordisplay, .sb-show-nopreview)';

/**
 * The head of a story's window: until the story is there, it has the theme's ground and says that it loads, instead of
 * Storybook's white sheet.
 */
export const previewFirst = `<script>${SET_THEME}</script><style>${grounds(LOADING)}
body .sb-wrapper:is(.sb-preparing-story, .sb-preparing-docs) { display: none; }
${LOADING}::before {
  content: 'Loading …';
  position: fixed;
  inset: 0;
  display: grid;
  place-items: center;
  font: 13px/20px system-ui, sans-serif;
}</style>`;
