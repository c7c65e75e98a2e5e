import { create } from 'storybook/theming';
import { hexOf } from './colours.ts';
import type { Theme } from './themes.ts';

function frameIn(theme: Theme) {
  const [canvas, surface, ink, muted, accent, line, control] = (
    ['canvas', 'surface', 'ink', 'ink-muted', 'accent', 'line', 'line-control'] as const
  ).map((token) => hexOf(token, theme)) as [string, string, string, string, string, string, string];
  return create({
    base: theme === 'dark' ? 'dark' : 'light',
    fontBase: "'IBM Plex Sans Variable', 'IBM Plex Sans', system-ui, sans-serif",
    fontCode: "'IBM Plex Mono', ui-monospace, monospace",
    brandTitle: 'Mailroom design system',
    brandTarget: '_self',
    colorPrimary: accent,
    colorSecondary: accent,
    appBg: canvas,
    appContentBg: surface,
    appPreviewBg: canvas,
    appBorderColor: line,
    textColor: ink,
    textInverseColor: surface,
    textMutedColor: muted,
    barBg: surface,
    barTextColor: muted,
    barHoverColor: accent,
    barSelectedColor: accent,
    buttonBg: surface,
    buttonBorder: control,
    booleanBg: canvas,
    booleanSelectedBg: surface,
    inputBg: surface,
    inputBorder: control,
    inputTextColor: ink,
  });
}

/** Storybook's own frame and pages in the colours of each theme. */
export const look = {
  light: frameIn('light'),
  dark: frameIn('dark'),
  'high-contrast': frameIn('high-contrast'),
};
